import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pincodesIn } from '../../formats/branch-location.ts';
import { stateOf, toPlaces } from './place.ts';

describe('state of a branch', () => {
  const places = toPlaces([
    { pincode: '400021', district: 'Mumbai', state: 'MH' },
    { pincode: '431001', district: 'Aurangabad', state: 'Maharashtra' },
    { pincode: '824101', district: 'Aurangabad', state: 'Bihar' },
    { pincode: '495001', district: 'Bilaspur', state: 'CG' },
    { pincode: '174001', district: 'Bilaspur', state: 'HP' },
    { pincode: '500003', district: 'Hyderabad', state: 'TS' },
    { pincode: '734005', district: 'Darjiling', state: 'WB' },
  ]);
  const state = (address: string, names: string[], stated: string) => stateOf({ address, names, state: stated }, places);

  it('extracts pincodes, but not from longer numbers', () => {
    assert.deepEqual(pincodesIn('MARG 400 021'), ['400021']);
    assert.deepEqual(pincodesIn('MUMBAI-400021, PH: 04935-235006, 9890603333'), ['400021']);
    assert.deepEqual(pincodesIn('PIN400021.'), ['400021']);
    assert.deepEqual(pincodesIn('012345'), []);
  });

  it('takes the state of the pincode first', () => {
    assert.equal(state('NARIMAN POINT 400 021', ['Hyderabad'], 'GUJARAT'), 'MH');
    assert.equal(state('X', [], 'PIN 734005'), 'WB');
    assert.equal(state('PLOT 500003, MUMBAI 400021', [], 'x'), 'MH', 'the last one of a text');
    assert.equal(state('SECUNDERABAD 500003, NEW 400021', [], 'ANDHRA PRADESH'), 'TS', 'the one that the record confirms');
  });

  it('ignores a pincode that contradicts the rest of the address', () => {
    assert.equal(state('MAIN ROAD, BILASPUR 431001', ['BILASPUR'], 'HIMACHAL PRADESH'), 'HP');
    assert.equal(state('MAIN ROAD 431001', ['BILASPUR'], 'HIMACHAL PRADESH'), 'MH');
  });

  it('takes the state of a district name next', () => {
    assert.equal(state('', ['HYDERABAD'], 'ANDHRA PRADESH'), 'TS');
    assert.equal(state('', ['RANGAREDDY'], 'ANDHRA PRADESH'), 'TS');
    assert.equal(state('', ['BILASPUR'], 'CHANDIGARH'), 'CG');
    assert.equal(state('', ['AURANGABAD'], 'MAHARASHTRA'), 'MH');
  });

  it('takes the stated state last', () => {
    assert.equal(state('', ['AURANGABAD'], 'KERALA'), 'KL');
    assert.equal(state('999999', [], 'MH'), 'MH');
    assert.equal(state('SECTOR 17', ['CHANDIGARH'], 'CHANDIGARH'), 'CH');
    assert.equal(state('CIVIC CENTRE', ['BHILAI'], 'CHANDIGARH'), 'CG');
    assert.equal(state('', [], 'ANDAMAN AND NICOBAR ISLAND'), 'AN');
    assert.equal(state('', [], 'PIN 999999'), '');
  });
});
