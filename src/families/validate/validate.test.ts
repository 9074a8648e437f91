import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { isinCheckDigit, isVerhoeff, mod36 } from '../../core/util/check-digits.ts';
import { checkCin, checkIsin, checkUdyam } from './business.ts';
import { normaliseIdentifier } from './operations.ts';
import { checkAadhaar, checkPincode, checkUpi, checkVehicle } from './people.ts';
import { IDENTIFIER_KINDS } from './records.ts';
import { checkGstin, checkPan, checkTan } from './tax.ts';

const withCheck = (start: string): string => start + mod36(start);

describe('GST registration numbers', () => {
  test('every published format is recognised', () => {
    for (const [start, type] of [
      ['27AAPFU0939F1Z', 'regular'],
      ['33MUMA12345B1D', 'tax_deductor'],
      ['29AABCF8078M1C', 'tax_collector'],
      ['07DELA01234B1Z', 'government'],
      ['0717UNO00157UN', 'un_body'],
      ['0717XYZ00157ON', 'other_notified'],
      ['9917SGP29001OS', 'online_services'],
      ['3617NRI00001NR', 'non_resident'],
    ] as const) {
      const { valid, details, reason } = checkGstin(withCheck(start));
      assert.deepEqual([valid, details?.taxpayerType, reason], [true, type, null], start);
    }
  });

  test('the check character applies to numbers of UN bodies and online services as well', () => {
    for (const value of ['0717UNO00157UNO', '9917SGP29001OST']) assert.ok(checkGstin(value).valid, value);
  });

  test('state, PAN and holder are decoded', () => {
    const { details } = checkGstin('27AAPFU0939F1ZV');
    assert.deepEqual(details, {
      stateCode: 'MH',
      state: 'Maharashtra',
      gstCode: '27',
      pan: 'AAPFU0939F',
      tan: null,
      holderType: 'firm',
      registration: '1',
      taxpayerType: 'regular',
      checkCharacter: 'V',
      expectedCheckCharacter: 'V',
    });
    assert.equal(checkGstin(withCheck('97AAPFU0939F1Z')).details?.state, 'Other Territory');
  });

  test('each violated rule has its own reason', () => {
    for (const [value, reason] of [
      ['27AAPFU0939F1Z', 'length'],
      ['27AAPFU0939F1AA', 'pattern'],
      [withCheck('55AAPFU0939F1Z'), 'state'],
      [withCheck('27AAPXU0939F1Z'), 'pan'],
      [withCheck('27AAPFU0000F1Z'), 'pan'],
      ['27AAPFU0939F1ZA', 'check_character'],
    ] as const) {
      const verdict = checkGstin(value);
      assert.deepEqual([verdict.valid, verdict.reason], [false, reason], value);
    }
    assert.deepEqual(checkGstin('27').checks, { length: false, pattern: null, state: null, pan: null, checkCharacter: null });
  });
});

describe('check characters', () => {
  test('every wrong digit and every transposition invalidates an Aadhaar number', () => {
    const number = '234123412346';
    assert.ok(isVerhoeff(number));
    for (let index = 0; index < number.length; index++) {
      for (let digit = 0; digit < 10; digit++) {
        const other = number.slice(0, index) + digit + number.slice(index + 1);
        assert.equal(isVerhoeff(other), other === number, other);
      }
      const swapped = number.slice(0, index) + (number[index + 1] ?? '') + number[index] + number.slice(index + 2);
      if (swapped !== number) assert.ok(!isVerhoeff(swapped), swapped);
    }
  });

  test('ISINs of well-known securities', () => {
    for (const isin of ['INE002A01018', 'INE009A01021', 'US0378331005', 'AU0000XVGZA3', 'INF846K01K35', 'GB0002634946']) {
      assert.equal(isinCheckDigit(isin.slice(0, -1)), isin.slice(-1), isin);
    }
  });
});

describe('other identifiers', () => {
  const now = new Date('2026-11-15');
  for (const [name, verdict, reason] of [
    ['a PAN of an individual', checkPan('ACUPA7085R'), null],
    ['a PAN with an unknown holder letter', checkPan('ABMXA3211G'), 'holder_type'],
    ['a TAN', checkTan('MUMA12345B'), null],
    ['a TAN with a digit too many', checkTan('MUMA123456B'), 'length'],
    ['a CIN', checkCin('L17110MH1973PLC019786', now), null],
    ['a CIN of Uttarakhand as the register writes it', checkCin('U72900UR2020PTC010815', now), null],
    ['a CIN from the future', checkCin('L17110MH2973PLC019786', now), 'year'],
    ['a CIN of no company type', checkCin('L17110MH1973XYZ019786', now), 'company_type'],
    ['a CIN of no state', checkCin('L17110XX1973PLC019786', now), 'state'],
    ['an Aadhaar number', checkAadhaar('234123412346'), null],
    ['an Aadhaar number with a wrong digit', checkAadhaar('234123412347'), 'check_character'],
    ['an Aadhaar number that begins with 1', checkAadhaar('134123412346'), 'pattern'],
    ['a UPI ID', checkUpi('asha.k-1@okhdfcbank'), null],
    ['an e-mail address', checkUpi('asha@example.com'), 'pattern'],
    ['a vehicle', checkVehicle('TN01AB1234'), null],
    ['a vehicle of Delhi', checkVehicle('DL1CAB1234'), null],
    ['an office without a number', checkVehicle('TN01'), 'length'],
    ['a vehicle of no state', checkVehicle('XX01AB1234'), 'state'],
    ['a vehicle of the Bharat series', checkVehicle('22BH6517A'), null],
    ['a diplomatic vehicle', checkVehicle('77CD1'), null],
    ['a vehicle with the number 0000', checkVehicle('TN01AB0000'), 'number'],
    ['an ISIN', checkIsin('INE002A01018'), null],
    ['an ISIN with a wrong check digit', checkIsin('INE002A01019'), 'check_character'],
    ['a pincode', checkPincode('600001'), null],
    ['a pincode that begins with 0', checkPincode('060001'), 'pattern'],
    ['a Udyam number', checkUdyam(normaliseIdentifier('udyam', 'UDYAM-TN-02-0012345')), null],
    ['a Udyam number of no state', checkUdyam('UDYAMXX020012345'), 'state'],
  ] as const) {
    test(name, () => assert.deepEqual([verdict.valid, verdict.reason], [reason === null, reason]));
  }

  test('the office of a vehicle is decoded', () => {
    assert.deepEqual(checkVehicle('DL1CAB123').details, {
      type: 'state',
      stateCode: 'DL',
      state: 'Delhi',
      rto: 'DL-01',
      series: 'CAB',
      number: '0123',
    });
  });
});

test('against the examples of python-stdnum', { skip: noVectors }, (t) => {
  type Truth = { readonly valid: readonly string[]; readonly invalid: Readonly<Record<string, string>> };
  const truths = readVector<{ gstin: Truth; pan: Truth }>('money/identifiers_stdnum.json');
  let count = 0;
  for (const [truth, check] of [
    [truths.gstin, checkGstin],
    [truths.pan, checkPan],
  ] as const) {
    for (const value of truth.valid) assert.ok(check(value).valid, value);
    for (const [value, expectedReason] of Object.entries(truth.invalid)) {
      const { valid, reason } = check(value);
      assert.ok(
        !valid && reason !== null && expectedReason.startsWith(reason.replace('holder_', 'holder ')),
        `${value}: ${reason}, not ${expectedReason}`,
      );
    }
    count += truth.valid.length + Object.keys(truth.invalid).length;
  }
  t.diagnostic(`${count} of ${count} equal`);
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());

  test('written with spaces and in lower case', async () => {
    const { status, body, headers } = await get(`${service.url}/v1/validate/gstin/27%20aapfu0939f-1zv`);
    assert.equal(status, 200);
    const data = body.data as { value: string; valid: boolean };
    assert.deepEqual([data.value, data.valid], ['27AAPFU0939F1ZV', true]);
    assert.match(body.meta.note ?? '', /Format check only/);
    assert.equal(headers.get('cache-control'), 'no-store');
  });

  test('an IFSC is checked by its format and names its bank', async () => {
    const { body } = await get(`${service.url}/v1/validate/ifsc/HDFC0ZZZZZZ`);
    assert.deepEqual((body.data as { details: object }).details, { bankCode: 'HDFC', bank: 'HDFC Bank', branchCode: 'ZZZZZZ' });
  });

  test('documents and cards are checked by their form', async () => {
    for (const [kind, value, valid, reason] of [
      ['voter', 'abc 1234567', true, null],
      ['voter', 'AB12345678', false, 'pattern'],
      ['passport', 'K8765432', true, null],
      ['passport', 'K876543', false, 'length'],
      ['driving-licence', 'TN-09 20150001234', true, null],
      ['driving-licence', 'ZZ0920150001234', false, 'state'],
      ['driving-licence', 'TN0929990001234', false, 'year'],
      ['card', '4111 1111 1111 1111', true, null],
      ['card', '4111 1111 1111 1112', false, 'check_character'],
    ] as const) {
      const { body } = await get(`${service.url}/v1/validate/${kind}/${encodeURIComponent(value)}`);
      const data = body.data as { valid: boolean; reason: string | null };
      assert.deepEqual([data.valid, data.reason], [valid, reason], `${kind} ${value}`);
    }
    const { body } = await get(`${service.url}/v1/validate/card/5555555555554444`);
    assert.deepEqual((body.data as { details: object }).details, { network: 'Mastercard', masked: 'XXXXXXXXXXXX4444' });
  });

  test('the check letter of a PAN is not claimed to be verified', async () => {
    const { body } = await get(`${service.url}/v1/validate/pan/AAPPV8261K`);
    assert.match(body.meta.note ?? '', /not published, so it is not checked/);
  });

  test('returns 200 for any value and 400 for an unknown kind', async () => {
    for (const value of ['%00', '-', 'x'.repeat(330), '%F0%9F%98%80', '..%2F', 'constructor@constructor']) {
      for (const kind of IDENTIFIER_KINDS) {
        const { status } = await get(`${service.url}/v1/validate/${kind}/${value}`);
        assert.equal(status, 200, `${kind} ${value}`);
      }
    }
    const unknown = await get(`${service.url}/v1/validate/ration-card/X`);
    assert.equal(unknown.status, 400);
    assert.match(unknown.body.error.message, /^kind: must be one of gstin, pan, ifsc/);
    assert.equal((await get(`${service.url}/v1/validate/pan/${'x'.repeat(331)}`)).status, 413);
  });
});
