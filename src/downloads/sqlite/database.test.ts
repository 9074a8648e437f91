/** SQLite files, read by SQLite. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import Database from 'libsql';
import { anyCodePoint } from '../../../test/support/any-code-point.ts';
import { temporaryFolder } from '../../../test/support/service.ts';
import { isAll } from '../../../test/support/test-tiers.ts';
import { sqliteDatabase } from './database.ts';

type Row = [text: string | null, integer: number | null, real: number | null];

function databaseOf(rows: readonly Row[]): Database.Database {
  const columns = [
    { name: 'text.a', type: 'TEXT', isIndexed: true },
    { name: 'integer', type: 'INTEGER', isIndexed: true },
    { name: 'real', type: 'REAL', isIndexed: false },
  ] as const;
  const values = rows.map(([text, integer, real]) => [text, integer, real === null ? null : { real }]);
  const path = join(temporaryFolder(), 'rows.sqlite');
  writeFileSync(path, Buffer.concat([...sqliteDatabase('rows', columns, values)]));
  return new Database(path, { readonly: true });
}

function assertRoundTrips(rows: readonly Row[]): void {
  const database = databaseOf(rows);
  try {
    assert.deepEqual(database.pragma('integrity_check'), [{ integrity_check: 'ok' }]);
    assert.deepEqual(database.prepare('select * from rows order by rowid').raw().all(), rows);
  } finally {
    database.close();
  }
}

test('round-trips no rows, one row, and integers at the limits of each serial type', () => {
  assertRoundTrips([]);
  assertRoundTrips([['', 0, 0]]);
  const limits = [7, 15, 23, 31, 47].flatMap((bits) => [2 ** bits - 1, -(2 ** bits)]);
  assertRoundTrips([1, 2, ...limits.flatMap((limit) => [limit, limit - Math.sign(limit)])].map((value) => [null, value, value / 3]));
});

test('round-trips texts of lengths around the page size, on overflow pages and in the index', () => {
  const lengths = [...Array(24).keys()].flatMap((step) => [1_000, 4_050, 8_150, 20_000].map((length) => length + step));
  assertRoundTrips(lengths.map((length, index) => [`${index}${'த'.repeat(length / 3)}`, length, null]));
});

/** A table of two levels has at most 20,000 of these rows, an index 2,000. */
const ROWS = isAll ? 60_000 : 25_000;

test('builds three-level B-trees, whose indexes SQLite uses', () => {
  const rows = Array.from({ length: ROWS }, (_, index): Row => [`key ${'x'.repeat(80)} ${(index * 7_919) % ROWS}`, index % 100, index]);
  assertRoundTrips(rows);
  const database = databaseOf(rows);
  const plan = database.prepare('explain query plan select * from rows where "text.a" = ?').all('a') as { detail: string }[];
  assert.match(plan[0]?.detail ?? '', /USING INDEX rows_text\.a/);
  for (const index of [0, 1, 21_234, ROWS - 1])
    assert.deepEqual(database.prepare('select * from rows where "text.a" = ?').raw().all(rows[index]?.[0]), [rows[index]]);
  assert.equal((database.prepare('select count(*) from rows where integer = 42').raw().get() as [number])[0], ROWS / 100);
  database.close();
});

test('round-trips any texts and numbers, indexed in byte order', () => {
  const text = fc.option(fc.string({ unit: anyCodePoint, maxLength: 40 }).map((value) => value.replaceAll('\0', '')));
  const row = fc.tuple(
    text,
    fc.option(fc.integer()),
    fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((real) => real + 0)),
  );
  fc.assert(fc.property(fc.array(row, { maxLength: 60 }), assertRoundTrips), { numRuns: 30 });
  assertRoundTrips(['\u{1F600}', '\uFF5E', '\uE000', 'a', null].map((value) => [value, null, null]));
});
