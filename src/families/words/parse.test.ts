/** Words-to-number parser. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGE_CODES, languages, vocabulary } from './languages.ts';
import { NotANumber, parseWords } from './parse.ts';

describe('every language', () => {
  for (const code of LANGUAGE_CODES) {
    test(`${code}: spelled-out numbers are parsed back`, () => {
      const language = languages[code];
      const check = (number: bigint, paise: bigint): void => {
        assert.equal(parseWords(language.integer(number), vocabulary(code)).plain, String(number));
        const amount = parseWords(`${language.money(number, paise)} ${language.only}`, vocabulary(code));
        assert.deepEqual(amount, { plain: `${number}.${String(paise).padStart(2, '0').replace(/0$/, '')}`, currency: true });
      };
      for (let number = 0n; number < 1000n; number++) check(number, 50n);
      fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 99n }), check));
    });
  }

  test('numerals, other spellings and fractions', () => {
    for (const [code, text, number] of [
      ['en', 'Rs. 500/-', '500'],
      ['en', '2.5 crore', '25000000'],
      ['en', '10k', '10000'],
      ['en', '2.5L', '250000'],
      ['en', 'half a crore', '5000000'],
      ['en', 'two and a half lakh', '250000'],
      ['en', 'one and half crore', '15000000'],
      ['hi', 'पौने लाख', '75000'],
      ['hi', 'सवा लाख', '125000'],
      ['hi', 'आधा लाख', '50000'],
      ['mr', 'अडीच कोटी', '25000000'],
      ['gu', 'અઢી લાખ', '250000'],
      ['ta', 'ஒன்றரை லட்சம்', '150000'],
      ['ta', 'rendu latcham', '200000'],
      ['te', 'రెండున్నర లక్షలు', '250000'],
      ['te', 'padi vela', '10000'],
      ['kn', 'ಒಂದೂವರೆ ಲಕ್ಷ', '150000'],
      ['kn', 'hattu saavira', '10000'],
      ['ml', 'രണ്ടര കോടി', '25000000'],
      ['en', 'twenty-one lacs and five', '2100005'],
      ['en', 'two million', '2000000'],
      ['en', 'minus three point one four', '-3.14'],
      ['hi', 'डेढ़ लाख', '150000'],
      ['hi', 'साढ़े तीन हजार', '3500'],
      ['hi', 'सवा लाख', '125000'],
      ['hi', 'पौने दो सौ', '175'],
      ['hi', '५ करोड', '50000000'],
      ['hi', 'दो लाख पचीस हज़ार', '225000'],
      ['hi', 'do lakh pachaas hazaar', '250000'],
      ['hi', 'dhai lakh', '250000'],
      ['hi', 'saadhe teen karod rupaye', '35000000'],
      ['hi', 'saat sau', '700'],
      ['hi', 'saath hajar', '60000'],
      ['ta', 'ஒரு இலட்சம்', '100000'],
      ['ta', 'ஒரு லட்சத்து இருபத்தி மூன்றாயிரம்', '123000'],
      ['en', 'five point two crore', '52000000'],
      ['en', 'one point zero five lakh', '105000'],
    ] as const) {
      assert.equal(parseWords(text, vocabulary(code)).plain, number, text);
    }
    for (const wrong of ['five twenty', 'two three', 'lakh lakh', '', 'only', 'ten point twenty']) {
      assert.throws(() => parseWords(wrong, vocabulary('en')), NotANumber, wrong);
    }
  });
});
