import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bankName, bankType, inferRails, typeByName } from './banks.ts';

describe('banks', () => {
  it('maps the published type, then the known type of the bank', () => {
    assert.equal(bankType('SBIN', 'State Bank of India', { type: 'PSB' }), 'public');
    assert.equal(bankType('XXXX', 'X', { type: 'O-UCB' }), 'urban_cooperative');
    assert.equal(bankType('ANZB', 'Australia and New Zealand Banking Group', undefined), 'foreign');
    assert.equal(bankType('RBIS', 'Reserve Bank of India', undefined), 'central_bank');
    assert.equal(bankType('TSAB', 'Telangana State Co-operative Apex Bank', { type: 'DCCB' }), 'state_cooperative');
  });

  it('infers the type from a name', () => {
    assert.equal(typeByName('Esaf Small Finance Bank'), 'small_finance');
    assert.equal(typeByName('India Post Payments Bank'), 'payments');
    assert.equal(typeByName('TELANGANA GRAMEENA BANK'), 'regional_rural');
    assert.equal(typeByName('Coastal Local Area Bank'), 'local_area');
    assert.equal(typeByName('Punjab State Co-operative Bank'), 'state_cooperative');
    assert.equal(typeByName('Satara District Central Co-operative Bank'), 'district_cooperative');
    assert.equal(typeByName('THE BURDWAN CENTRAL CO OPERATIVE BANK LTD'), 'district_cooperative');
    assert.equal(typeByName('Pavana Sahakari Bank'), 'urban_cooperative');
    assert.equal(typeByName('NSE Clearing Limited'), '');
  });

  it('has a name for every bank, with its code as fallback', () => {
    assert.equal(bankName('HDFC', { HDFC: 'HDFC  Bank ' }), 'HDFC Bank');
    assert.equal(bankName('VTBJ', {}), 'VTB Bank');
    assert.equal(bankName('QQQQ', {}), 'QQQQ');
    assert.equal(bankName('DBSS', { DBSS: 'Development Bank of Singapore' }), 'DBS Bank India');
  });

  it('infers the payment systems', () => {
    const banks = { YESB: { upi: true }, CITI: {} };
    assert.deepEqual(inferRails('YESB0ADB012', banks), { imps: '1', neft: '1', rtgs: '1', upi: '1' });
    assert.deepEqual(inferRails('CITI0000001', banks), { imps: '1', neft: '1', rtgs: '1', upi: '0' });
    assert.equal(inferRails('TGRB0000001', banks).upi, '1');
    for (const code of ['UJVN0000001', 'USFB0000001'])
      assert.equal(inferRails(code, { USFB: { upi: true } }).upi, '1', 'a bank of two codes');
    assert.deepEqual(inferRails('ORBC0100000', banks), { imps: '1', neft: '0', rtgs: '0', upi: '0' });
  });
});
