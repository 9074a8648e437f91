/** Filters that know all their values: one that is not among them is refused, with the nearest and where the list is. */
import { invalid } from '../request/fault.ts';
import { canonical } from '../text/fold.ts';
import { NameList } from '../text/name-list.ts';
import type { Dataset } from './dataset.ts';

export interface ClosedFilter {
  /** The parameter. */
  readonly name: string;
  /** The field that has the values as they are shown. */
  readonly field: string;
  /** Where they are listed. */
  readonly listedAt: string;
}

/** How many values are named where none is near. */
const NAMED = 5;

/** Refuses a value that the field does not have. @param isSame how two spellings of a value are compared */
export function checkClosed(
  dataset: Dataset,
  { name, field, listedAt }: ClosedFilter,
  value: string | undefined,
  isSame = canonical,
): void {
  if (value === undefined) return;
  const values = dataset.values(field);
  if (values.some((known) => isSame(known) === isSame(value))) return;
  const nearest = new NameList(values.map((known) => [known, known] as const)).nearest(value)?.name;
  const hint = nearest === undefined ? `such as ${values.slice(0, NAMED).join(', ')}` : `did you mean ${nearest}?`;
  invalid(name, `must be one of the list at ${listedAt}: ${hint}`);
}
