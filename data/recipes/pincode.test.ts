import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Point } from '../../src/core/place/place.ts';
import { canonical } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { noVectors, readVector } from '../../test/support/vectors.ts';
import { decodeDms, distanceKm, medianPoint, swapped, toFiveDecimals } from '../formats/geometry.ts';
import { districtName, divisionName, officeName, regionName, tidy } from '../formats/office-name.ts';
import { headOfficesFirst, placeOfPincode } from '../formats/office-place.ts';
import { middleOfOffices, officePoint, strayPoint } from '../formats/office-point.ts';
import { plausibilityRadii } from '../formats/plausibility-radius.ts';
import { districtAliases } from '../tables/place_names.ts';
import { states } from '../tables/states.ts';
import { isInsideRings, stateAreas } from './pincode/areas.ts';
import { chooseCentre, neighbourhoods } from './pincode/centres.ts';
import { withFormerDistricts } from './pincode/former-districts.ts';
import { cleanDirectory, uniqueRows } from './pincode/offices.ts';
import { homeCircles, repairPlaces, withoutOutliers } from './pincode/places.ts';
import { retiredPincodes } from './pincode/retired.ts';
import { readDirectory, readFormerDirectory, readGeoNames, readPincodePoints } from './pincode/sources.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

describe('office names', () => {
  const cases: Readonly<Record<string, string>> = {
    'Kothimir B.O': 'Kothimir',
    'Gopinathpur SO': 'Gopinathpur',
    'Adilabad H.O': 'Adilabad',
    'Narasapura Industrial Area B O': 'Narasapura Industrial Area',
    'Chinchvan B. O.': 'Chinchvan',
    'Khaira Khas B0': 'Khaira Khas',
    'EGMORE NDSO': 'Egmore',
    'Diu Bazar ND TSO': 'Diu Bazar',
    'Mahabal Colony N.D.T.S.O': 'Mahabal Colony',
    'PRAYAGRAJ HPO': 'Prayagraj',
    'Panna MDG S.O': 'Panna',
    'Tadur Bo B.O': 'Tadur',
    'Ashoknagar S.O (Chennai)': 'Ashoknagar',
    'Naya Bazar S.O (Gwalior': 'Naya Bazar',
    'Karjat S.O (Raigarh(MH))': 'Karjat',
    'Civil Lines SO North Delhi': 'Civil Lines',
    'Utukur B.O-VJ': 'Utukur',
    'Collectorate(Bhadradri Kothagudem)NDSO': 'Collectorate(Bhadradri Kothagudem)',
    'DuppalliB.O': 'Duppalli',
    'Hathwan (Alauli S.O)': 'Hathwan (Alauli)',
    'NEW SEAKHALA SO': 'New Seakhala',
    'kodra bakhat khera BO': 'Kodra Bakhat Khera',
    'jamuniya Kachh BO': 'Jamuniya Kachh',
    'Hatta B.O AUNDHA': 'Hatta',
    'Central SENGAON B.O': 'Central Sengaon',
    'NDC DHANBADÂ\u00a0': 'NDC Dhanbad',
    'NDC DADAR HO': 'NDC Dadar HO',
    'IIT SO': 'IIT',
    'C.B.I.T S.O': 'C.B.I.T',
    'PV 92 B.O': 'PV 92',
    'MAWMLUH II BO': 'Mawmluh II',
    'BHURKUNDA BK B.O': 'Bhurkunda Bk',
    '2CBPO': '2CBPO',
    'Chennai G.P.O.': 'Chennai G.P.O.',
    'KOLKATA GPO': 'Kolkata GPO',
  };
  for (const [published, printed] of Object.entries(cases)) {
    it(`${published} becomes ${printed}`, () => assert.equal(officeName(published), printed));
  }

  it('is never empty', () => assert.notEqual(officeName('SO'), ''));
  it('collapses spaces', () => assert.equal(tidy(' Lucknow  HQ\u00a0Region '), 'Lucknow HQ Region'));
});

describe('names of districts, divisions and regions', () => {
  it('capitalises', () => {
    assert.equal(districtName('SRI MUKTSAR SAHIB', 'PB'), 'Sri Muktsar Sahib');
    assert.equal(districtName('KAIMUR (BHABUA)', 'BR'), 'Kaimur (Bhabua)');
    assert.equal(districtName('JANJGIR-CHAMPA', 'CG'), 'Janjgir-Champa');
    assert.equal(districtName('LAHUL AND SPITI', 'HP'), 'Lahaul and Spiti');
    assert.equal(districtName('Gomati', 'TR'), 'Gomati');
  });
  it('keeps initials', () => {
    assert.equal(districtName('NTR', 'AP'), 'NTR');
    assert.equal(districtName('Y.S.R.', 'AP'), 'YSR Kadapa');
    assert.equal(districtName('SPSR NELLORE', 'AP'), 'SPSR Nellore');
  });
  it('corrects spellings, not renamings', () => {
    assert.equal(districtName('VISAKHAPATANAM', 'AP'), 'Visakhapatnam');
    assert.equal(districtName('24 PARAGANAS NORTH', 'WB'), 'North 24 Parganas');
    assert.equal(districtName('OSMANABAD', 'MH'), 'Dharashiv');
  });
  it('completes names that are only compass points', () => {
    assert.equal(districtName('SOUTH WEST', 'DL'), 'South West Delhi');
    assert.equal(districtName('NEW DELHI', 'DL'), 'New Delhi');
    assert.equal(districtName('EAST DISTRICT', 'SK'), 'Gangtok');
  });
  it('omits "not available"', () => {
    assert.equal(districtName('NA', ''), '');
    assert.equal(regionName('NA'), '');
    assert.equal(regionName('DivReportingCircle'), '');
  });
  it('prints divisions and regions', () => {
    assert.equal(divisionName('RATNAGIRI DIVISION'), 'Ratnagiri Division');
    assert.equal(divisionName('Markapur  Division'), 'Markapur Division');
    assert.equal(divisionName('APS CIRCLE'), 'APS Circle');
    assert.equal(regionName('JAMMU RN'), 'Jammu Region');
    assert.equal(regionName('Bhubaneswar HQ Region'), 'Bhubaneswar HQ Region');
  });
});

describe('points', () => {
  const kolkata = at(22.5726, 88.3639);

  it('measures distances', () => assert.ok(Math.abs(distanceKm(at(13.0827, 80.2707), at(12.9716, 77.5946)) - 290) < 2));
  it('finds the median point', () => {
    assert.deepEqual(medianPoint([at(1, 10), at(2, 20), at(90, 30)]), at(2, 20));
    assert.deepEqual(medianPoint([at(1, 10), at(2, 20)]), at(1.5, 15));
    assert.equal(medianPoint([]), undefined);
  });
  it('detects degrees, minutes and seconds in decimals', () => {
    const decoded = decodeDms(at(22.3443, 88.2104));
    assert.ok(decoded && distanceKm(decoded, at(22 + 34 / 60 + 43 / 3600, 88 + 21 / 60 + 4 / 3600)) < 0.001);
    assert.equal(decodeDms(at(22.6143, 88.2104)), undefined, '61 minutes');
  });
  it('uses a plausible published point', () => {
    assert.deepEqual(officePoint(at(22.58, 88.36), kolkata, 3), { ...at(22.58, 88.36), kind: 'o' });
  });
  it('swaps exchanged latitude and longitude', () => {
    assert.deepEqual(officePoint(at(88.36, 22.58), kolkata, 3), { ...at(22.58, 88.36), kind: 'r' });
  });
  it('repairs degrees, minutes and seconds', () => {
    const repaired = officePoint(at(22.3443, 88.2104), kolkata, 3);
    assert.equal(repaired?.kind, 'r');
    assert.ok(repaired && distanceKm(repaired, kolkata) < 2);
  });
  it('falls back to the centre for a missing or far point', () => {
    assert.deepEqual(officePoint(undefined, kolkata, 3), { ...kolkata, kind: 'c' });
    assert.deepEqual(officePoint(at(23.9, 87.1), kolkata, 3), { ...kolkata, kind: 'c' });
  });
  it('has no point where even the pincode has none', () => assert.equal(officePoint(kolkata, undefined, 3), undefined));
  it('never gives an office of a mistyped pincode the centre of that pincode', () => {
    const inWestBengal = (point: Point) => distanceKm(point, kolkata) < 300;
    assert.equal(strayPoint(kolkata, inWestBengal)?.kind, 'o');
    assert.equal(strayPoint(swapped(kolkata), inWestBengal)?.kind, 'r');
    assert.equal(strayPoint(at(13, 80), inWestBengal), undefined);
    assert.equal(strayPoint(undefined, inWestBengal), undefined);
  });
  it('takes the median of offices with either notation of points', () => {
    const everywhere = () => true;
    assert.deepEqual(middleOfOffices([at(22, 88), at(88.5, 22.5), undefined, at(23, 89)], everywhere), at(22.5, 88.5));
    assert.equal(middleOfOffices([at(2, 3)], everywhere), undefined);
  });
  it('rounds to a metre', () => assert.equal(toFiveDecimals(22.578611111), 22.57861));
});

describe('state areas', () => {
  const square = (west: number, south: number, side: number) =>
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
    ] as const;
  const areas = stateAreas({
    features: [
      { properties: { State_Name: 'Telengana' }, geometry: { type: 'Polygon', coordinates: [square(78, 16, 2), square(79, 17, 0.5)] } },
      { properties: { State_Name: 'Andhra Pradesh' }, geometry: { type: 'MultiPolygon', coordinates: [[square(80, 14, 2)]] } },
    ],
  });
  it('finds the state of a point', () => {
    assert.equal(areas.stateAt(at(16.5, 78.5)), 'TS');
    assert.equal(areas.stateAt(at(15, 81)), 'AP');
    assert.equal(areas.stateAt(at(10, 81)), undefined);
  });
  it('excludes holes', () => assert.equal(areas.stateAt(at(17.25, 79.25)), undefined));
  it('tolerates a few kilometres', () => {
    assert.equal(areas.isNear('AP', at(13.97, 81), 5), true);
    assert.equal(areas.isNear('AP', at(13.9, 81), 5), false);
    assert.equal(areas.isNear('TS', at(15, 81), 5), false);
  });
  it('rejects an unknown state', () => {
    const geometry = { type: 'Polygon', coordinates: [square(0, 0, 1)] } as const;
    assert.throws(() => stateAreas({ features: [{ properties: { State_Name: 'Atlantis' }, geometry }] }));
  });
});

describe('pincode centres', () => {
  const here = at(13.08, 80.27);
  const near = at(13.1, 80.3);
  const far = at(15, 79);
  const everywhere = () => true;
  const neighbourhood = { middle: here, spreadKm: 8 };
  const none = { listed: undefined, offices: undefined, geoNames: undefined };

  it('prefers the listed point', () => {
    assert.deepEqual(chooseCentre({ listed: here, offices: near, geoNames: far }, everywhere, neighbourhood), { ...here, source: 'l' });
  });
  it('rejects a listed point in another state', () => {
    const notThere = (point: Point) => point !== far;
    assert.deepEqual(chooseCentre({ ...none, listed: far, offices: near }, notThere, neighbourhood), { ...near, source: 'm' });
  });
  it('rejects a listed point that offices and neighbours contradict', () => {
    assert.equal(chooseCentre({ ...none, listed: far, offices: near }, everywhere, neighbourhood)?.source, 'm');
  });
  it('accepts it if GeoNames agrees', () => {
    assert.equal(chooseCentre({ listed: far, offices: near, geoNames: far }, everywhere, neighbourhood)?.source, 'l');
  });
  it('rejects offices far from the neighbouring pincodes', () => {
    assert.equal(chooseCentre({ ...none, offices: far }, everywhere, neighbourhood), undefined);
    assert.deepEqual(chooseCentre({ ...none, offices: far, geoNames: near }, everywhere, neighbourhood), { ...near, source: 'g' });
  });
  it('is undefined without data', () => assert.equal(chooseCentre(none, everywhere, neighbourhood), undefined));
  it('takes pincodes with the same first digits for neighbours', () => {
    const points = new Map([0, 1, 2, 3, 4].map((n) => [`60000${n}`, at(13 + n / 100, 80)] as const));
    const { middle } = neighbourhoods(points)('600004') ?? {};
    assert.ok(middle && distanceKm(middle, at(13.015, 80)) < 0.01, 'the pincode itself does not count');
    assert.equal(neighbourhoods(points)('700001'), undefined);
  });
  it('uses a larger radius where pincodes are sparse', () => {
    const grid = (step: number, latitude: number) =>
      Array.from({ length: 9 }, (_, n) => [`${latitude}000${n}`, at(latitude + n * step, 80)] as const);
    const reach = plausibilityRadii(new Map([...grid(0.001, 13), ...grid(0.05, 20), ...grid(1, 27)]));
    assert.equal(reach.get('130000'), 2);
    assert.equal(reach.get('270000'), 25);
    const middle = reach.get('200004') ?? 0;
    assert.ok(middle > 11 && middle < 25);
  });
});

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
    ['504001', at(19.6, 78.5)],
    ['504346', at(19.5, 78.7)],
    ['523001', at(15.5, 80)],
  ]);
  const repaired = (extra: ReturnType<typeof row>) => repairPlaces([...adilabad, ...prakasam, extra], centres).at(-1);

  it('fills a gap from the same pincode', () => assert.equal(repaired(row('504001', '', ''))?.district, 'Adilabad'));
  it('fills a gap from the pincodes around', () => assert.equal(repaired(row('504346', '', ''))?.state, 'TS'));
  it('fills a gap from the nearest number when there is no point', () =>
    assert.equal(repaired(row('504999', '', ''))?.district, 'Adilabad'));
  it('replaces a distant state', () => {
    assert.deepEqual(repaired(row('504346', 'AP', 'Prakasam')), row('504346', 'TS', 'Adilabad'));
  });
  it('accepts a neighbouring state', () => {
    const border = row('504001', 'MH', 'Chandrapur');
    assert.deepEqual(repaired(border), border);
  });
  it('leaves an office of a mistyped pincode in its own circle', () => {
    const stray = row('504001', '', '', 'Andhra Pradesh Circle', 'Prakasam Division');
    assert.equal(repaired(stray)?.district, 'Prakasam');
    assert.equal(homeCircles([...adilabad, stray]).get('504001'), 'Telangana Circle');
  });
  it('does not locate army post offices', () => {
    assert.equal(repaired(row('900056', 'UP', 'Kushinagar', 'APS Circle'))?.state, '');
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
    const around = Array.from({ length: 5 }, (_, step) => [`20800${step + 2}`, at(26.4 + step / 100, 80.3)] as const);
    const place = (isOld: boolean, near: string) =>
      withoutOutliers(
        new Map([['208001', placeOfPincode(kanpur)], ...around.map(([pincode]) => [pincode, { district: near, state: 'UP' }] as const)]),
        { officesOf: new Map([['208001', kanpur]]), centres: new Map([['208001', at(26.45, 80.3)], ...around]), isOld: () => isOld },
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
      ['492001', at(21.2, 81.6)],
      ['492002', at(21.3, 81.6)],
      ['494001', at(19.1, 82)],
      ['494226', at(19.6, 81.7)],
      ['494442', at(19, 81.6)],
    ]);
    const mended = withFormerDistricts(
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
      mended.map(({ district }) => district),
      ['Raipur', 'Raipur', 'Bastar', 'Kondagaon', 'Bastar'],
      'a district that was made since stays',
    );
  });
});

describe('rows', () => {
  const packed = {
    c: 'Delhi Circle',
    r: 'NA',
    v: 'X Division',
    o: 'A SO',
    p: '110001',
    t: 'PO',
    d: 1,
    i: 'CENTRAL',
    s: 'DELHI',
    a: 0,
    n: 77,
  };
  const office = cleanDirectory(readDirectory(gzipSync(JSON.stringify([packed]))))[0];

  it('reads and cleans the directory', () => {
    assert.deepEqual(office, {
      pincode: '110001',
      name: 'A',
      type: 'P',
      delivery: true,
      division: 'X Division',
      region: '',
      circle: 'Delhi Circle',
      district: 'Central Delhi',
      state: 'DL',
      published: undefined,
    });
  });
  it('sorts head offices first, then delivering ones, then by name', () => {
    assert.ok(office);
    const branch = { ...office, type: 'B', name: 'B' } as const;
    const idle = { ...office, delivery: false };
    const head = { ...office, type: 'H', name: 'Z', delivery: false } as const;
    const next = { ...head, pincode: '110002' };
    assert.deepEqual([next, idle, branch, office, head].sort(headOfficesFirst), [head, office, branch, idle, next]);
  });
  it('drops only identical rows', () => {
    assert.equal(
      uniqueRows([
        { a: 1, at: at(1, 2) },
        { a: 1, at: at(1, 2) },
        { a: 1, at: at(1, 3) },
      ]).length,
      2,
    );
  });
  it('reads points from a module and from GeoNames', () => {
    const module = 'let list = {"110001": {"lat": 28.6, "long": 77.2}, "110002": {"lat": 0, "long": 0}};\nmodule.exports = list;';
    assert.deepEqual([...readPincodePoints(Buffer.from(module))], [['110001', at(28.6, 77.2)]]);
    const line = (latitude: number) => `IN\t110001\tX\tDelhi\t07\t\t\t\t\t${latitude}\t77\t4\n`;
    assert.deepEqual([...readGeoNames(Buffer.from(line(28) + line(29) + line(30)))], [['110001', at(29, 77)]]);
  });
  it('lists retired pincodes with the place they served', () => {
    const csv = [
      'officename,pincode,officeType,Deliverystatus,Districtname,statename',
      'Small B.O,194404,B.O,Delivery,Leh,JAMMU & KASHMIR',
      'Nyoma Mud S.O,194404,S.O,Delivery,Leh,JAMMU & KASHMIR',
      '"Sector-43, Chandigarh",160099,S.O,Delivery,NULL,NULL',
      'Alive S.O,110001,S.O,Delivery,New Delhi,DELHI',
    ].join('\n');
    assert.deepEqual(
      retiredPincodes(readFormerDirectory(Buffer.from(csv)), new Set(['110001']), () => 'CH'),
      [
        { pincode: '160099', district: '', state: 'CH', office: 'Sector-43, Chandigarh' },
        { pincode: '194404', district: 'Leh', state: 'LA', office: 'Nyoma Mud' },
      ],
    );
  });
});

const root = new URL('../../../', import.meta.url);
const bundled = (name: string) => new URL(`data/bundled/${name}.tsv.br`, root);

describe('bundled pincode tables', () => {
  const offices = [...readTable(bundled('offices'))];
  const pincodes = new Map([...readTable(bundled('pincodes'))].map((row) => [row.pincode, row]));
  const codes = new Set(states.map((state) => state.code));

  it('contain the whole directory', () => {
    assert.ok(offices.length > 165_000);
    assert.equal(new Set(offices.map((office) => office.pincode)).size, pincodes.size);
  });
  it('have a state for every office except army ones', () => {
    const placeless = offices.filter((office) => !codes.has(office.state ?? ''));
    assert.deepEqual(new Set(placeless.map((office) => office.circle)), new Set(['APS Circle']));
    assert.ok(placeless.every((office) => office.latitude === '' && office.point === ''));
  });
  it('have a point for nearly every office, with at most five decimals', () => {
    const pointed = offices.filter((office) => /^\d+(\.\d{1,5})?$/.test(office.latitude ?? ''));
    assert.ok(pointed.length / offices.length > 0.995);
    assert.ok(offices.every((office) => /^[orc]?$/.test(office.point ?? '') && (office.point === '') === (office.latitude === '')));
  });
  it('do not list a pincode as retired that exists', () => {
    const retired = [...readTable(bundled('retired_pincodes'))];
    assert.ok(retired.length > 200);
    assert.ok(retired.every((row) => !pincodes.has(row.pincode ?? '') && codes.has(row.state ?? '')));
  });
  it('contain one of the two names of every district alias', () => {
    const districts = new Set(offices.map((office) => `${office.district}|${office.state}`));
    for (const { former, current, state } of districtAliases()) {
      assert.ok(districts.has(`${former}|${state}`) || districts.has(`${current}|${state}`), `${former} = ${current}`);
    }
  });
});

interface Boundary {
  readonly pincode: string;
  readonly centroid: readonly [latitude: number, longitude: number];
  readonly rings: readonly (readonly (readonly [number, number])[])[];
}
interface Reference {
  readonly pincode: string;
  readonly offices: readonly (readonly [name: string, type: string, delivery: string])[];
}
interface Validity {
  readonly exists: readonly string[];
  readonly doesNotExist: readonly string[];
  readonly malformed: readonly string[];
}

describe('pincode tables against reference data', { skip: noVectors }, () => {
  const vector = <T>(name: string) => readVector<T>(`places/${name}`);

  it('have centres inside surveyed boundaries', () => {
    const pincodes = new Map([...readTable(bundled('pincodes'))].map((row) => [row.pincode, row]));
    let inside = 0;
    const distances: number[] = [];
    for (const { pincode, centroid, rings } of vector<readonly Boundary[]>('pincode_polygons.json')) {
      const row = pincodes.get(pincode);
      if (!row?.latitude) continue;
      const centre = at(Number(row.latitude), Number(row.longitude));
      if (isInsideRings(rings, centre)) inside++;
      distances.push(distanceKm(centre, at(...centroid)));
    }
    const percentile95 = distances.sort((a, b) => a - b)[Math.floor(distances.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    assert.ok(distances.length > 150);
    assert.ok(inside / distances.length >= 0.8, `${inside} of ${distances.length} inside`);
    assert.ok(percentile95 <= 5, `${percentile95} km`);
  });

  /**
   * Method: for pincodes in both lists, every office name of the older list is looked up in ours, without type suffix and reduced to letters.
   * Additional names in ours are allowed. Offices closed or respelled since then count as misses.
   */
  it('contain the offices of another list', () => {
    const bare = (name: string) => canonical(name).replaceAll(' ', '');
    const names = new Map<string, Set<string>>();
    for (const { pincode = '', name = '' } of readTable(bundled('offices'))) {
      names.set(pincode, (names.get(pincode) ?? new Set()).add(bare(name)));
    }
    let found = 0;
    let looked = 0;
    for (const { pincode, offices } of vector<readonly Reference[]>('pincode_reference.json')) {
      const ours = names.get(pincode);
      if (ours === undefined) continue;
      looked += offices.length;
      found += offices.filter(([name]) => ours.has(bare(officeName(name)))).length;
    }
    assert.ok(looked > 3000);
    assert.ok(found / looked >= 0.95, `${found} of ${looked} names`);
  });

  it('contain the same pincodes', () => {
    const { exists, doesNotExist, malformed } = vector<Validity>('pincode_validity.json');
    const pincodes = new Set([...readTable(bundled('pincodes'))].map((row) => row.pincode));
    assert.deepEqual(
      exists.filter((pincode) => !pincodes.has(pincode)),
      [],
    );
    assert.deepEqual(
      doesNotExist.filter((pincode) => pincodes.has(pincode)),
      [],
    );
    assert.deepEqual(
      malformed.filter((text) => /^[1-9][0-9]{5}$/.test(text)),
      [],
    );
  });
});
