import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { tableOfNames } from './name-letters.ts';

/** Tolerance: a few added names do not change the model noticeably. */
const MAX_CHANGED_SHARE = 0.03;

const ngramsOf = (rows: Iterable<Readonly<Record<string, unknown>>>): Map<string, number> => {
  const runs = new Map<string, number>();
  let before = '';
  for (const { shared, rest, weight } of rows) {
    before = before.slice(0, Number(shared)) + String(rest);
    runs.set(before, Number(weight));
  }
  return runs;
};

test('the n-gram counts of names derive from the current lists', () => {
  const built = tableOfNames();
  const [kept, today] = [ngramsOf(readTable(bundled(built.name))), ngramsOf(built.rows)];
  let [all, changed] = [0, 0];
  for (const run of new Set([...kept.keys(), ...today.keys()])) {
    all += today.get(run) ?? 0;
    changed += Math.abs((today.get(run) ?? 0) - (kept.get(run) ?? 0));
  }
  assert.ok(changed <= all * MAX_CHANGED_SHARE, `${built.name} is old: npm run data:bundle name-letters`);
});
