import assert from 'node:assert/strict';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { temporaryFolder } from '../../../test/support/service.ts';
import { renameOver, writeFileAtomic } from './atomic-file.ts';

let folder: string;
let path: string;
let next: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'tea.pack');
  next = join(folder, 'next');
  writeFileSync(path, 'old');
  writeFileSync(next, 'new');
});

const errnoError = (code: string): Error => Object.assign(new Error(code), { code });

/** Simulates Windows: renaming over a file fails, as if every file were open. */
const onWindows: typeof renameSync = (from, to) => {
  if (existsSync(to)) throw errnoError('EPERM');
  renameSync(from, to);
};

test('a file is replaced atomically, and open descriptors still read the old content', () => {
  const reader = openSync(path, 'r');
  writeFileAtomic(path, Buffer.from('newer'));
  assert.equal(readFileSync(reader, 'utf8'), 'old');
  closeSync(reader);
  assert.equal(readFileSync(path, 'utf8'), 'newer');
  assert.deepEqual(readdirSync(folder).sort(), ['next', 'tea.pack']);
});

test('an open file that cannot be replaced is renamed first', () => {
  renameOver(next, path, onWindows);
  assert.equal(readFileSync(path, 'utf8'), 'new');
  assert.deepEqual(readdirSync(folder), ['tea.pack']);
});

test('a renamed file that could not be deleted is deleted the next time', () => {
  writeFileSync(`${path}.1.2.old`, 'older');
  writeFileSync(join(folder, 'coffee.pack.1.2.old'), 'of another');
  renameOver(next, path, onWindows);
  assert.deepEqual(readdirSync(folder).sort(), ['coffee.pack.1.2.old', 'tea.pack']);
});

test('if the new file cannot be moved either, the old one is restored', () => {
  const failingRename: typeof renameSync = (from, to) => {
    if (from === next) throw errnoError('EACCES');
    renameSync(from, to);
  };
  assert.throws(() => renameOver(next, path, failingRename), { code: 'EACCES' });
  assert.equal(readFileSync(path, 'utf8'), 'old');
});

test('other errors are rethrown', () => {
  assert.throws(() => renameOver(join(folder, 'nothing'), path), { code: 'ENOENT' });
  assert.equal(readFileSync(path, 'utf8'), 'old');
});
