/** Pincodes of the index, and lookup of the names in them. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';

/** Kinds of names, by their one-letter code in index terms. A city gives its name to a district and extends beyond it. */
export const PLACE_KINDS = {
  s: 'state',
  c: 'abbreviation of a state',
  d: 'district',
  m: 'city',
  f: 'former district',
  T: 'town',
  t: 'outskirts of a town',
  u: 'sub-district',
  h: 'post office',
  o: 'branch post office',
  l: 'locality',
  v: 'village',
  b: 'name of a bank branch',
  W: 'words of many addresses',
  A: 'words of several addresses',
  a: 'words of an address',
} as const;
export type PlaceKind = keyof typeof PLACE_KINDS;

/** Kinds that are also matched phonetically, and the index field of their keys. */
export const PHONETIC_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['s', 'd', 'T', 'u', 'h']);
export const PHONETIC_FIELD = 'heard';

/** A row of the pack: pincode, state, main office, number of bank branches, districts. */
export type PincodeTuple = readonly [pincode: string, state: string, office: string, branches: number, ...districts: string[]];

export interface KindPostings {
  readonly kind: PlaceKind;
  /** Rows, ascending. */
  readonly rows: Uint32Array;
}

/** Kinds of places with a name, each with its posting list. */
export function lookUpName(pack: Pack, key: string): KindPostings[] {
  const prefix = valueTerm('at', `${key} `);
  const { from, to } = pack.prefixRange(prefix);
  const postings: KindPostings[] = [];
  for (let index = from; index < to; index++) {
    postings.push({ kind: pack.term(index).slice(prefix.length) as PlaceKind, rows: pack.postings(index, index + 1) });
  }
  return postings;
}

/** Kinds that name a place or a bank branch. */
const PLACE_NAME_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([...PHONETIC_KINDS, 'c', 'o', 'l', 't', 'v', 'b']);

/** Whether a kind counts as a place, or as words of several addresses. */
export function isPlaceKind(kind: PlaceKind): boolean {
  return kind === 'A' || kind === 'W' || PLACE_NAME_KINDS.has(kind);
}

export function isNameOfPlace(kind: PlaceKind): boolean {
  return PLACE_NAME_KINDS.has(kind);
}

/** Whether a place has that name. Words of several addresses do not count, as they may be concatenated in all of them. */
export function isPlaceName(pack: Pack, key: string): boolean {
  const prefix = valueTerm('at', `${key} `);
  const { from, to } = pack.prefixRange(prefix);
  for (let index = from; index < to; index++) if (PLACE_NAME_KINDS.has(pack.term(index).slice(prefix.length) as PlaceKind)) return true;
  return false;
}

/** Data of all pincodes needed for ranking, loaded once. */
export interface PincodeStatistics {
  readonly places: readonly PincodeTuple[];
  /** Prior of a pincode by its share of the bank branches; its logarithm; and the logarithm of its number of branches. */
  readonly branchShare: Float64Array;
  readonly logPrior: Float64Array;
  readonly logBranchCount: Float64Array;
  /** All districts, by state and name, and the district index of each pincode. */
  readonly districts: readonly string[];
  readonly districtIndex: Uint16Array;
}

/** Main district of a pincode with its state, as a key. */
export function districtKey([, state, , , district = '']: PincodeTuple): string {
  return `${state} ${district}`;
}

/** Pseudo-count of branches: a pincode without any still has residents. */
const BRANCH_PSEUDO_COUNT = 0.5;

export const statisticsOf: (pack: Pack) => PincodeStatistics = weakMemo((pack: Pack): PincodeStatistics => {
  const places = pack.rows(Array.from({ length: pack.size }, (_, row) => row)).map((row) => row.parse() as PincodeTuple);
  const total = places.reduce((sum, [, , , branches]) => sum + branches + BRANCH_PSEUDO_COUNT, 0);
  const share = Float64Array.from(places, ([, , , branches]) => (branches + BRANCH_PSEUDO_COUNT) / total);
  const districts = [...new Set(places.map(districtKey))].sort();
  const indexes = new Map(districts.map((district, index) => [district, index]));
  return {
    ...{ places, branchShare: share },
    logPrior: share.map(Math.log),
    logBranchCount: Float64Array.from(places, ([, , , branches]) => Math.log(1 + branches)),
    ...{ districts, districtIndex: Uint16Array.from(places, (place) => indexes.get(districtKey(place)) ?? 0) },
  };
});
