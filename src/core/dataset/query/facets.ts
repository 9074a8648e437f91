/** Facets: value counts of a field over the rows of a search. They fill dependent drop-down lists: bank, then state, then city. */
import { someOf } from '../../request/params.ts';
import { type Pack, valueTerm } from '../pack/pack.ts';

export interface FacetValue {
  /** In the form that the filter of the same name accepts. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type Facets = Readonly<Record<string, readonly FacetValue[]>>;

export interface FacetField {
  /** The field of the pack that holds the values. */
  readonly field: string;
  /** Maps a stored value to its label and to the form that the filter accepts; the identity by default. */
  readonly labelOf?: (stored: string) => string;
  readonly filterValue?: (stored: string) => string;
}

/** Facets by name. */
export type FacetFields = Readonly<Record<string, FacetField>>;

/** Longer lists suit a search, not a drop-down. */
const MAX_FACET_VALUES = 1_000;

/** Most frequent first; ties are ordered by label. */
export function countFacets(pack: Pack, rows: ArrayLike<number>, fields: FacetFields, requested: readonly string[]): Facets {
  const isMatch = new Uint8Array(pack.size);
  for (let index = 0; index < rows.length; index++) isMatch[rows[index] as number] = 1;
  return Object.fromEntries(
    requested.flatMap((name) => {
      const facet = fields[name];
      return facet ? [[name, facetValues(pack, isMatch, facet)]] : [];
    }),
  );
}

const identity = (value: string): string => value;

function facetValues(
  pack: Pack,
  isMatch: Uint8Array,
  { field, labelOf = identity, filterValue: toFilterValue = identity }: FacetField,
): FacetValue[] {
  const values: FacetValue[] = [];
  for (const { value, rows } of pack.termsWithPrefix(valueTerm(field, ''))) {
    let count = 0;
    for (const row of rows) count += isMatch[row] as number;
    if (count > 0) values.push({ value: toFilterValue(value), label: labelOf(value), count });
  }
  return values.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)).slice(0, MAX_FACET_VALUES);
}

/** The parameter that requests facets. */
export function facetsParameter<const Names extends readonly [string, ...string[]]>(names: Names): ReturnType<typeof someOf<Names>> {
  return someOf(names, { description: 'Fields whose values are counted over all results, in meta.facets' });
}
