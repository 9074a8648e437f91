import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pointAt } from '../../../test/support/point-at.ts';
import { placeOfPincode } from '../../formats/office-place.ts';
import { withFormerDistricts } from './former-districts.ts';
import { majorityCircles, repairPlaces, withoutOutliers } from './places.ts';

describe('places', () => {
  const row = (pincode: string, state: string, district: string, circle = 'Telangana Circle', division = 'Adilabad Division') => ({
    pincode,
    state,
    district,
    circle,
    division,
  });
  const adilabad = Array.from({ length: 400 }, () => row('504001', 'TS', 'Adilabad'));
  const prakasam = Array.from({ length: 5 }, () => row('523001', 'AP', 'Prakasam', 'Andhra Pradesh Circle', 'Prakasam Division'));
  const centres = new Map([
    ['504001', pointAt(19.6, 78.5)],
    ['504346', pointAt(19.5, 78.7)],
    ['523001', pointAt(15.5, 80)],
  ]);
  const repairWith = (extra: ReturnType<typeof row>) => repairPlaces([...adilabad, ...prakasam, extra], centres).at(-1);

  it('fills a gap from the same pincode', () => assert.equal(repairWith(row('504001', '', ''))?.district, 'Adilabad'));
  it('fills a gap from the pincodes around', () => assert.equal(repairWith(row('504346', '', ''))?.state, 'TS'));
  it('fills a gap from the nearest number when there is no point', () =>
    assert.equal(repairWith(row('504999', '', ''))?.district, 'Adilabad'));
  it('replaces a distant state', () => {
    assert.deepEqual(repairWith(row('504346', 'AP', 'Prakasam')), row('504346', 'TS', 'Adilabad'));
  });
  it('accepts a neighbouring state', () => {
    const border = row('504001', 'MH', 'Chandrapur');
    assert.deepEqual(repairWith(border), border);
  });
  it('leaves an office of a mistyped pincode in its own circle', () => {
    const stray = row('504001', '', '', 'Andhra Pradesh Circle', 'Prakasam Division');
    assert.equal(repairWith(stray)?.district, 'Prakasam');
    assert.equal(majorityCircles([...adilabad, stray]).get('504001'), 'Telangana Circle');
  });
  it('does not locate army post offices', () => {
    assert.equal(repairWith(row('900056', 'UP', 'Kushinagar', 'APS Circle'))?.state, '');
  });
  it('takes the place of a pincode from its delivering head or post office', () => {
    const branch = { type: 'B', delivery: true, district: 'Medak', state: 'TS' } as const;
    const post = { type: 'P', delivery: true, district: 'Siddipet', state: 'TS' } as const;
    const idle = { type: 'H', delivery: false, district: 'Nirmal', state: 'TS' } as const;
    assert.equal(placeOfPincode([branch, branch, post, idle]).district, 'Siddipet');
    assert.equal(placeOfPincode([branch, branch, idle]).district, 'Medak');
    assert.deepEqual(placeOfPincode([]), { district: '', state: '' });
  });
  it('does not take it from a single head office, unless the district is new or adjacent', () => {
    const office = (type: 'H' | 'P', district: string) => ({ type, delivery: true, district, state: 'UP' }) as const;
    const kanpur = [office('H', 'Fatehpur'), ...Array.from({ length: 3 }, () => office('P', 'Kanpur Nagar'))];
    const around = Array.from({ length: 5 }, (_, step) => [`20800${step + 2}`, pointAt(26.4 + step / 100, 80.3)] as const);
    const place = (isOld: boolean, near: string) =>
      withoutOutliers(
        new Map([['208001', placeOfPincode(kanpur)], ...around.map(([pincode]) => [pincode, { district: near, state: 'UP' }] as const)]),
        { officesOf: new Map([['208001', kanpur]]), centres: new Map([['208001', pointAt(26.45, 80.3)], ...around]), isOld: () => isOld },
      ).get('208001')?.district;
    assert.equal(place(true, 'Kanpur Nagar'), 'Kanpur Nagar');
    assert.equal(place(false, 'Kanpur Nagar'), 'Fatehpur');
    assert.equal(place(true, 'Fatehpur'), 'Fatehpur');
  });
  it('takes the district of 2015 where the current one is far away and was never in the sorting district', () => {
    const office = (pincode: string, district: string) => ({ pincode, name: pincode, district, state: 'CG' });
    const former = (pincode: string, Districtname: string) =>
      ({ pincode, Districtname, statename: 'CHATTISGARH', officename: '', officeType: '', Deliverystatus: '' }) as const;
    const places = new Map([
      ['492001', pointAt(21.2, 81.6)],
      ['492002', pointAt(21.3, 81.6)],
      ['494001', pointAt(19.1, 82)],
      ['494226', pointAt(19.6, 81.7)],
      ['494442', pointAt(19, 81.6)],
    ]);
    const corrected = withFormerDistricts(
      [
        office('492001', 'Raipur'),
        office('492002', 'Raipur'),
        office('494001', 'Raipur'),
        office('494226', 'Kondagaon'),
        office('494442', 'Bastar'),
      ],
      [former('492001', 'Raipur'), former('494001', 'Bastar'), former('494226', 'Bastar'), former('494442', 'Bastar')],
      places,
    );
    assert.deepEqual(
      corrected.map(({ district }) => district),
      ['Raipur', 'Raipur', 'Bastar', 'Kondagaon', 'Bastar'],
      'a district that was made since stays',
    );
  });
});
