/** The pincodes that the reader knows, and the names in them. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';

/** What a name is the name of; a city is one of them where a district is called after it, and it has grown beyond that. */
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

/** Kinds whose names are also found where they only sound alike, and the field of their words. */
export const HEARD: ReadonlySet<Kind> = new Set<Kind>(['s', 'd', 'T', 'u', 'h']);
export const HEARD_FIELD = 'heard';

/** A row of the pack: pincode, state, its main office, bank branches, its districts. */
export type Place = readonly [pincode: string, state: string, office: string, branches: number, ...districts: string[]];

export interface Named {
  readonly kind: Kind;
  /** Rows, ascending. */
  readonly rows: Uint32Array;
}

/** What the names of a key are, each kind with its pincodes. */
export function named(pack: Pack, key: string): Named[] {
  const beginning = is('at', `${key} `);
  const { from, to } = pack.prefix(beginning);
  const found: Named[] = [];
  for (let at = from; at < to; at++) {
    found.push({ kind: pack.term(at).slice(beginning.length) as Kind, rows: pack.postings(at, at + 1) });
  }
  return found;
}

/** Kinds that are the name of a place, or of a branch. */
const PLACES: ReadonlySet<Kind> = new Set<Kind>([...HEARD, 'c', 'o', 'l', 't', 'v', 'b']);

/** Whether a name is more than words of an address. */
export function isPlace(kind: Kind): boolean {
  return kind === 'A' || kind === 'W' || PLACES.has(kind);
}

/** Whether some place is called so: more than words of several addresses, which may run together in all of them. */
export function isPlaceName(pack: Pack, key: string): boolean {
  const beginning = is('at', `${key} `);
  const { from, to } = pack.prefix(beginning);
  for (let at = from; at < to; at++) if (PLACES.has(pack.term(at).slice(beginning.length) as Kind)) return true;
  return false;
}

/** The facts of all pincodes that ranking needs, read once. */
export interface Facts {
  readonly places: readonly Place[];
  /** The part of all addresses that lies in a pincode, as far as bank branches tell; its logarithm; and that of its branches. */
  readonly share: Float64Array;
  readonly prior: Float64Array;
  readonly crowd: Float64Array;
  /** All districts, by state and name, and which one each pincode is in. */
  readonly districts: readonly string[];
  readonly districtAt: Uint16Array;
}

/** The district of a pincode, or of most of its offices, with its state. */
export function areaOf([, state, , , district = '']: Place): string {
  return `${state} ${district}`;
}

/** A pincode without a bank branch has fewer people, but some. */
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
