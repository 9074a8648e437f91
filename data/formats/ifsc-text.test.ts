import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tidy, toContact, undoMojibake } from './ifsc-text.ts';

describe('repair', () => {
  it('repairs every kind of mojibake, not a list of them', () => {
    assert.equal(undoMojibake('GUJARAT ┬û 388310'), 'GUJARAT – 388310');
    assert.equal(undoMojibake('┬ôSHIVAM┬ö COLLECTOR┬ÆS'), '“SHIVAM” COLLECTOR’S');
    assert.equal(undoMojibake('SOCI├ëT├ë'), 'SOCIÉTÉ');
    assert.equal(undoMojibake('A┬áB'), 'A\u00a0B');
    assert.equal(undoMojibake('αñ¡'), 'भ', 'three bytes');
  });

  it('does not change intact text', () => {
    for (const text of ['CAFÉ – “X”', 'plain', 'ëë', '½']) assert.equal(undoMojibake(text), text);
  });

  it('tidies blanks, control characters and stray punctuation', () => {
    assert.equal(tidy(' A  B\tC\n'), 'A B C');
    assert.equal(tidy('MADHWAPUR├╜├╜M G MARG,211003├╜'), 'MADHWAPUR M G MARG,211003');
    assert.equal(tidy('RAJASTHAN \u0013 334023'), 'RAJASTHAN – 334023');
    assert.equal(tidy('HYDERABAD _x0013_ 500 055'), 'HYDERABAD – 500 055');
    assert.equal(tidy('RAJA├åS BUILDING'), 'RAJA’S BUILDING');
    assert.equal(tidy('RAJASTHAN - 302 001.┬┐'), 'RAJASTHAN - 302 001.');
    assert.equal(tidy(', JODHPUR,,JODHPUR ,RAJASTHAN -'), 'JODHPUR,JODHPUR,RAJASTHAN');
    assert.equal(tidy('12, M.G. ROAD'), '12, M.G. ROAD');
  });

  it('returns an empty string for an empty source', () => {
    for (const nothing of [null, undefined, 0, 66324848, '', ' - ', 'N.A.', 'na', 'NULL', '560032']) assert.equal(tidy(nothing), '');
    for (const text of ['NAGAR', 'मुंबई']) assert.equal(tidy(text), text);
  });

  it('writes whole telephone numbers in E.164 and drops the others', () => {
    for (const number of ['022-22614468', '2222614468', '912222614468', '+91 22 2261 4468', '0091 2222614468']) {
      assert.equal(toContact(number), '+912222614468');
    }
    assert.equal(toContact('1800 103 5577'), '+9118001035577');
    assert.equal(toContact('+9118002095363'), '+9118002095363');
    for (const part of ['22614468', '251852', '123', '9999999999', '9111662210000', '+9179244355', '', null])
      assert.equal(toContact(part), '');
  });
});
