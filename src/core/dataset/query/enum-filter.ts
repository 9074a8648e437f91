/** Filters that know all their values: one that is not among them is refused, with the nearest and where the list is. */
import { invalid } from '../../request/api-error.ts';
import { canonical, words } from '../../text/fold.ts';
import { NameList } from '../../text/name-list.ts';
import type { Dataset } from '../dataset.ts';

export interface EnumFilter {
  /** The parameter. */
  readonly name: string;
  /** The field that has the values as they are shown. */
  readonly field: string;
  /** Where they are listed. */
  readonly listedAt: string;
  /** Other words, each with the value that they belong to: Banks is a part of Financial Services. */
  readonly belonging?: () => Iterable<readonly [word: string, value: string]>;
}

/** Refuses a value that the field does not have. @param isSame how two spellings of a value are compared */
export function checkEnum(dataset: Dataset, filter: EnumFilter, value: string | undefined, isSame = canonical): void {
  if (value === undefined) return;
  const values = dataset.values(filter.field);
  if (!values.some((known) => isSame(known) === isSame(value))) refuseUnknown(filter, value, values);
}

/** How many values are named where several are near, or none. */
const NAMED = 5;

/** Refuses a value that is known to be none of them. */
export function refuseUnknown({ name, listedAt, belonging }: EnumFilter, value: string, values: readonly string[]): never {
  // Army post offices, for one, have a district without a name.
  const named = values.filter((known) => known !== '');
  const own = named.map((known) => [known, known] as const);
  const nearest = new NameList(own).nearest(value)?.value;
  const kin = nearest === undefined ? kinOf(value, [...own, ...(belonging?.() ?? [])]) : [nearest];
  const hint = kin.length > 0 ? `did you mean ${kin.slice(0, NAMED).join(', ')}?` : `such as ${named.slice(0, NAMED).join(', ')}`;
  invalid(name, `must be one of the list at ${listedAt}: ${hint}`);
}

/** So many letters at the beginning make two words kin: Banking and Banks. */
const KIN_LETTERS = 4;

/** The values that have a word that begins as one of the text does, those with the most such words first. */
function kinOf(text: string, named: Iterable<readonly [name: string, value: string]>): string[] {
  const beginnings = new Set(words(text).flatMap(beginningOf));
  const shared = new Map<string, number>();
  for (const [name, value] of named) {
    const count = words(name)
      .flatMap(beginningOf)
      .filter((beginning) => beginnings.has(beginning)).length;
    if (count > (shared.get(value) ?? 0)) shared.set(value, count);
  }
  return [...shared].sort(([, one], [, other]) => other - one).map(([value]) => value);
}

function beginningOf(word: string): string[] {
  return word.length < KIN_LETTERS ? [] : [word.slice(0, KIN_LETTERS)];
}
