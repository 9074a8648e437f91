import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { nameKey } from '../../text/fold.ts';
import { acronymTerms, buildPack, nameTerms } from '../pack/build.ts';
import { Pack, valueTerm } from '../pack/pack.ts';
import { countFacets } from '../query/facets.ts';
import { TopK } from '../query/top-k.ts';
import type { NameSearchConfig } from './name-search-config.ts';
import { searchNames } from './names.ts';
import { keysAtEditDistanceOne, phoneticMatches } from './phonetic-match.ts';
import { joinedVariants, shorterVariants, splitVariants } from './query-rewrites.ts';
import { relaxedQueries } from './relaxation.ts';

const METADATA = { name: 'test', version: '1', retrieved: '2026-01-01', origin: 'bundled', fingerprint: '' } as const;

const PLACES: readonly (readonly [name: string, state: string, importance: number])[] = [
  ['Koramangala', 'KA', 6],
  ['Koramangala Village', 'KA', 1],
  ['Bengaluru', 'KA', 9],
  ['Anna Nagar', 'TN', 5],
  ['Annavasal', 'TN', 1],
  ['Vileparle (East)', 'MH', 5],
  ['Bandra Kurla Complex', 'MH', 5],
  ['Delhi', 'RJ', 0],
  ['Delhi G.P.O.', 'DL', 9],
  ['Gomti Nagar', 'UP', 4],
  ['Hosur', 'TN', 4],
];

const pack = Pack.fromBytes(
  buildPack(
    METADATA,
    PLACES.map(([name, state, importance]) => ({
      json: { name },
      terms: [valueTerm('state', state), valueTerm('name', nameKey(name)), ...nameTerms('place', name), ...acronymTerms('place', name)],
      importance,
    })),
    ['place'],
  ),
);

const config: NameSearchConfig = {
  field: 'place',
  stopWords: new Set(['pincode', 'of']),
  tiers: (text, name) => [
    { is: { name }, boost: 4 },
    { wholeWords: { place: text }, boost: 2 },
  ],
};

const find = (text: string, limit = 3, condition = {}): ReturnType<typeof searchNames> =>
  searchNames(pack, condition, config, text, { limit, offset: 0 });
const names = (text: string, limit?: number, condition?: object): string[] =>
  pack.rows(find(text, limit, condition).rows).map((row) => (row.parse() as { name: string }).name);

describe('names', () => {
  test('a short prefix is matched literally, not phonetically', () => {
    const result = find('ann');
    assert.deepEqual([result.total, result.literalCount, result.leadingPhoneticCount], [2, 2, 0]);
  });

  test('literal matches come first, without a note on phonetic ones', () => {
    const result = find('koramangala', 2);
    assert.deepEqual([result.total, result.literalCount, result.rewrittenQuery, result.nearestWord], [2, 2, undefined, undefined]);
  });

  test('an important place is ranked before an unimportant exact match', () => assert.equal(names('delhi')[0], 'Delhi G.P.O.'));

  test('typos, other spellings and scripts are found, and not counted as literal matches', () => {
    for (const text of ['koramangla', 'kormangala', 'koramanagala', 'ಕೋರಮಂಗಲ']) {
      const result = find(text);
      assert.equal(result.literalCount, 0, text);
      assert.equal(names(text)[0], 'Koramangala', text);
    }
    assert.equal(names('ஓசூர்')[0], 'Hosur');
  });

  test('joined and split words are found', () => {
    for (const [text, name] of [
      ['annanagar', 'Anna Nagar'],
      ['vile parle east', 'Vileparle (East)'],
      ['gomtinagar', 'Gomti Nagar'],
    ] as const) {
      assert.equal(names(text)[0], name);
    }
  });

  test('a repeated word counts at most twice', () => {
    assert.deepEqual(find('koramangala '.repeat(30)), find('koramangala koramangala'));
    assert.equal(find('koramangala '.repeat(30)).total, 2);
  });

  test('acronyms match, and stop words are dropped', () => {
    assert.deepEqual(names('bkc', 1), ['Bandra Kurla Complex']);
    const result = find('pincode of koramangala', 1);
    assert.deepEqual([result.rewrittenQuery, result.total], ['koramangala', 2]);
  });

  test('filters apply to phonetic matches too', () => {
    assert.deepEqual(names('koramangla', 3, { is: { state: 'TN' } }), []);
    assert.equal(names('koramangla', 3, { is: { state: 'KA' } })[0], 'Koramangala');
  });

  test('no matches if no name is similar', () => assert.deepEqual([find('qqqqqq').total, find('xyzzy').total], [0, 0]));

  test('relaxation drops unknown words, then frequent ones; the rarest stays; mostly unknown words match nothing', () => {
    const relaxed = (text: string): string[] => relaxedQueries(pack, 'place', text.split(' ')).map(({ words }) => words.join(' '));
    assert.deepEqual(relaxed('gomti nagar xyzzy'), ['gomti nagar']);
    assert.deepEqual(relaxed('bengaluru nagar'), ['bengaluru']);
    assert.deepEqual(relaxed('hosur anna nagar'), ['hosur anna', 'anna nagar', 'anna']);
    assert.deepEqual([relaxed('xyzzy qqqqqq hosur'), relaxed('hosur')], [[], []]);
  });

  test('a suggested name contains its spaces', () => assert.equal(find('gomtinagarr qqqqqq').nearestWord, 'gomti nagar'));

  test('pages are slices of the full result', () => {
    for (const text of ['koramangla', 'delhi', 'anna', 'nagar']) {
      const all = find(text, 10).rows;
      const parts = [0, 1, 2].flatMap((offset) => searchNames(pack, {}, config, text, { limit: 10, offset }).rows.slice(0, 1));
      assert.deepEqual(parts, all.slice(0, parts.length), text);
    }
  });
});

describe('phonetic matches', () => {
  test('a key at edit distance one is found for any edit', () => {
    const [term] = phoneticMatches(pack, 'place', 'koramangala');
    assert.equal(term?.distance, 0);
    for (const key of ['rmngl', 'krmgl', 'krmnglt', 'krgnml', 'kmrngl', 'krmnpl']) {
      const result = [...keysAtEditDistanceOne(pack, 'place', key)].map((index) => pack.term(index));
      assert.ok(key === 'krgnml' ? !result.includes('place^krmngl') : result.includes('place^krmngl'), `${key}: ${result}`);
    }
  });
});

describe('query rewrites', () => {
  test('words are joined, split and dropped', () => {
    assert.deepEqual(joinedVariants(['a', 'b', 'c']), [['ab', 'c'], ['a', 'bc'], ['abc']]);
    const vocabulary = new Set(['gomti', 'nagar']);
    const has = (word: string): boolean => vocabulary.has(word);
    assert.deepEqual(splitVariants(['gomtinagar', 'nagar'], has, has), [['gomti', 'nagar', 'nagar']]);
    assert.deepEqual(shorterVariants(['code', 'of', 'somnath', 'temple'], new Set(['code', 'of'])), [['somnath', 'temple'], ['somnath']]);
    assert.deepEqual(shorterVariants(['temple'], undefined), []);
  });
});

test('TopK ranks rows of several tiers by boost plus importance; ties are in insertion order', () => {
  const tier = fc.record({ rows: fc.uniqueArray(fc.nat(30)).map((rows) => rows.sort((a, b) => a - b)), boost: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(tier, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), (tiers, limit) => {
      const importance = (row: number): number => 30 - row;
      const best = new TopK(limit, importance);
      for (const { rows, boost } of tiers) best.add(rows, { boost });
      const all = tiers.flatMap(({ rows, boost }) => rows.map((row) => ({ row, boost, score: boost + importance(row) })));
      const expected = all.sort((a, b) => b.score - a.score).slice(0, limit);
      assert.deepEqual(
        best.rows.map((row, index) => ({ row, boost: best.tiers[index]?.boost, score: best.scores[index] })),
        expected,
      );
      assert.equal(best.minCompetitiveScore, all.length < limit ? Number.NEGATIVE_INFINITY : expected.at(-1)?.score);
    }),
  );
});

test('countFacets counts the values of a field in the given rows', () => {
  const rows = Array.from({ length: pack.size }, (_, index) => index);
  const fields = { state: { field: 'state', labelOf: (code: string) => `State ${code}` } };
  const { state = [] } = countFacets(pack, rows, fields, ['state']);
  assert.deepEqual(state.slice(0, 2), [
    { value: 'KA', label: 'State KA', count: 3 },
    { value: 'TN', label: 'State TN', count: 3 },
  ]);
  assert.deepEqual(countFacets(pack, [], fields, ['state']), { state: [] });
});
