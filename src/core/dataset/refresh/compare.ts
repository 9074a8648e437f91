/** Counts what a new pack of a dataset would change, by primary key: codes, pincodes, names. */
import { type Pack, valueTerm } from '../pack/pack.ts';

export interface ChangeCounts {
  readonly before: number;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}

/** @param field the key field; several rows may share a value */
export function countChanges(before: Pack, after: Pack, field: string): ChangeCounts {
  const keyPrefix = valueTerm(field, '');
  const count = (pack: Pack): number => {
    const { from, to } = pack.prefixRange(keyPrefix);
    return to - from;
  };
  const previousCount = count(before);
  let gone = 0;
  let changed = 0;
  for (const { value, rows } of before.termsWithPrefix(keyPrefix)) {
    const currentRows = after.termPostings(valueTerm(field, value));
    if (currentRows.length === 0) gone++;
    else if (rowsText(before, rows) !== rowsText(after, currentRows)) changed++;
  }
  return { before: previousCount, added: count(after) - (previousCount - gone), changed, gone };
}

function rowsText(pack: Pack, rows: Uint32Array): string {
  return Array.from(rows, (row) => pack.text(row)).join('\n');
}

/** Publishers remove few entries at a time; a file that has lost more is truncated, or the wrong one. */
const MAX_REMOVED_SHARE = 0.1;

/** @throws if too many entries would disappear, worded for the operator */
export function rejectMassRemoval({ before, gone }: ChangeCounts): void {
  if (gone <= before * MAX_REMOVED_SHARE) return;
  throw new Error(
    `lacks ${gone} of the ${before} current records, more than 10%; if that is correct, import it with data:import --allow-gone`,
  );
}
