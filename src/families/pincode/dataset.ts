/** Post offices, the pincodes they serve, and pincodes that are no longer in use, in one pack. */
import { bundled } from '../../../data/bundled.ts';
import { districtNames, stateName } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { has, hasName, is, type PackRow } from '../../core/dataset/build.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type Row, readTable } from '../../core/dataset/table.ts';
import { canonical } from '../../core/text/fold.ts';

const OFFICES = bundled('offices');
const PINCODES = bundled('pincodes');
const RETIRED = bundled('retired_pincodes');

const TYPES = { H: 'Head Office', P: 'Post Office', B: 'Branch Office' } as const;
/** In searches head offices come first, then post offices, then branch offices. */
const RANKS = { H: 0, P: 1, B: 2 } as const;
/** The values of the `type` filter. */
export const OFFICE_KINDS = { head: 'H', post: 'P', branch: 'B' } as const;

type OfficeColumn =
  | 'pincode'
  | 'name'
  | 'type'
  | 'delivery'
  | 'division'
  | 'region'
  | 'circle'
  | 'district'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'point';
type PincodeColumn = 'pincode' | 'district' | 'state' | 'latitude' | 'longitude' | 'centre';
type RetiredColumn = 'pincode' | 'district' | 'state' | 'office';

export const pincodes: DatasetDefinition = {
  name: 'pincode',
  source: sources.pincode,
  module: import.meta.url,
  inputs: [OFFICES, PINCODES, RETIRED],
  kinds: { offices: 'kind=office', pincodes: 'pin=', retired: 'retired=' },
  *rows() {
    for (const row of readTable<PincodeColumn>(PINCODES)) yield pincodeRow(row);
    for (const row of readTable<RetiredColumn>(RETIRED)) yield retiredRow(row);
    // Ranked rows last, so that all offices lie together.
    for (const row of readTable<OfficeColumn>(OFFICES)) yield officeRow(row);
  },
  check(dataset) {
    if (dataset.count('kind', 'office') < 150_000) throw new Error('fewer than 150,000 post offices');
    for (const pincode of ['110001', '600001', '700001']) if (!dataset.get('pin', pincode)) throw new Error(`no pincode ${pincode}`);
  },
};

/**
 * `pincode` stands first and has a fixed length, so that the office without it, as it stands inside a pincode record,
 * is a slice of the same bytes.
 */
function officeRow(row: Row<OfficeColumn>): PackRow {
  const { pincode, name, district, state } = row;
  const type = row.type as keyof typeof TYPES;
  const point = pointOf(row);
  const districts = districtNames(state, district);
  return {
    json: {
      pincode,
      name,
      type: TYPES[type],
      delivery: row.delivery === '1',
      division: row.division,
      region: row.region,
      circle: row.circle,
      district,
      stateCode: state,
      state: stateName(state) ?? '',
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    },
    terms: [
      is('kind', 'office'),
      is('office', pincode),
      is('name', canonical(name)),
      is('type', type),
      is('delivery', row.delivery),
      is('state', state),
      ...districts.map((known) => is('district', canonical(known))),
      ...(row.point === 'c' ? [is('atCentre', pincode)] : []),
      ...hasName('place', name),
      ...has('place', ...districts),
      ...hasName('officeName', name),
    ],
    rank: RANKS[type],
    point,
  };
}

/** The head of a pincode record, without its offices. Its point is the centre of the pincode. */
function pincodeRow(row: Row<PincodeColumn>): PackRow {
  const { pincode, district, state } = row;
  return {
    json: { pincode, district, stateCode: state, state: stateName(state) ?? '' },
    terms: [is('pin', pincode)],
    point: pointOf(row),
  };
}

function retiredRow({ pincode, district, state, office }: Row<RetiredColumn>): PackRow {
  return { json: { pincode, district, state: stateName(state) ?? '', office }, terms: [is('retired', pincode)] };
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
