import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { liveCodes, ownerName, ownerOf } from './codes.ts';

describe('codes', () => {
  it('pads branch parts of digits and sorts', () => {
    assert.deepEqual(liveCodes({ HDFC: ['CAACOB', 1], ABHY: [65001] }), ['ABHY0065001', 'HDFC0000001', 'HDFC0CAACOB']);
  });

  it('finds the owner: whole code, then the longest prefix, then the bank prefix', () => {
    const published = { HDFC0CAACOB: 'AACX', SMCB0000001: 'SMCB' };
    const custom = { UJVN: 'USFB', YESB0ADB: 'AVDX', YESB0ADBX: 'AAAA', SMCB0000001: 'XXXX', YESB0AMA: 'Amalner Urban Co-operative Bank' };
    assert.equal(ownerOf('HDFC0CAACOB', published, custom), 'AACX');
    assert.equal(ownerOf('SMCB0000001', published, custom), 'SMCB');
    assert.equal(ownerOf('YESB0ADB012', published, custom), 'AVDX');
    assert.equal(ownerOf('YESB0ADBX01', published, custom), 'AAAA');
    assert.equal(ownerOf('HDFC0000001', published, custom), 'HDFC');
    assert.equal(ownerOf('UJVN0000001', published, custom), 'UJVN');
    assert.equal(ownerOf('YESB0AMA001', published, custom), 'YESB', 'an owner without a code');
    assert.equal(ownerName('YESB0AMA001', published, custom, String), 'Amalner Urban Co-operative Bank');
    assert.equal(ownerName('YESB0ADB012', published, custom, String), 'AVDX');
  });
});
