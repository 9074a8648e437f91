/** Pack of post offices, active pincodes and retired pincodes. */
import { bundled } from '../../../data/bundled.ts';
import {
  indiaPostDirectory,
  type OfficeRow,
  type PincodeRow,
  type PostTables,
  type RetiredRow,
  withDirectory,
} from '../../../data/formats/india-post.ts';
import { lgdDistricts, withDistrictNames } from '../../../data/formats/lgd-districts.ts';
import { districtNames, placeNames, stateName, stateNames } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { acronymTerms, nameFormTerms, nameTerms, type PackRow } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { parseTables } from '../../core/dataset/refresh/table-format.ts';
import { canonical, nameKey } from '../../core/text/fold.ts';
import { phoneticFold, phoneticKey } from '../../core/text/phonetic-key.ts';
import { readTable } from '../../core/util/table.ts';
import { areaWords, BRANCHES, LOCALITIES, MIN_WELL_KNOWN_BANKS, type PincodePlaces, placeRows, readPincodePlaces } from './localities.ts';
import { officeTerm, QUARTERS, quarterRows, readQuarters } from './quarters.ts';
import type { StoredPincode } from './records.ts';

const OFFICES = bundled('offices');
const PINCODES = bundled('pincodes');
const RETIRED = bundled('retired_pincodes');

export const POST_OFFICE_TYPES = { H: 'Head Office', P: 'Post Office', B: 'Branch Office' } as const;
/** Terms of an office's importance score: its type, being the seat of its district, and a bonus per doubling of bank branches in its pincode. */
const IMPORTANCE = { H: 2, P: 1, B: 0, seat: 3, branches: 0.6 } as const;
/** Pincode rows have no rank, so all office rows are contiguous. */
const OFFICE_RANK = 1;
/** Values of the `type` filter, with the codes of the table. */
export const POST_OFFICE_TYPE_CODES = { head: 'H', post: 'P', branch: 'B' } as const;

export const pincodes: DatasetDefinition = {
  name: 'pincode',
  source: sources.pincode,
  module: import.meta.url,
  inputs: [OFFICES, PINCODES, RETIRED, LOCALITIES, BRANCHES, QUARTERS],
  kinds: { offices: 'kind=office', pincodes: 'pin=', retired: 'retired=' },
  phoneticFields: ['place'],
  // All offices of a pincode: a directory changes offices much more often than pincodes.
  primaryKey: 'office',
  rows: () => packRows(bundledTables()),
  check(dataset) {
    if (dataset.count('kind', 'office') < 150_000) throw new Error('fewer than 150,000 post offices');
    for (const pincode of ['110001', '600001', '700001']) if (!dataset.get('pin', pincode)) throw new Error(`no pincode ${pincode}`);
  },
  refresh: {
    everyHours: 7 * 24,
    maxBytes: 100_000_000,
    parts: true,
    rows: parseTables({ directory: indiaPostDirectory, districts: lgdDistricts }, ({ directory, districts }) => {
      const tables = directory ? withDirectory(bundledTables(), directory) : bundledTables();
      return packRows(districts ? withDistrictNames(tables, districts) : tables);
    }),
  },
};

function bundledTables(): PostTables {
  return {
    offices: [...readTable<keyof OfficeRow>(OFFICES)],
    pincodes: [...readTable<keyof PincodeRow>(PINCODES)],
    retired: [...readTable<keyof RetiredRow>(RETIRED)],
  };
}

function* packRows({ offices, pincodes: pincodeRows, retired }: PostTables): Generator<PackRow> {
  const placesOf = readPincodePlaces();
  const soundsOf = new Map<string, Set<string>>();
  const importances = new Map<string, number>();
  for (const row of offices) {
    const { pincode } = row;
    soundsOf.set(pincode, (soundsOf.get(pincode) ?? new Set()).add(phoneticKeyOfOffice(row.name)));
    importances.set(pincode, Math.max(importances.get(pincode) ?? 0, importanceOf(row, placesOf(pincode))));
  }
  for (const row of pincodeRows) {
    yield pincodeRow(row);
    yield* localitiesRow(row.pincode, placesOf(row.pincode), soundsOf.get(row.pincode) ?? new Set());
    yield* placeRows(row, placesOf(row.pincode), importances.get(row.pincode) ?? 0);
  }
  for (const row of retired) yield retiredRow(row);
  const areaTerms = areaTermsOf(placesOf);
  const quartersOf = readQuarters();
  for (const row of offices) {
    const places = placesOf(row.pincode);
    const quarters = quartersOf(row);
    const office = officeRow(row, places, areaTerms(row));
    yield quarters.length > 0 ? { ...office, terms: [...office.terms, officeTerm(row)] } : office;
    yield* quarterRows(row, places, quarters);
  }
}

/** `pincode` is the first member and has a fixed length: an office without it, as nested in a pincode record, is a slice of the same bytes. */
function officeRow(row: OfficeRow, places: PincodePlaces, areaTerms: readonly string[]): PackRow {
  const { pincode, name, district, state } = row;
  const type = row.type as keyof typeof POST_OFFICE_TYPES;
  const point = pointOf(row);
  const districts = districtNames(state, district);
  return {
    json: {
      pincode,
      name,
      type: POST_OFFICE_TYPES[type],
      delivery: row.delivery === '1',
      division: row.division,
      region: row.region,
      circle: row.circle,
      district,
      ...stateOf(pincode, state),
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      ...(row.point === 'c' && { positionFrom: 'pincode' }),
    },
    terms: [
      valueTerm('kind', 'office'),
      valueTerm('office', pincode),
      valueTerm('name', nameKey(name)),
      valueTerm('type', type),
      valueTerm('delivery', row.delivery),
      valueTerm('state', state),
      valueTerm('districtName', district),
      ...districts.map((districtName) => valueTerm('district', canonical(districtName))),
      ...(row.point === 'c' ? [valueTerm('atCentre', pincode)] : []),
      ...areaTerms,
      ...nameTerms('place', name, ...placeNames(state, name)),
      ...(type === 'B' ? [] : acronymTerms('place', name)),
      ...nameFormTerms('officeName', name),
    ],
    rank: OFFICE_RANK,
    importance: importanceOf(row, places),
    point,
  };
}

/** Search terms from state, district, towns and localities. Memoised: all offices of a pincode in one district share them. */
function areaTermsOf(placesOf: (pincode: string) => PincodePlaces): (row: OfficeRow) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  return ({ pincode, state, district }) => {
    const key = `${pincode} ${state} ${district}`;
    const terms = cache.get(key) ?? areaTerms(state, district, placesOf(pincode));
    cache.set(key, terms);
    return terms;
  };
}

function areaTerms(state: string, district: string, places: PincodePlaces): readonly string[] {
  const towns = places.towns.flatMap((town) => [town, ...placeNames(state, town)]);
  const localities = places.localities.flatMap(({ name, banks }) =>
    [name, ...placeNames(state, name)].map((alias) => ({ name: alias, banks })),
  );
  const terms = [
    ...[...stateNames(state), ...districtNames(state, district), ...towns].map((area) => valueTerm('area', nameKey(area))),
    ...localities.flatMap(({ name, banks }) => (banks < MIN_KNOWN_BANKS ? [] : [valueTerm(localityField(banks), nameKey(name))])),
    ...areaWords(state, district, places),
  ];
  return [...new Set(terms)];
}

/** Localities named by fewer banks get no exact-name term: they match by word only and rank below an office of that name. */
const MIN_KNOWN_BANKS = 3;

function localityField(banks: number): 'wellKnown' | 'known' {
  return banks >= MIN_WELL_KNOWN_BANKS ? 'wellKnown' : 'known';
}

function importanceOf({ name, district, type }: OfficeRow, { branches }: PincodePlaces): number {
  const isSeat = phoneticKeyOfOffice(name) === phoneticKeyOfOffice(district);
  return (
    IMPORTANCE[type as keyof typeof POST_OFFICE_TYPES] + (isSeat ? IMPORTANCE.seat : 0) + IMPORTANCE.branches * Math.log2(1 + branches)
  );
}

/** Phonetic key of a name: Bengaluru and Bangalore are equal. A trailing "H.O." drops out with the vowels; other words stay ("Bengaluru Urban"). */
function phoneticKeyOfOffice(name: string): string {
  return phoneticKey(phoneticFold(nameKey(name)));
}

/** A pincode record without its offices. Its point is the centre of the pincode. */
function pincodeRow(row: PincodeRow): PackRow {
  const { pincode, district, state } = row;
  const json: StoredPincode = { pincode, district, ...stateOf(pincode, state) };
  return { json, terms: [valueTerm('pin', pincode)], point: pointOf(row) };
}

/** Localities of a pincode without an office of the same name. */
function* localitiesRow(pincode: string, { localities }: PincodePlaces, offices: ReadonlySet<string>): Generator<PackRow> {
  const otherNames = localities.map(({ name }) => name).filter((name) => !offices.has(phoneticKeyOfOffice(name)));
  if (otherNames.length > 0) yield { json: otherNames, terms: [valueTerm('localitiesOf', pincode)] };
}

function retiredRow({ pincode, district, state, office }: RetiredRow): PackRow {
  return { json: { pincode, district, state: stateName(state) ?? '', office }, terms: [valueTerm('retired', pincode)] };
}

/** Army pincodes begin with 9 and belong to no state, because units move. */
const ARMY_STATE = { stateCode: 'APO', state: 'Army Post Office' } as const;

export function stateOf(pincode: string, state: string): { stateCode: string; state: string } {
  return pincode.startsWith('9') ? ARMY_STATE : { stateCode: state, state: stateName(state) ?? '' };
}

function pointOf({
  latitude,
  longitude,
}: {
  readonly latitude: string;
  readonly longitude: string;
}): { latitude: number; longitude: number } | undefined {
  return latitude === '' ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
