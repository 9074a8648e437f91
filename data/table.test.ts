import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../test/support/service.ts';
import { type Column, flag, integer, list, number, oneOf, optional, pattern, table, text, wordLists } from './table.ts';

function fileOf(content: string): `${string}.tsv` {
  const file = join(temporaryFolder(), 'things.tsv');
  writeFileSync(file, content);
  return pathToFileURL(file).href as `${string}.tsv`;
}

const COLUMNS = {
  code: text,
  note: optional,
  count: integer,
  share: number,
  names: list('|'),
  kind: oneOf('a', 'b'),
  closed: flag,
  mark: pattern,
};
const HEADER = Object.keys(COLUMNS).join('\t');
const GOOD = ['x', '', '-3', '2.5', 'one|two', 'b', 'yes', '/a+/i'];

function read(...rows: readonly (readonly string[])[]): () => unknown {
  return table(fileOf(`# A comment.\n${[HEADER, ...rows.map((cells) => cells.join('\t'))].join('\n')}\n`), COLUMNS, 'code');
}

test('cells are parsed by the schema of their columns', () => {
  assert.deepEqual(read(GOOD, ['y', 'n', '0', '1', '', 'a', '', '/b/'])(), [
    { code: 'x', note: null, count: -3, share: 2.5, names: ['one', 'two'], kind: 'b', closed: true, mark: /a+/i },
    { code: 'y', note: 'n', count: 0, share: 1, names: [], kind: 'a', closed: false, mark: /b/ },
  ]);
});

describe('errors have file, line and column', () => {
  const wrong: readonly (readonly [column: number, cell: string, message: RegExp])[] = [
    [0, '', /things\.tsv, line 4: column code: "" is empty/],
    [2, '1.5', /line 4: column count: "1\.5" is not an integer/],
    [3, 'half', /column share: "half" is not a number/],
    [4, 'one||two', /column names: "" has a blank entry/],
    [5, 'c', /column kind: "c" is none of a, b/],
    [6, 'no', /column closed: "no" is neither empty nor yes/],
    [7, 'a+', /column mark: "a\+" is not a \/pattern\//],
    [7, '/(/', /column mark: Invalid regular expression/],
    [0, 'x', /line 4: x is a duplicate key/],
  ];
  for (const [column, cell, message] of wrong) {
    test(`${HEADER.split('\t')[column]} ${cell}`, () => assert.throws(read(GOOD, ['y', ...GOOD.slice(1)].with(column, cell)), message));
  }

  test('a row with too few cells, another header, a last line without an end', () => {
    assert.throws(read(GOOD.slice(1)), /line 3: 7 cells instead of 8/);
    const columns: Record<string, Column<string>> = { code: text, name: text };
    assert.throws(table(fileOf('code\tnames\nx\ty\n'), columns), /line 1: the header is not code, name/);
    assert.throws(table(fileOf('code\tname\nx\ty'), columns), /line 2: no newline at end of file/);
  });

  test('an unknown word list', () => {
    const lists = wordLists(fileOf('list\tword\nkin\tson\nkim\tdaughter\n'));
    assert.throws(lists('kin'), /line 3: column list: "kim" is not a list of the module/);
  });
});
