/** India Post's post office directory from data.gov.in, merged into the bundled offices. */

import type { TableFormat } from '../../src/core/dataset/refresh/table-format.ts';
import type { Point } from '../../src/core/place/place.ts';
import { nameKey } from '../../src/core/text/fold.ts';
import type { TableRow } from '../../src/core/util/table.ts';
import { pincodeDistricts } from '../patches/pincode.ts';
import { findState } from '../places.ts';
import { DistrictGazetteer, type DistrictRow } from './districts.ts';
import { isInIndia, pointIn, toFiveDecimals } from './geometry.ts';
import { groupBy } from './group-by.ts';
import { districtName, divisionName, officeName, regionName } from './office-name.ts';
import { headOfficesFirst, isArmyPost, type OfficeLocation, type Place, placeOfPincode } from './office-place.ts';
import { middleOfOffices, officePoint } from './office-point.ts';
import { plausibilityRadii } from './plausibility-radius.ts';

type Column = 'circle' | 'region' | 'division' | 'name' | 'pincode' | 'type' | 'delivery' | 'district' | 'state' | 'latitude' | 'longitude';

export const indiaPostDirectory: TableFormat<Column> = {
  title: 'directory of India Post',
  columns: {
    circle: ['CircleName'],
    region: ['RegionName'],
    division: ['DivisionName'],
    name: ['OfficeName'],
    pincode: ['Pincode', 'PIN Code'],
    type: ['OfficeType'],
    delivery: ['Delivery', 'DeliveryStatus'],
    district: ['District', 'DistrictName'],
    state: ['StateName', 'State'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
  },
  optional: ['region', 'division', 'latitude', 'longitude'],
  patterns: { pincode: /^[1-9]\d{5}$/, name: /\p{L}/u, type: /^(?:GPO|[HSPB]\.?O\.?)$/i },
  minRows: 100_000,
};

/** A row of the offices table, and one of the pincodes table below. */
export type OfficeRow = TableRow<
  'pincode' | 'name' | 'type' | 'delivery' | 'division' | 'region' | 'circle' | 'district' | 'state' | 'latitude' | 'longitude' | 'point'
>;
export type PincodeRow = TableRow<'pincode' | 'district' | 'state' | 'latitude' | 'longitude' | 'centre'>;
export type RetiredRow = TableRow<'pincode' | 'district' | 'state' | 'office'>;

export interface PostTables {
  readonly offices: readonly OfficeRow[];
  readonly pincodes: readonly PincodeRow[];
  readonly retired: readonly RetiredRow[];
}

interface Listed extends OfficeLocation {
  readonly row: TableRow<Column>;
  readonly pincode: string;
  readonly name: string;
  readonly published: Point | undefined;
}

/**
 * Replaces the known offices by those of the directory. Repairs are preserved: the district of an office where the directory names an outdated one
 * that had no office at that pincode, the location of a pincode as long as one of its offices is there, and coordinates where the directory has no
 * plausible ones. Pincodes missing from the directory are retired.
 */
export function withDirectory(tables: PostTables, directory: readonly TableRow<Column>[]): PostTables {
  const districts = new DistrictGazetteer(tables.offices as readonly DistrictRow[]);
  const placeBefore = new Map(tables.pincodes.map((row) => [row.pincode, row]));
  const listed = directory.map((row) => readOffice(row, districts, placeBefore));
  const byPincode = groupBy(listed, ({ pincode }) => pincode);

  const pincodes = [...byPincode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pincode, offices]) => pincodeRow(pincode, offices, placeBefore.get(pincode)));
  const centres = new Map(pincodes.flatMap((row) => (row.latitude === '' ? [] : [[row.pincode, pointIn(row) as Point] as const])));
  const reach = plausibilityRadii(centres);
  const pointBefore = new Map(tables.offices.map((row) => [officeKey(row), row]));
  const offices = listed.map((office): OfficeRow => {
    const before = pointBefore.get(officeKey(office));
    const position = isArmyPost(office.pincode)
      ? undefined
      : officePoint(office.published, centres.get(office.pincode), reach.get(office.pincode) ?? 0);
    const { latitude, longitude, point } =
      position?.kind === 'c' && before && before.point !== ''
        ? before
        : { latitude: cell(position?.latitude), longitude: cell(position?.longitude), point: position?.kind ?? '' };
    return {
      pincode: office.pincode,
      name: office.name,
      type: office.type,
      delivery: office.delivery ? '1' : '0',
      division: divisionName(office.row.division),
      region: regionName(office.row.region),
      circle: divisionName(office.row.circle),
      district: office.district,
      state: office.state,
      latitude,
      longitude,
      point,
    };
  });
  return { offices: offices.sort(headOfficesFirst), pincodes, retired: retiredRows(tables, byPincode) };
}

function officeKey({ pincode, name }: { readonly pincode: string; readonly name: string }): string {
  return `${pincode} ${nameKey(name)}`;
}

function cell(degrees: number | undefined): string {
  return degrees === undefined ? '' : String(toFiveDecimals(degrees));
}

function readOffice(row: TableRow<Column>, districts: DistrictGazetteer, placeBefore: ReadonlyMap<string, Place>): Listed {
  const { pincode } = row;
  const state = isArmyPost(pincode) ? '' : (findState(row.state)?.code ?? '');
  const stated = { district: isArmyPost(pincode) ? '' : districtName(row.district, state), state };
  const before = placeBefore.get(pincode);
  const letter = row.type.charAt(0).toUpperCase();
  return {
    row,
    pincode,
    name: officeName(row.name),
    type: letter === 'H' || letter === 'G' ? 'H' : letter === 'B' ? 'B' : 'P',
    delivery: /^delivery$/i.test(row.delivery),
    published: pointIn(row),
    ...(before && isElsewhere(pincode, stated, districts) ? { district: before.district, state: before.state } : stated),
    ...(pincodeDistricts[pincode] !== undefined && { district: pincodeDistricts[pincode] }),
  };
}

/** True for a known district that had no office at this pincode. An unknown district is a new one. */
function isElsewhere(pincode: string, { district, state }: Place, districts: DistrictGazetteer): boolean {
  if (isArmyPost(pincode)) return false;
  return district === '' || state === '' || (districts.isDistrict(district) && !districts.districtsOf(pincode).includes(district));
}

function pincodeRow(pincode: string, offices: readonly Listed[], before: PincodeRow | undefined): PincodeRow {
  const isUnmoved = before !== undefined && offices.some(({ district, state }) => district === before.district && state === before.state);
  const { district, state } = isUnmoved ? before : placeOfPincode(offices);
  if (before && before.latitude !== '') return { ...before, district, state };
  const middle = isArmyPost(pincode)
    ? undefined
    : middleOfOffices(
        offices.map(({ published }) => published),
        isInIndia,
      );
  return { pincode, district, state, latitude: cell(middle?.latitude), longitude: cell(middle?.longitude), centre: middle ? 'm' : '' };
}

/** Pincodes retired before that have not returned, plus those missing from the directory. */
function retiredRows({ offices, pincodes, retired }: PostTables, present: ReadonlyMap<string, unknown>): RetiredRow[] {
  const firstOffice = new Map([...offices].reverse().map(({ pincode, name }) => [pincode, name]));
  const removed = pincodes.filter(({ pincode }) => !present.has(pincode));
  return [
    ...retired.filter(({ pincode }) => !present.has(pincode)),
    ...removed.map(({ pincode, district, state }) => ({ pincode, district, state, office: firstOffice.get(pincode) ?? '' })),
  ].sort((a, b) => (a.pincode < b.pincode ? -1 : 1));
}
