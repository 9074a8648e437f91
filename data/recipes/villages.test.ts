import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { subDistrictName, villageNames } from './villages/names.ts';
import { type Directory, villageRows } from './villages.ts';

describe('names of villages', () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    Aliganj: ['Aliganj'],
    'MOHRI , BHONIPUR': ['Mohri', 'Bhonipur'],
    'Beat No 1, 2': ['Beat No 1, 2'],
    'Anna nagar': ['Anna Nagar'],
    Ismilpur_Budhena: ['Ismilpur Budhena'],
    'KURMAU;L': ['Kurmaul'],
    'Chennuru \u0096 II': ['Chennuru - II'],
    'Chawngte \u0091P\u0092': ['Chawngte P'],
    'SONYAL;': ['Sonyal'],
    '.': [],
    ',': [],
  };
  for (const [published, printed] of Object.entries(cases)) {
    it(`${JSON.stringify(published)} becomes ${printed.join(' and ') || 'no name'}`, () => {
      assert.deepEqual(villageNames(published), printed);
    });
  }

  it('marks of sub-districts are removed', () => {
    assert.equal(subDistrictName('Debai **'), 'Debai');
    assert.equal(subDistrictName('Chaupal(T)'), 'Chaupal');
    assert.equal(subDistrictName('NA'), '');
  });
});

describe('locations of villages', () => {
  const directory: Directory = (pincode, office) => {
    if (pincode === '509209')
      return office === 'Kollapur' ? { state: 'TS', district: 'Nagarkurnool' } : { state: 'TS', district: 'Wanaparthy' };
    if (pincode === '605007') return { state: 'PY', district: 'Puducherry' };
    return undefined;
  };
  const listed = { subDistrict: 'X', district: 'MAHABUB NAGAR', state: 'TELANGANA', pincode: '509209', office: 'Kollapur S.O' };
  const placeOf = (village: Partial<typeof listed>): readonly string[] => {
    const [row] = villageRows([{ name: 'A village', ...listed, ...village }], directory);
    return [row?.state ?? '', row?.district ?? '', row?.listedDistrict ?? ''];
  };

  it('the district is the current one of the post office', () => {
    assert.deepEqual(placeOf({}), ['TS', 'Nagarkurnool', 'Mahabub Nagar']);
    assert.deepEqual(placeOf({ office: 'Elsewhere B.O' }), ['TS', 'Wanaparthy', 'Mahabub Nagar']);
  });
  it('a village across the border from its post office stays in its own state', () => {
    assert.deepEqual(placeOf({ pincode: '605007', district: 'CUDDALORE', state: 'TAMIL NADU' }), ['TN', 'Cuddalore', 'Cuddalore']);
  });
  it('Ladakh is separate from Jammu and Kashmir', () => {
    assert.deepEqual(placeOf({ pincode: '194101', district: 'LEH', state: 'JAMMU AND KASHMIR' }), ['LA', 'Leh', 'Leh']);
  });
  it('the villages of one post office are adjacent, unique and sorted', () => {
    const names = ['Zeta', 'alpha', 'Alpha', '.'].map((name) => ({ name, ...listed }));
    assert.deepEqual(
      villageRows(names, directory).map(({ villages, office }) => [office, villages]),
      [['Kollapur', 'Alpha|Zeta']],
    );
  });
});
