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

let built: number;
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
    built++;
    return [{ json: { name: 'assam' }, terms: [valueTerm('name', 'assam')] }];
  },
  check() {},
});

let ready: string;
let directory: string;
beforeEach(() => {
  ready = temporaryFolder();
  directory = join(temporaryFolder(), 'not', 'there', 'yet');
  buildBundledPack(tea('1'), ready);
  built = 0;
});

test('a prebuilt pack is copied instead of built', () => {
  makePacks([tea('1')], directory, { ready });
  assert.equal(built, 0);
  assert.deepEqual(readFileSync(packPath(directory, 'tea')), readFileSync(packPath(ready, 'tea')));
  assert.notEqual(statSync(packPath(directory, 'tea')).ino, statSync(packPath(ready, 'tea')).ino);
});

test('a compressed pack is decompressed instead of built', () => {
  const path = packPath(ready, 'tea');
  const pack = readFileSync(path);
  writeFileSync(`${path}${COMPRESSED_SUFFIX}`, compressPack(pack));
  unlinkSync(path);
  makePacks([tea('1')], directory, { ready });
  assert.equal(built, 0);
  assert.deepEqual(readFileSync(packPath(directory, 'tea')), pack);
});

test('an up-to-date pack is left alone', () => {
  makePacks([tea('1')], directory, { ready });
  const { mtimeMs, ino } = statSync(packPath(directory, 'tea'));
  makePacks([tea('1')], directory, { ready });
  assert.deepEqual([statSync(packPath(directory, 'tea')).mtimeMs, statSync(packPath(directory, 'tea')).ino], [mtimeMs, ino]);
});

test('an outdated pack is rebuilt', () => {
  makePacks([tea('2')], directory, { ready });
  assert.equal(built, 1);
});

test('after an upgrade the new pack replaces the copy of the old one', () => {
  makePacks([tea('1')], directory, { ready });
  buildBundledPack(tea('2'), ready);
  built = 0;
  makePacks([tea('2')], directory, { ready });
  assert.equal(built, 0);
  const datasets = new Datasets([tea('2')], directory);
  datasets.load();
  assert.equal(datasets.open(tea('2')).source.version, '2');
});

test('all packs are rebuilt on request', () => {
  makePacks([tea('1')], directory, { ready, all: true });
  assert.equal(built, 1);
});

test('a refreshed pack stays, unless only bundled data is allowed', () => {
  const facts = { name: 'tea', version: '9', retrieved: '2026-02-02', origin: 'refresh', fingerprint: '' } as const;
  writeFileAtomic(packPath(ready, 'tea'), buildPack(facts, tea('1').rows()));
  built = 0;
  makePacks([tea('1')], ready);
  assert.equal(built, 0);
  makePacks([tea('1')], ready, { bundled: true });
  assert.equal(built, 1);
  assert.equal(Pack.readHeader(packPath(ready, 'tea')).origin, 'bundled');
});

test('a damaged pack is detected when it is opened', () => {
  const bytes = readFileSync(packPath(ready, 'tea'));
  writeFileSync(packPath(ready, 'tea'), bytes.fill(0, bytes.length - 40));
  makePacks([tea('1')], directory, { ready });
  const datasets = new Datasets([tea('1')], directory);
  datasets.load();
  assert.equal(datasets.open(tea('1')).get('name', 'assam')?.toString().includes('assam'), true);
});

test('an unwritable folder is named in the error', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  assert.throws(() => makePacks([tea('1')], file, { ready }), { message: new RegExp(`DATA_DIR: .* ${file}, .*\\(EEXIST\\)`) });
});
