/** Search for names with typing errors and in Indian scripts: Potli compared with SQLite FTS5 (trigrams) and MiniSearch, all in this process. */
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
const FIRST = 10;
const ROUNDS = 3;

interface Asked {
  readonly original: string;
  readonly written: string;
}

type Find = (text: string) => string[];

const names = [...new Set(Array.from(readTable<'name'>(bundled('offices')), ({ name }) => name))];

function potli(): Find {
  const pack = Pack.open('packs/pincode.pack');
  return (text) => {
    const { rows } = searchNames(pack, { is: { kind: 'office' } }, officeSearchConfig, text, { limit: FIRST, offset: 0 });
    return pack.rows(rows).map((row) => (row.parse() as { readonly name: string }).name);
  };
}

function trigrams(): Find {
  const database = new Database(':memory:');
  database.exec("CREATE VIRTUAL TABLE place USING fts5(name, tokenize='trigram'); BEGIN");
  const insert = database.prepare('INSERT INTO place(name) VALUES(?)');
  for (const name of names) insert.run(name);
  database.exec('COMMIT');
  const page = database.prepare(`SELECT name FROM place WHERE place MATCH ? ORDER BY rank LIMIT ${FIRST}`);
  return (text) => {
    const folded = fold(text);
    const parts = Array.from({ length: Math.max(0, folded.length - 2) }, (_, at) => `"${folded.slice(at, at + 3)}"`);
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
      .slice(0, FIRST)
      .map(({ name }) => name as string);
}

function take(count: number, seed: number): Asked[] {
  const misspelled = typosOf(names, seed);
  return Array.from({ length: count }, () => misspelled.next().value);
}

/** ITRANS transliteration to Devanagari: not the official spelling, so a phonetic match is needed. */
function inDevanagari({ original }: Asked): Asked {
  const written = original.replace(/[a-z]+/g, (word) => fromLatin(word, 'itrans'));
  return { original, written };
}

const slips = take(QUERIES, 11);
const sets: Readonly<Record<string, readonly Asked[]>> = {
  'one slip of the keys': slips,
  'in Devanagari': slips.map(inDevanagari),
};
const finders = { Potli: potli(), 'SQLite FTS5, trigrams': trigrams(), 'MiniSearch, fuzzy': miniSearch() };

for (const [title, asked] of Object.entries(sets)) {
  console.log(`${names.length} names of post offices, ${asked.length} searches, ${title}`);
  for (const [name, find] of Object.entries(finders)) {
    const found = asked.filter(({ original, written }) => find(written).some((one) => nameKey(one) === nameKey(original))).length;
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      for (const { written } of asked) find(written);
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, (user + system) / asked.length);
    }
    console.log(
      `  ${name.padEnd(24)}${best.toFixed(0).padStart(8)} µs CPU a search, ${((100 * found) / asked.length).toFixed(1)} % among the first ${FIRST}`,
    );
  }
}
