/** Import of operator-supplied files: validation, error messages, and loading by a running service. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import { until } from '../../../../test/support/process.ts';
import { temporaryFolder } from '../../../../test/support/service.ts';
import { buildBundledPack, Datasets, packPath } from '../datasets.ts';
import type { PackRow } from '../pack/build.ts';
import { valueTerm } from '../pack/pack.ts';
import { type ImportOptions, importFile } from './import.ts';
import type { IngestResult, RefreshableDataset } from './ingest.ts';
import { parseTables, type TableFormat } from './table-format.ts';
import { watchPacks } from './watch-packs.ts';

const GARDENS: TableFormat<'code' | 'garden' | 'state'> = {
  title: 'list of gardens',
  columns: { code: ['Garden Code', 'Code'], garden: ['Name of Garden'], state: ['State'] },
  optional: ['state'],
  patterns: { code: /^T\d{3}$/, garden: /./ },
  minRows: 5,
};
const GRADES: TableFormat<'code' | 'grade'> = {
  title: 'list of grades',
  columns: { code: ['Garden Code'], grade: ['Grade'] },
  optional: [],
  patterns: { code: /^T\d{3}$/, grade: /^[A-Z]+$/ },
  minRows: 1,
};

const toRow = (code: string, garden: string, grade: string | null = null): PackRow => ({
  json: { code, garden, grade },
  terms: [valueTerm('code', code)],
});
const bundled = Array.from({ length: 20 }, (_, index) => [`T${100 + index}`, `Garden ${index}`] as const);

const tea: RefreshableDataset = {
  name: 'tea',
  source: {
    name: 'Tea',
    url: 'https://tea.example',
    licence: 'CC0-1.0',
    version: '1',
    retrieved: '2020-01-01',
    asOf: '2019-12',
    updateIntervalDays: 30,
    attribution: 'nobody',
  },
  module: import.meta.url,
  inputs: [],
  kinds: {},
  primaryKey: 'code',
  rows: () => bundled.map(([code, garden]) => toRow(code, garden)),
  check(dataset) {
    if (!dataset.get('code', 'T100')) throw new Error('the garden T100 is missing');
  },
  refresh: {
    everyHours: 24,
    maxBytes: 5_000,
    parts: true,
    rows: parseTables({ gardens: GARDENS, grades: GRADES }, ({ gardens, grades }) => {
      const gradeOf = new Map(grades?.map(({ code, grade }) => [code, grade]));
      const rows = gardens?.map(({ code, garden }) => [code, garden] as const) ?? bundled;
      return rows.map(([code, garden]) => toRow(code, garden, gradeOf.get(code)));
    }),
  },
};

const NOW = new Date('2026-11-16T06:00:00Z');
const gardenFile = (rows: readonly (readonly [string, string])[] = bundled): string =>
  `Sl,Name of Garden,GARDEN_CODE\n${rows.map(([code, garden], index) => `${index},"${garden}",${code}`).join('\n')}\n`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  buildBundledPack(tea, folder);
});

function importContent(content: string | Buffer, options: ImportOptions = {}): Promise<IngestResult> {
  const file = join(temporaryFolder(), 'file.csv');
  writeFileSync(file, content);
  return importFile(tea, file, folder, NOW, options);
}

function servedRecord(code: string): unknown {
  const datasets = new Datasets([tea], folder);
  datasets.load();
  return datasets.open(tea).get('code', code)?.parse();
}

test('columns are found by header; added, changed and removed rows are counted', async () => {
  const rows = [...bundled.slice(1, 19), ['T100', 'Another name'], ['T500', 'New']] as const;
  const { changes } = await importContent(gardenFile(rows), { asOf: '2026-10' });
  assert.deepEqual(changes, { before: 20, added: 1, changed: 1, gone: 1 });
  assert.deepEqual(servedRecord('T500'), { code: 'T500', garden: 'New', grade: null });
});

test('a file of another kind is merged with the previous one', async () => {
  await importContent(gardenFile([...bundled, ['T500', 'New']]));
  await importContent('Garden Code;Grade\nT500;FTGFOP\n');
  assert.deepEqual(servedRecord('T500'), { code: 'T500', garden: 'New', grade: 'FTGFOP' });
  await importContent(gardenFile([...bundled, ['T500', 'Renamed']]));
  assert.deepEqual(servedRecord('T500'), { code: 'T500', garden: 'Renamed', grade: 'FTGFOP' });
});

test('a file that removes more than a tenth is rejected, unless forced', async () => {
  const few = gardenFile(bundled.slice(0, 17));
  await assert.rejects(importContent(few), /lacks 3 of the 20 current records, more than 10%/);
  assert.deepEqual(servedRecord('T119'), { code: 'T119', garden: 'Garden 19', grade: null });
  assert.equal((await importContent(few, { allowMassRemoval: true })).changes?.gone, 3);
});

describe('an unusable file changes nothing and reports why', () => {
  const validFile = gardenFile();
  const cases: readonly [string, string | Buffer, RegExp][] = [
    ['an empty file', '', /^is empty$/],
    ['a file that is too large', 'x'.repeat(5_001), /^is larger than 5000 bytes$/],
    [
      'a column with another title',
      validFile.replace('Name of Garden', 'Title'),
      /^has changed its format: it has no column "Name of Garden"/,
    ],
    ['another file', 'fruit,colour\nmango,yellow\n', /has no header line of the list of gardens or the list of grades/],
    ['a file that ends in the middle of a line', validFile.slice(0, -6), /^ends in the middle of a line$/],
    [
      'a quotation mark that is not closed',
      validFile.replace('"Garden 7",', '"Garden 7,'),
      /^is not a readable table: a cell contains an unescaped quotation mark$/,
    ],
    [
      'cells of another shape',
      validFile.replaceAll(/T1(?=\d\d)/g, 'X1'),
      /has changed its format: it has 20 lines, of which 20 have no valid "Garden Code"/,
    ],
    ['a truncated list', gardenFile(bundled.slice(0, 3)), /has only 3 valid lines, fewer than 5/],
    ['binary data', Buffer.from([1, 0, 2, 0, 3]), /^is neither text nor an Excel workbook$/],
    ['a damaged workbook', Buffer.from('PK\x03\x04 and nothing more'), /^is an Excel workbook that cannot be read/],
    ['a list without its best-known entry', gardenFile(bundled.slice(1)), /the garden T100 is missing/],
  ];
  for (const [name, content, reason] of cases) {
    test(name, async () => {
      const before = readFileSync(packPath(folder, 'tea'));
      await assert.rejects(
        importContent(content, { allowMassRemoval: true }),
        (error: Error) => reason.test(error.message) || assert.fail(error.message),
      );
      assert.deepEqual(readFileSync(packPath(folder, 'tea')), before);
      assert.deepEqual(readdirSync(folder), ['tea.pack'], 'nothing is left behind');
    });
  }

  test('a missing file or a folder is rejected', async () => {
    mkdirSync(join(folder, 'inner'));
    await assert.rejects(importFile(tea, join(folder, 'missing.csv'), folder, NOW), /^Error: does not exist$/);
    await assert.rejects(importFile(tea, join(folder, 'inner'), folder, NOW), /^Error: is not a file$/);
  });
});

test('a running service loads the new pack once, and reports its age', async (t) => {
  const datasets = new Datasets([tea], folder);
  datasets.load();
  const messages: string[] = [];
  const watch = watchPacks({ datasets, directory: folder, log: (line) => messages.push(line), everyMs: 10 });
  t.after(() => watch.stop());
  await importContent(gardenFile([...bundled, ['T500', 'New']]), { asOf: '2026-10' });
  await until(() => datasets.open(tea).get('code', 'T500') !== undefined);
  assert.deepEqual(messages, ['tea: the pack file was replaced, version 2026-11-16 is loaded']);
  const [status] = datasets.status(NOW);
  assert.deepEqual([status?.origin, status?.asOf, status?.problem], ['refresh', '2026-10', null]);
});

test('an unusable pack is reported, and the loaded one stays', async (t) => {
  const datasets = new Datasets([tea], folder);
  datasets.load();
  const watch = watchPacks({ datasets, directory: folder, log: () => {}, everyMs: 10 });
  t.after(() => watch.stop());
  buildBundledPack({ ...tea, rows: () => [toRow('T999', 'Only one')], check() {} }, folder);
  await until(() => datasets.status(NOW)[0]?.problem !== null);
  assert.match(datasets.status(NOW)[0]?.problem ?? '', /cannot be loaded: the garden T100 is missing/);
  assert.ok(datasets.open(tea).get('code', 'T100'));
});
