import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../../../../test/support/service.ts';
import type { PackRow } from '../pack/build.ts';
import { valueTerm } from '../pack/pack.ts';
import { readDiffs } from './differences.ts';
import { ingest, type RefreshableDataset } from './ingest.ts';

/** Lines of a name and a colour. */
function rowsOf(text: string): PackRow[] {
  return text.split('\n').map((line) => {
    const [name = '', colour] = line.split(' ');
    return { json: { name, colour }, terms: [valueTerm('name', name)] };
  });
}

const fruit: RefreshableDataset = {
  name: 'fruit',
  source: {
    name: 'Fruit',
    url: '',
    licence: '',
    version: '0',
    retrieved: '2026-01-01',
    asOf: null,
    updateIntervalDays: null,
    attribution: '',
  },
  module: import.meta.url,
  inputs: [],
  kinds: {},
  primaryKey: 'name',
  rows: () => [],
  check() {},
  refresh: { everyHours: 1, maxBytes: 1_000, rows: (file) => ({ version: String(file.length), rows: rowsOf(file.toString()) }) },
};

test('a refresh stores a diff; one without changes leaves the previous ones', async () => {
  const folder = temporaryFolder();
  const refresh = (text: string, day: number): Promise<unknown> =>
    ingest(fruit, { file: Buffer.from(text), asOf: '2026-01-01' }, folder, new Date(Date.UTC(2026, 0, day)), { allowMassRemoval: true });
  await refresh('apple red\nmango yellow', 1);
  assert.deepEqual(readDiffs(folder, 'fruit'), []);
  await refresh('apple green\nmango yellow\nfig blue', 2);
  await refresh('mango yellow\nfig blue', 3);
  const [first, second] = readDiffs(folder, 'fruit');
  assert.deepEqual([first?.added, first?.changed, first?.withdrawn], [['fig'], { apple: { name: 'apple', colour: 'red' } }, {}]);
  assert.deepEqual([second?.added, second?.changed, second?.withdrawn], [[], {}, { apple: { name: 'apple', colour: 'green' } }]);
  assert.equal(first?.to.version, second?.from.version);
});
