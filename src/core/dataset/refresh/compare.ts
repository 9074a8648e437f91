/** Counts what a new pack of a dataset would change, by primary key: codes, pincodes, names. */
import { is, type Pack } from '../pack/pack.ts';

export interface Changes {
  readonly before: number;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}

/** @param field the key field; several rows may share a value */
export function compare(before: Pack, after: Pack, field: string): Changes {
  const beginning = is(field, '');
  const count = (pack: Pack): number => {
    const { from, to } = pack.prefix(beginning);
    return to - from;
  };
  const known = count(before);
  let gone = 0;
  let changed = 0;
  for (const { value, rows } of before.values(beginning)) {
    const now = after.exact(is(field, value));
    if (now.length === 0) gone++;
    else if (textOf(before, rows) !== textOf(after, now)) changed++;
  }
  return { before: known, added: count(after) - (known - gone), changed, gone };
}

function textOf(pack: Pack, rows: Uint32Array): string {
  return Array.from(rows, (row) => pack.text(row)).join('\n');
}

/** Publishers remove few entries at a time; a file that has lost more is truncated, or the wrong one. */
const MOST_GONE = 0.1;

/** @throws if too many entries would disappear, worded for the operator */
export function refuseLosses({ before, gone }: Changes): void {
  if (gone <= before * MOST_GONE) return;
  throw new Error(
    `has ${gone} of the ${before} entries that are served no longer, more than a tenth; if that is right, take it with data:import and --allow-gone`,
  );
}
