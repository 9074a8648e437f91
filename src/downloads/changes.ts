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

/** Differences after a date or after a version; all if `since` is undefined. */
export function differencesSince(diffs: readonly PackDiff[], since: string | undefined): readonly PackDiff[] {
  if (since === undefined) return diffs;
  if (DAY.test(since)) return diffs.filter(({ to }) => to.retrieved.slice(0, DAY_CHARACTERS) > since);
  const at = diffs.findIndex(({ from }) => from.version === since);
  if (at >= 0) return diffs.slice(at);
  if (diffs.at(-1)?.to.version === since) return [];
  const known = diffs.map(({ from }) => from.version);
  invalid('since', `must be a date such as 2026-10-31${known.length > 0 ? `, or one of the versions ${known.join(', ')}` : ''}`);
}

const DAY_CHARACTERS = 10;

/** Merges differences: rows added and then removed cancel out, repeated changes count once. */
export function changesIn(differences: readonly PackDiff[], pack: Pack, field: string): Change[] {
  const before = new Map<string, unknown>();
  for (const { added, changed, withdrawn } of differences) {
    for (const key of added) if (!before.has(key)) before.set(key, null);
    for (const [key, record] of [...Object.entries(changed), ...Object.entries(withdrawn)]) if (!before.has(key)) before.set(key, record);
  }
  return Array.from(before, ([key, then]) => changeOf(key, then, recordsOf(pack, pack.termPostings(valueTerm(field, key)))))
    .filter((change) => change !== undefined)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

function changeOf(key: string, before: unknown, now: string | undefined): Change | undefined {
  if (before === null) return now === undefined ? undefined : { key, change: 'added', before, after: JSON.parse(now) };
  if (now === undefined) return { key, change: 'withdrawn', before, after: null };
  return now === JSON.stringify(before) ? undefined : { key, change: 'changed', before, after: JSON.parse(now) };
}
