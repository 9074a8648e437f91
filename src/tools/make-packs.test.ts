import assert from 'node:assert/strict';
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { temporaryFolder } from '../../test/support/service.ts';
import { writeFileAtomic } from '../core/dataset/atomic-file.ts';
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { buildBundledPack, Datasets, packPath } from '../core/dataset/datasets.ts';
import { buildPack } from '../core/dataset/pack/build.ts';
import { COMPRESSED_SUFFIX, compressPack } from '../core/dataset/pack/compressed-pack.ts';
import { Pack, valueTerm } from '../core/dataset/pack/pack.ts';
import { makePacks } from './make-packs.ts';

let buildCount: number;
const tea = (version: string): DatasetDefinition => ({
  name: 'tea',
  source: {
    name: 'Tea',
    url: 'https://tea.example',
    licence: 'CC0-1.0',
    version,
    retrieved: '2026-01-01',
    asOf: null,
    updateIntervalDays: null,
    attribution: 'nobody',
  },
  module: import.meta.url,
  inputs: [],
  kinds: {},
  rows() {
    buildCount++;
    return [{ json: { name: 'assam' }, terms: [valueTerm('name', 'assam')] }];
  },
  check() {},
});

let prebuilt: string;
let directory: string;
beforeEach(() => {
  prebuilt = temporaryFolder();
  directory = join(temporaryFolder(), 'not', 'there', 'yet');
  buildBundledPack(tea('1'), prebuilt);
  buildCount = 0;
});

test('a prebuilt pack is copied instead of built', () => {
  makePacks([tea('1')], directory, { prebuilt });
  assert.equal(buildCount, 0);
  assert.deepEqual(readFileSync(packPath(directory, 'tea')), readFileSync(packPath(prebuilt, 'tea')));
  assert.notEqual(statSync(packPath(directory, 'tea')).ino, statSync(packPath(prebuilt, 'tea')).ino);
});

test('a compressed pack is decompressed instead of built', () => {
  const path = packPath(prebuilt, 'tea');
  const pack = readFileSync(path);
  writeFileSync(`${path}${COMPRESSED_SUFFIX}`, compressPack(pack));
  unlinkSync(path);
  makePacks([tea('1')], directory, { prebuilt });
  assert.equal(buildCount, 0);
  assert.deepEqual(readFileSync(packPath(directory, 'tea')), pack);
});

test('an up-to-date pack is not rewritten', () => {
  makePacks([tea('1')], directory, { prebuilt });
  const { mtimeMs, ino } = statSync(packPath(directory, 'tea'));
  makePacks([tea('1')], directory, { prebuilt });
  assert.deepEqual([statSync(packPath(directory, 'tea')).mtimeMs, statSync(packPath(directory, 'tea')).ino], [mtimeMs, ino]);
});

test('an outdated pack is rebuilt', () => {
  makePacks([tea('2')], directory, { prebuilt });
  assert.equal(buildCount, 1);
});

test('after an upgrade the new pack replaces the copy of the old one', () => {
  makePacks([tea('1')], directory, { prebuilt });
  buildBundledPack(tea('2'), prebuilt);
  buildCount = 0;
  makePacks([tea('2')], directory, { prebuilt });
  assert.equal(buildCount, 0);
  const datasets = new Datasets([tea('2')], directory);
  datasets.load();
  assert.equal(datasets.open(tea('2')).source.version, '2');
});

test('all packs are rebuilt on request', () => {
  makePacks([tea('1')], directory, { prebuilt, all: true });
  assert.equal(buildCount, 1);
});

test('a refreshed pack stays, unless only bundled data is allowed', () => {
  const metadata = { name: 'tea', version: '9', retrieved: '2026-02-02', origin: 'refresh', fingerprint: '' } as const;
  writeFileAtomic(packPath(prebuilt, 'tea'), buildPack(metadata, tea('1').rows()));
  buildCount = 0;
  makePacks([tea('1')], prebuilt);
  assert.equal(buildCount, 0);
  makePacks([tea('1')], prebuilt, { bundled: true });
  assert.equal(buildCount, 1);
  assert.equal(Pack.readHeader(packPath(prebuilt, 'tea')).origin, 'bundled');
});

test('a damaged pack is detected when it is opened', () => {
  const bytes = readFileSync(packPath(prebuilt, 'tea'));
  writeFileSync(packPath(prebuilt, 'tea'), bytes.fill(0, bytes.length - 40));
  makePacks([tea('1')], directory, { prebuilt });
  const datasets = new Datasets([tea('1')], directory);
  datasets.load();
  assert.equal(datasets.open(tea('1')).get('name', 'assam')?.toString().includes('assam'), true);
});

test('the error for an unwritable folder contains its path', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  assert.throws(() => makePacks([tea('1')], file, { prebuilt }), { message: new RegExp(`DATA_DIR: .* ${file}, .*\\(EEXIST\\)`) });
});
