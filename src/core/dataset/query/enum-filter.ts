/** Filters with a closed set of values: an unknown value is rejected with the most similar values and the path of the list. */
import { invalid } from '../../request/api-error.ts';
import { canonical, words } from '../../text/fold.ts';
import { FuzzyNameList } from '../../text/fuzzy-name-list.ts';
import type { Dataset } from '../dataset.ts';

export interface EnumFilter {
  /** Name of the parameter. */
  readonly name: string;
  /** The field that holds the values as they are displayed. */
  readonly field: string;
  /** Path of the operation that lists the values. */
  readonly listPath: string;
  /** Synonyms and sub-values, each with the value that it belongs to: Banks is a part of Financial Services. */
  readonly synonyms?: () => Iterable<readonly [word: string, value: string]>;
}

/**
 * Rejects a value that the field does not have.
 * @param normalise folds a spelling for comparison
 */
export function checkEnum(dataset: Dataset, filter: EnumFilter, value: string | undefined, normalise = canonical): void {
  if (value === undefined) return;
  const values = dataset.values(filter.field);
  if (!values.some((existing) => normalise(existing) === normalise(value))) rejectUnknown(filter, value, values);
}

/** Number of values suggested in the error message. */
const MAX_SUGGESTIONS = 5;

/** Rejects a value that is known to be invalid. */
export function rejectUnknown({ name, listPath: listedAt, synonyms }: EnumFilter, value: string, values: readonly string[]): never {
  // The district of army post offices, for example, is empty.
  const names = values.filter((existing) => existing !== '');
  const pairs = names.map((existing) => [existing, existing] as const);
  const nearest = new FuzzyNameList(pairs).nearest(value)?.value;
  const suggestions = nearest === undefined ? relatedValues(value, [...pairs, ...(synonyms?.() ?? [])]) : [nearest];
  const hint =
    suggestions.length > 0
      ? `did you mean ${suggestions.slice(0, MAX_SUGGESTIONS).join(', ')}?`
      : `such as ${names.slice(0, MAX_SUGGESTIONS).join(', ')}`;
  invalid(name, `must be one of the values listed at ${listedAt}: ${hint}`);
}

/** Two words with a common prefix of this length are considered related: Banking and Banks. */
const RELATED_PREFIX_LENGTH = 4;

/** The values that share word prefixes with the text, those with the most shared prefixes first. */
function relatedValues(text: string, names: Iterable<readonly [name: string, value: string]>): string[] {
  const prefixes = new Set(words(text).flatMap(prefixOf));
  const shared = new Map<string, number>();
  for (const [name, value] of names) {
    const count = words(name)
      .flatMap(prefixOf)
      .filter((prefix) => prefixes.has(prefix)).length;
    if (count > (shared.get(value) ?? 0)) shared.set(value, count);
  }
  return [...shared].sort(([, countA], [, countB]) => countB - countA).map(([value]) => value);
}

function prefixOf(word: string): string[] {
  return word.length < RELATED_PREFIX_LENGTH ? [] : [word.slice(0, RELATED_PREFIX_LENGTH)];
}
