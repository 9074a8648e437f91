import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameBranch, successorFinder, withdrawalReason } from './mergers.ts';

describe('mergers', () => {
  const successorOf = successorFinder(['PUNB0005410', 'CNRB0011234', 'UBIN0801232', 'UBIN0910001', 'UBIN0910002', 'DBSS0IN0123']);

  it('renumbers by the rules of the banks', () => {
    assert.equal(successorOf('ORBC0100054'), 'PUNB0005410');
    assert.equal(successorOf('SYNB0001234'), 'CNRB0011234');
    assert.equal(successorOf('LAVB0000123'), 'DBSS0IN0123');
  });

  it('completes a check digit when only one code fits', () => {
    assert.equal(successorOf('ANDB0000123'), 'UBIN0801232');
    assert.equal(successorOf('CORP0001000'), undefined);
  });

  it('yields only published codes', () => {
    assert.equal(successorOf('SYNB0009999'), undefined);
    assert.equal(successorOf('ALLA0210001'), undefined);
  });

  it('distinguishes a moved branch from another one with the same number', () => {
    assert.ok(isSameBranch('CHANDIGARH 22-D', 'CHANDIGARH-D'));
    assert.ok(!isSameBranch('VASAI', 'RTGS-HO'));
  });

  it('has the reason why a prefix was withdrawn', () => {
    assert.equal(withdrawalReason('SYNB0001234'), 'merged into Canara Bank');
    assert.equal(withdrawalReason('SBIN0000999'), '');
  });
});
