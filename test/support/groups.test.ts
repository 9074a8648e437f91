import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { TestFile } from './group.ts';
import { groupsOf, ISOLATED_FILES, TIMING_SENSITIVE_FILES } from './groups.ts';

const file = (name: string): TestFile => ({ name, url: `file:///${name}` });
const manyFiles = Array.from({ length: 100 }, (_, index) => file(`src/families/f${index}/f${index}.test.ts`));
const names = (files: readonly TestFile[], seed = '1', processes = 2): string[][] =>
  groupsOf(files, seed, processes).map((group) => group.files.map(({ name }) => name));

test('assigns every file to one group of its area', () => {
  const areas = ['src/core', 'test'].flatMap((area) => Array.from({ length: 8 }, (_, index) => file(`${area}/f${index}.test.ts`)));
  const groups = groupsOf([...manyFiles, ...areas], '1', 2);
  assert.equal(new Set(groups.flatMap(({ files }) => files)).size, 116);
  assert.deepEqual([groups[0]?.name, groups.at(-1)?.name], ['test', 'src/core']);
  for (const { name, files } of groups)
    assert.ok(
      files.every((candidate) => candidate.name.startsWith(name.replace(/ .*/, ''))),
      name,
    );
});

test('areas of few files share a group', () => {
  const small = ['src/web/a', 'src/web/b', 'src/tools/c', 'data/d'].map((name) => file(`${name}.test.ts`));
  assert.deepEqual(
    groupsOf([...manyFiles, ...small], '1', 2)
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('src/families')),
    ['src/web, src/tools, data'],
  );
});

test('the order within groups is reproducible by seed', () => {
  assert.deepEqual(names(manyFiles, '7'), names(manyFiles, '7'));
  assert.notDeepEqual(names(manyFiles, '7'), names(manyFiles, '8'));
  const sorted = (seed: string): string[][] => names(manyFiles, seed).map((group) => group.sort());
  assert.deepEqual(sorted('7'), sorted('8'));
});

test('few files use all processes', () => {
  assert.deepEqual(
    names(manyFiles.slice(0, 5)).map(({ length }) => length),
    [3, 2],
  );
  assert.deepEqual(names(manyFiles.slice(0, 1)).length, 1);
  assert.deepEqual(names([]), []);
});

test('files that need their own process have one, and exist', () => {
  assert.deepEqual(names([...ISOLATED_FILES.map(file), file('src/core/a.test.ts')]).length, ISOLATED_FILES.length + 1);
  for (const name of [...ISOLATED_FILES, ...TIMING_SENSITIVE_FILES])
    assert.ok(existsSync(new URL(`../../../${name}`, import.meta.url)), name);
});
