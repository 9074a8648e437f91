/** Every file of the folder is declared and conforms to its schema: header, cell types, unique keys. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { readConfig } from '../../src/config.ts';
import { Datasets } from '../../src/core/dataset/datasets.ts';
import { families } from '../../src/families/index.ts';
import { createApp } from '../../src/surfaces/app.ts';
import { silentLog } from '../../src/surfaces/request-log.ts';
import { declaredTables, readTables } from '../table.ts';

/** The compiled test is in dist/data/tables/. */
const SOURCE = new URL('../../../data/tables/', import.meta.url);
const files = readdirSync(SOURCE).filter((name) => name.endsWith('.tsv'));

const BETWEEN_WORDS = /[\s|,;/()]+/;
const INDIAN_SCRIPTS = ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Arabic'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);
const scriptsOf = (word: string): number => INDIAN_SCRIPTS.filter((script) => script.test(word)).length;

test('startup reads no table', async () => {
  const app = createApp({ config: readConfig({}), families, datasets: new Datasets([], ''), log: silentLog });
  await app.ready();
  assert.ok(declaredTables.size > 40);
  assert.deepEqual([...readTables], []);
  await app.close();
});

describe('all tables', () => {
  before(async () => {
    const modules = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'));
    for (const name of modules) await import(new URL(name, import.meta.url).href);
  });

  test('every file has a schema, and every schema a file', () => {
    assert.deepEqual([...declaredTables.keys()].sort(), files.sort());
  });

  for (const file of files) {
    test(file, () => {
      assert.ok((declaredTables.get(file)?.() ?? []).length > 0);
      for (const [index, line] of readFileSync(new URL(file, SOURCE), 'utf8').split('\n').entries()) {
        assert.equal(line, line.normalize('NFC'), `line ${index + 1} is not in NFC`);
        for (const word of line.split(BETWEEN_WORDS)) assert.ok(scriptsOf(word) <= 1, `line ${index + 1}: ${word} mixes Indian scripts`);
        assert.doesNotMatch(line, /^[ ]|[ ]$|\t | \t|\r/, `line ${index + 1} has a blank at the edge of a cell`);
      }
    });
  }
});
