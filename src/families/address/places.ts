/** Pincodes of the index, and lookup of the names in them. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';

/** Kinds of names. A city is one that a district is named after and that extends beyond it. */
export const KINDS = {
  s: 'state',
  c: 'state in short',
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
export type Kind = keyof typeof KINDS;

/** Kinds that are also matched phonetically, and the index field of their keys. */
export const HEARD: ReadonlySet<Kind> = new Set<Kind>(['s', 'd', 'T', 'u', 'h']);
export const HEARD_FIELD = 'heard';

/** A row of the pack: pincode, state, main office, number of bank branches, districts. */
export type Place = readonly [pincode: string, state: string, office: string, branches: number, ...districts: string[]];

export interface Named {
  readonly kind: Kind;
  /** Rows, ascending. */
  readonly rows: Uint32Array;
}

/** Kinds of places with a name, each with its posting list. */
export function named(pack: Pack, key: string): Named[] {
  const beginning = is('at', `${key} `);
  const { from, to } = pack.prefix(beginning);
  const found: Named[] = [];
  for (let at = from; at < to; at++) {
    found.push({ kind: pack.term(at).slice(beginning.length) as Kind, rows: pack.postings(at, at + 1) });
  }
  return found;
}

/** Kinds that name a place or a bank branch. */
const PLACES: ReadonlySet<Kind> = new Set<Kind>([...HEARD, 'c', 'o', 'l', 't', 'v', 'b']);

/** Whether a kind counts as a place, or as words of several addresses. */
export function isPlace(kind: Kind): boolean {
  return kind === 'A' || kind === 'W' || PLACES.has(kind);
}

/** Whether a place has that name. Words of several addresses do not count, as they may be concatenated in all of them. */
export function isPlaceName(pack: Pack, key: string): boolean {
  const beginning = is('at', `${key} `);
  const { from, to } = pack.prefix(beginning);
  for (let at = from; at < to; at++) if (PLACES.has(pack.term(at).slice(beginning.length) as Kind)) return true;
  return false;
}

/** Data of all pincodes needed for ranking, loaded once. */
export interface Facts {
  readonly places: readonly Place[];
  /** Prior of a pincode by its share of the bank branches; its logarithm; and the logarithm of its number of branches. */
  readonly share: Float64Array;
  readonly prior: Float64Array;
  readonly crowd: Float64Array;
  /** All districts, by state and name, and the district index of each pincode. */
  readonly districts: readonly string[];
  readonly districtAt: Uint16Array;
}

/** Main district of a pincode with its state, as a key. */
export function areaOf([, state, , , district = '']: Place): string {
  return `${state} ${district}`;
}

/** Pseudo-count of branches: a pincode without any still has residents. */
const NO_BRANCH = 0.5;

export const factsOf: (pack: Pack) => Facts = weakMemo((pack: Pack): Facts => {
  const places = pack.rows(Array.from({ length: pack.size }, (_, row) => row)).map((row) => row.parse() as Place);
  const total = places.reduce((sum, [, , , branches]) => sum + branches + NO_BRANCH, 0);
  const share = Float64Array.from(places, ([, , , branches]) => (branches + NO_BRANCH) / total);
  const districts = [...new Set(places.map(areaOf))].sort();
  const indexes = new Map(districts.map((district, at) => [district, at]));
  return {
    ...{ places, share },
    prior: share.map(Math.log),
    crowd: Float64Array.from(places, ([, , , branches]) => Math.log(1 + branches)),
    ...{ districts, districtAt: Uint16Array.from(places, (place) => indexes.get(areaOf(place)) ?? 0) },
  };
});
