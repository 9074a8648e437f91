/** Search for names with typos and in Indian scripts: Potli compared with SQLite FTS5 (trigrams) and MiniSearch, all in this process. */
import Database from 'libsql';
import MiniSearch from 'minisearch';
import { bundled } from '../data/bundled.ts';
import { searchNames } from '../src/core/dataset/names/names.ts';
import { Pack } from '../src/core/dataset/pack/pack.ts';
import { fromLatin } from '../src/core/indic/romanisation-schemes.ts';
import { fold, nameKey } from '../src/core/text/fold.ts';
import { readTable } from '../src/core/util/table.ts';
import { officeSearchConfig } from '../src/families/pincode/search.ts';
import { typosOf } from '../test/support/typos.ts';

const QUERIES = 300;
const TOP_K = 10;
const ROUNDS = 3;

interface QueryCase {
  readonly expected: string;
  readonly query: string;
}

type Find = (text: string) => string[];

const names = [...new Set(Array.from(readTable<'name'>(bundled('offices')), ({ name }) => name))];

function potli(): Find {
  const pack = Pack.open('packs/pincode.pack');
  return (text) => {
    const { rows } = searchNames(pack, { is: { kind: 'office' } }, officeSearchConfig, text, { limit: TOP_K, offset: 0 });
    return pack.rows(rows).map((row) => (row.parse() as { readonly name: string }).name);
  };
}

function trigrams(): Find {
  const database = new Database(':memory:');
  database.exec("CREATE VIRTUAL TABLE place USING fts5(name, tokenize='trigram'); BEGIN");
  const insert = database.prepare('INSERT INTO place(name) VALUES(?)');
  for (const name of names) insert.run(name);
  database.exec('COMMIT');
  const page = database.prepare(`SELECT name FROM place WHERE place MATCH ? ORDER BY rank LIMIT ${TOP_K}`);
  return (text) => {
    const folded = fold(text);
    const parts = Array.from({ length: Math.max(0, folded.length - 2) }, (_, index) => `"${folded.slice(index, index + 3)}"`);
    return parts.length === 0 ? [] : page.all(parts.join(' OR ')).map((row) => (row as { readonly name: string }).name);
  };
}

function miniSearch(): Find {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    storeFields: ['name'],
    searchOptions: { fuzzy: 0.2, prefix: true },
  });
  index.addAll(names.map((name, id) => ({ id, name })));
  return (text) =>
    index
      .search(text)
      .slice(0, TOP_K)
      .map(({ name }) => name as string);
}

function sampleTypos(count: number, seed: number): QueryCase[] {
  const misspelled = typosOf(names, seed);
  return Array.from({ length: count }, () => misspelled.next().value);
}

/** ITRANS transliteration to Devanagari: not the official spelling, so a phonetic match is needed. */
function inDevanagari({ expected }: QueryCase): QueryCase {
  const query = expected.replace(/[a-z]+/g, (word) => fromLatin(word, 'itrans'));
  return { expected, query };
}

const typoQueries = sampleTypos(QUERIES, 11);
const querySets: Readonly<Record<string, readonly QueryCase[]>> = {
  'one typo': typoQueries,
  'in Devanagari': typoQueries.map(inDevanagari),
};
const finders = { Potli: potli(), 'SQLite FTS5, trigrams': trigrams(), 'MiniSearch, fuzzy': miniSearch() };

for (const [title, queries] of Object.entries(querySets)) {
  console.log(`${names.length} names of post offices, ${queries.length} searches, ${title}`);
  for (const [name, find] of Object.entries(finders)) {
    const hitCount = queries.filter(({ expected, query }) => find(query).some((item) => nameKey(item) === nameKey(expected))).length;
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      for (const { query } of queries) find(query);
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, (user + system) / queries.length);
    }
    console.log(
      `  ${name.padEnd(24)}${best.toFixed(0).padStart(8)} µs CPU a search, ${((100 * hitCount) / queries.length).toFixed(1)} % recall@${TOP_K}`,
    );
  }
}
