/** Rows added, changed and removed since a version or a date, accumulated over the stored refreshes. */

import { type Pack, valueTerm } from '../core/dataset/pack/pack.ts';
import { type PackDiff, recordsOf } from '../core/dataset/refresh/differences.ts';
import { invalid } from '../core/request/api-error.ts';

export interface Change {
  readonly key: string;
  readonly change: 'added' | 'changed' | 'withdrawn';
  readonly before: unknown;
  readonly after: unknown;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_CHARACTERS = 10;

export interface Period {
  /** Differences within the period. */
  readonly within: readonly PackDiff[];
  /** Differences between its end and the current version. */
  readonly later: readonly PackDiff[];
}

/** Differences after `since` up to `until`, each a date or a version; from the oldest version to the current one if undefined. */
export function differencesBetween(diffs: readonly PackDiff[], since: string | undefined, until: string | undefined): Period {
  const start = since === undefined ? 0 : indexOfVersion(diffs, 'since', since);
  const end = until === undefined ? diffs.length : indexOfVersion(diffs, 'until', until);
  if (start > end) invalid('until', 'must not be before since');
  return { within: diffs.slice(start, end), later: diffs.slice(end) };
}

/** Number of differences up to a date or a version. */
function indexOfVersion(diffs: readonly PackDiff[], name: string, value: string): number {
  if (DAY.test(value)) return diffs.filter(({ to }) => to.retrieved.slice(0, DAY_CHARACTERS) <= value).length;
  const index = diffs.findIndex(({ from }) => from.version === value);
  if (index >= 0) return index;
  if (diffs.at(-1)?.to.version === value) return diffs.length;
  const versionNames = diffs.map(({ from }) => from.version);
  invalid(name, `must be a date such as 2026-10-31${versionNames.length > 0 ? `, or one of the versions ${versionNames.join(', ')}` : ''}`);
}

/** Merges differences: rows added and then removed cancel out, repeated changes count once. */
export function changesIn({ within, later }: Period, pack: Pack, field: string): Change[] {
  const before = formerRecords(within);
  const after = formerRecords(later);
  const recordAfter = (key: string): unknown => {
    if (after.has(key)) return after.get(key);
    const current = recordsOf(pack, pack.termPostings(valueTerm(field, key)));
    return current === undefined ? null : JSON.parse(current);
  };
  return Array.from(before, ([key, record]) => changeOf(key, record, recordAfter(key)))
    .filter((change) => change !== undefined)
    .sort((first, second) => (first.key < second.key ? -1 : 1));
}

/** The records before the first of the differences, of all keys in them; null for records that did not exist. */
function formerRecords(differences: readonly PackDiff[]): ReadonlyMap<string, unknown> {
  const records = new Map<string, unknown>();
  for (const { added, changed, withdrawn } of differences) {
    for (const key of added) if (!records.has(key)) records.set(key, null);
    for (const [key, record] of [...Object.entries(changed), ...Object.entries(withdrawn)]) if (!records.has(key)) records.set(key, record);
  }
  return records;
}

function changeOf(key: string, before: unknown, after: unknown): Change | undefined {
  if (before === null) return after === null ? undefined : { key, change: 'added', before, after };
  if (after === null) return { key, change: 'withdrawn', before, after };
  return JSON.stringify(after) === JSON.stringify(before) ? undefined : { key, change: 'changed', before, after };
}
