import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveLocations } from './branch-location.ts';
import { DistrictGazetteer } from './districts.ts';

const office = (pincode: string, name: string, district: string, state: string) => ({ pincode, name, district, state });
const districts = new DistrictGazetteer([
  office('751001', 'Bhubaneswar G.P.O.', 'Khordha', 'OD'),
  office('753001', 'Cuttack', 'Cuttack', 'OD'),
  office('518301', 'Adoni', 'Kurnool', 'AP'),
  office('400080', 'Mulund', 'Mumbai Suburban', 'MH'),
  office('400001', 'Mumbai G.P.O.', 'Mumbai', 'MH'),
  office('410206', 'Panvel', 'Raigad', 'MH'),
  office('411004', 'Deccan Gymkhana', 'Pune', 'MH'),
  office('416610', 'Wada', 'Sindhudurg', 'MH'),
  office('302001', 'Jaipur', 'Jaipur', 'RJ'),
  office('110021', 'Moti Bagh', 'New Delhi', 'DL'),
]);
const resolve = (state: string, town: string, district: string, address = '', branch = '') =>
  Object.values(resolveLocations([{ branch, address, town, district, state }], districts)[0] ?? {}).join('|');

describe('city, district and pincode of a branch', () => {
  it('are resolved by the pincode, in any columns', () => {
    assert.equal(resolve('OD', 'BHUBANESWAR', 'KHURDA', 'RASULGARH 751 001'), 'BHUBANESWAR|KHORDHA|751001');
    assert.equal(resolve('OD', 'KHURDA', 'BHUBANESWAR', 'RASULGARH 751 001'), 'BHUBANESWAR|KHORDHA|751001');
    assert.equal(resolve('MH', 'MUMBAI', 'GREATER MUMBAI', 'MULUND (W), MUMBAI-400080.'), 'MUMBAI|MUMBAI SUBURBAN|400080');
    assert.equal(resolve('DL', 'DELHI', 'DELHI', 'NEW MOTI BAGH 110021'), 'DELHI|NEW DELHI|110021');
  });

  it('are resolved by the district list without a pincode', () => {
    assert.equal(resolve('AP', 'ADONI', 'KURNOOL'), 'ADONI|KURNOOL|');
    assert.equal(resolve('AP', 'KURNUL', 'ADONI'), 'ADONI|KURNOOL|', 'another spelling');
    assert.equal(resolve('MH', 'WADA (TAL DEVGAD DIST SINDHUDURG)', ''), 'WADA|SINDHUDURG|');
  });

  it('ignore a distant mistyped pincode, unless the address names a place there', () => {
    assert.equal(resolve('MH', 'PUNE', 'PUNE', 'DECCAN GYMKHANA 410206'), 'PUNE|PUNE|');
    assert.equal(resolve('MH', 'MUMBAI', 'MUMBAI', 'SECTOR 17, NEW PANVEL-410206'), 'MUMBAI|RAIGAD|410206');
    assert.equal(resolve('RJ', 'JAIPUR', 'JAIPUR', 'PUNE 411004'), 'JAIPUR|JAIPUR|', 'a pincode of another state');
  });

  it("default to the majority of the town's branches", () => {
    const branch = { branch: 'MAIN', address: 'RASULGARH 751001', town: 'BHUBANESWAR', district: 'KHURDA', state: 'OD' };
    const [, , last] = resolveLocations([branch, branch, { ...branch, address: '', district: 'BHUBANESWAR' }], districts);
    assert.deepEqual(last, { city: 'BHUBANESWAR', district: 'KHORDHA', pincode: '' });
  });

  it('are unknown if only a state is named', () => {
    assert.equal(resolve('MH', 'MAHARASHTRA', 'MAHARASHTRA'), '||');
  });
});
