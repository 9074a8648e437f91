/** Property test: the pack and a naive scan of the same rows must return the same results for any data and query. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyCodePoint } from '../../../../test/support/any-code-point.ts';
import { tries } from '../../../../test/support/test-tiers.ts';
import { words } from '../../text/fold.ts';
import { buildPack, type PackRow, wordTerms } from '../pack/build.ts';
import { Pack, valueTerm } from '../pack/pack.ts';
import type { Condition } from './condition.ts';
import { type Query, type SearchResult, search } from './search.ts';

interface Item {
  readonly bank: string;
  readonly state: string;
  readonly text: string;
  readonly rank: number;
}

const METADATA = { name: 'test', version: '1', retrieved: '2026-01-01', origin: 'bundled', fingerprint: '' } as const;

const WORDS = ['anna', 'annai', 'nagar', 'nagaram', 'na', 'road', 'Roadside', 'சென்னை', 'செ', 'élan', 'elan', '12', '123'];
const item: fc.Arbitrary<Item> = fc.record({
  bank: fc.constantFrom('AAAA', 'BBBB', 'CCCC'),
  state: fc.constantFrom('TN', 'KA'),
  text: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((parts) => parts.join(' ')),
  rank: fc.nat(2),
});

function pack(items: readonly Item[]): Pack {
  const rows = items.map(
    ({ bank, state, text, rank }, index): PackRow => ({
      json: { at: index, text },
      terms: [
        valueTerm('bank', bank),
        valueTerm('state', state),
        valueTerm('name', text),
        valueTerm('id', String(index)),
        ...wordTerms('text', text),
      ],
      rank,
    }),
  );
  return Pack.fromBytes(buildPack(METADATA, rows));
}

/** Indices of the items found, in order. */
function itemIndexes(opened: Pack, { rows }: SearchResult): number[] {
  return opened.rows(rows).map((row) => (row.parse() as { at: number }).at);
}

/** Reference implementation. */
function scan(items: readonly Item[], { bank, banks, state, q, whole, id, tiers }: QueryCase): number[] {
  const matchesText = (item: Item, text: string): boolean =>
    words(text).every((w) => words(item.text).some((itemWord) => (whole ? itemWord === w : itemWord.startsWith(w))));
  const tierOf = (item: Item): number => (!tiers ? 0 : item.text === q ? 0 : item.text.startsWith(q ?? '') ? 1 : 2);
  return items
    .map((item, index) => ({ item, position: index }))
    .filter(
      ({ item, position: index }) =>
        (!bank || item.bank === bank) &&
        (!banks || banks.includes(item.bank)) &&
        (!state || item.state === state) &&
        (q === undefined || matchesText(item, q)) &&
        String(index).startsWith(id ?? ''),
    )
    .sort((a, b) => tierOf(a.item) - tierOf(b.item) || a.item.rank - b.item.rank || a.position - b.position)
    .map(({ position: index }) => index);
}

interface QueryCase {
  readonly bank: string | undefined;
  readonly banks?: readonly string[] | undefined;
  readonly state: string | undefined;
  readonly q: string | undefined;
  /** Whether the words of q must match whole words. */
  readonly whole?: boolean;
  readonly id: string | undefined;
  readonly tiers: boolean;
}

const arbitraryQuery: fc.Arbitrary<QueryCase> = fc.record({
  bank: fc.option(fc.constantFrom('AAAA', 'BBBB', 'CCCC', 'ZZZZ'), { nil: undefined }),
  banks: fc.option(fc.subarray(['AAAA', 'BBBB', 'ZZZZ']), { nil: undefined }),
  state: fc.option(fc.constantFrom('TN', 'KA'), { nil: undefined }),
  q: fc.option(
    fc
      .array(fc.constantFrom('a', 'an', 'anna', 'nag', 'ROAD', 'செ', 'எ', 'Élan', '1', 'missing'), { minLength: 1, maxLength: 3 })
      .map((p) => p.join(' ')),
    { nil: undefined },
  ),
  whole: fc.boolean(),
  id: fc.option(fc.constantFrom('1', '12', '9'), { nil: undefined }),
  tiers: fc.boolean(),
});

test('any mix of filters, words and prefixes matches a linear scan, in the same order, page by page', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 150 }),
      arbitraryQuery,
      fc.nat(20),
      fc.integer({ min: 1, max: 20 }),
      (items, queryCase, offset, limit) => {
        const query: Query = {
          is: { bank: queryCase.bank, state: queryCase.state },
          oneOf: { bank: queryCase.banks },
          [queryCase.whole ? 'wholeWords' : 'words']: { text: queryCase.q },
          prefix: { id: queryCase.id },
          ...(queryCase.tiers &&
            queryCase.q !== undefined && { tiers: [{ is: { name: queryCase.q } }, { prefix: { name: queryCase.q } }] }),
        };
        const expected = scan(items, { ...queryCase, tiers: queryCase.tiers && queryCase.q !== undefined });
        const opened = pack(items);
        const result = search(opened, query, { limit, offset });
        assert.equal(result.total, expected.length);
        assert.deepEqual(itemIndexes(opened, result), expected.slice(offset, offset + limit));
      },
    ),
    { numRuns: tries(800) },
  );
});

test('rows are returned byte for byte', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCodePoint, maxLength: 40 }), { minLength: 1, maxLength: 30 }), (texts) => {
      const opened = Pack.fromBytes(
        buildPack(
          METADATA,
          texts.map((text, index) => ({ json: { text }, terms: [valueTerm('id', String(index))] })),
        ),
      );
      for (const [index, text] of texts.entries()) assert.equal(opened.row(index).toString(), JSON.stringify({ text }));
      for (const order of [[...texts.keys()], [...texts.keys()].reverse(), [...texts.keys()].filter((index) => index % 3 === 0)]) {
        assert.deepEqual(
          opened.rows(order).map(String),
          order.map((index) => JSON.stringify({ text: texts[index] })),
        );
      }
    }),
  );
});

/** Enough rows for some words to have cached bitmaps. */
const manyItems = Array.from({ length: 5_000 }, (_, index): Item => {
  const text = index % 3 ? 'anna nagar' : index % 5 ? `annai road ${index}` : `road ${index}`;
  // A bank with contiguous rows that begin and end in the middle of a bitmap word.
  return { bank: index >= 1_003 && index < 3_777 ? 'AAAA' : 'BBBB', state: index % 7 ? 'TN' : 'KA', text, rank: 0 };
});

test('long and short posting lists are intersected correctly', () => {
  const opened = pack(manyItems);
  const cases = [
    { bank: 'AAAA', state: 'KA', q: 'nag', id: undefined, tiers: false },
    { bank: 'AAAA', state: undefined, q: 'ann', id: undefined, tiers: false },
    { bank: undefined, state: 'KA', q: 'r', id: '12', tiers: false },
    { bank: 'BBBB', state: undefined, q: 'an na', id: '4', tiers: false },
  ];
  // Each twice: a cache filled by the first search must not change the second.
  for (const queryCase of [...cases, ...cases]) {
    const expected = scan(manyItems, queryCase);
    const query = { is: { bank: queryCase.bank, state: queryCase.state }, words: { text: queryCase.q }, prefix: { id: queryCase.id } };
    const result = search(opened, query, { limit: 5_000, offset: 0 });
    assert.equal(result.total, expected.length);
    assert.deepEqual(itemIndexes(opened, result), expected);
  }
});

test('tiers of any mix of filters and words rank the matches, in long and short lists', () => {
  const opened = pack(manyItems);
  const hasWord = (item: Item, beginning: string): boolean => words(item.text).some((word) => word.startsWith(beginning));
  // Conditions of the pack, and the equivalent predicates.
  const conditions: readonly [Condition, (item: Item, index: number) => boolean][] = [
    [{ is: { bank: 'AAAA' } }, ({ bank }) => bank === 'AAAA'],
    [{ is: { bank: 'AAAA' }, words: { text: 'an' } }, (item) => item.bank === 'AAAA' && hasWord(item, 'an')],
    [{ words: { text: 'annai' } }, (item) => hasWord(item, 'annai')],
    [{ words: { text: 'r 12' } }, (item) => hasWord(item, 'r') && hasWord(item, '12')],
    [{ words: { text: '45' } }, (item) => hasWord(item, '45')],
    [{ prefix: { id: '2' }, is: { state: 'KA' } }, ({ state }, index) => state === 'KA' && String(index).startsWith('2')],
    [{ prefix: { id: '33' } }, (_, index) => String(index).startsWith('33')],
    [{ oneOf: { bank: ['BBBB'] }, words: { text: 'road' } }, (item) => item.bank === 'BBBB' && hasWord(item, 'road')],
  ];
  for (const q of ['r', 'nagar', '4', 'annai']) {
    for (let first = 0; first < conditions.length; first++) {
      const tiers = [...conditions.slice(first), ...conditions.slice(0, first)].slice(0, 3);
      const tierOf = (item: Item, index: number): number => {
        const result = tiers.findIndex(([, predicate]) => predicate(item, index));
        return result < 0 ? tiers.length : result;
      };
      const expected = manyItems
        .map((item, index) => ({ at: index, tier: tierOf(item, index) }))
        .filter(({ at: index }) => hasWord(manyItems[index] as Item, q))
        .sort((a, b) => a.tier - b.tier || a.at - b.at)
        .map(({ at: index }) => index);
      for (const page of [
        { limit: 5_000, offset: 0 },
        { limit: 20, offset: 0 },
        { limit: 7, offset: Math.floor(expected.length / 2) },
      ]) {
        const result = search(opened, { words: { text: q }, tiers: tiers.map(([condition]) => condition) }, page);
        assert.equal(result.total, expected.length);
        assert.deepEqual(itemIndexes(opened, result), expected.slice(page.offset, page.offset + page.limit), `${q} ${first}`);
      }
    }
  }
});

test('floor returns the greatest key at most the given one, within its own field', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99), { minLength: 1 }), fc.nat(99), (starts, target) => {
      const key = (value: number): string => String(value).padStart(2, '0');
      const rows = starts.map(
        (start): PackRow => ({
          json: { start },
          terms: [valueTerm('from', key(start)), valueTerm('gone', key(start)), valueTerm('era', '00')],
        }),
      );
      const built = Pack.fromBytes(buildPack(METADATA, rows));
      const result = built.floor('from=', valueTerm('from', key(target)));
      const before = starts.filter((start) => start <= target);
      assert.equal(result === undefined ? undefined : starts[result], before.length > 0 ? Math.max(...before) : undefined);
    }),
  );
});
