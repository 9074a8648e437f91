import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bitmap } from './bitmap.ts';
import { BitmapCache } from './bitmap-cache.ts';

const ROWS = 1_000;
/** Lists at distinct offsets of one buffer, as in a pack; every second one has the same length as its neighbour. */
const memory = Uint32Array.from({ length: 4_000 }, (_, index) => (index * 7) % ROWS);
const lists = Array.from({ length: 60 }, (_, index) => memory.subarray(index * 50, index * 50 + 40 + (index >> 1)));
const slotCount = 5;
const newCache = (): BitmapCache => new BitmapCache(ROWS, slotCount * (ROWS / 8 + 1));
const rowsOf = (list: Uint32Array): number[] => [...new Set(list)].sort((a, b) => a - b);

test('forList returns the rows of its posting list, also in a reused slot', () => {
  const cache = newCache();
  const usedBitmaps = new Set<Bitmap>();
  for (let round = 0; round < 500; round++) {
    const list = lists[(round * round) % lists.length] as Uint32Array;
    const bitmap = cache.forList(list);
    usedBitmaps.add(bitmap);
    assert.deepEqual([...bitmap.rows()], rowsOf(list));
  }
  assert.equal(usedBitmaps.size, slotCount);
});

test('frequently used bitmaps stay, and the last one is valid while the next is loaded', () => {
  const cache = newCache();
  const bitmap = cache.forList(lists[0] as Uint32Array);
  for (const list of lists.slice(1)) {
    assert.equal(cache.forList(lists[0] as Uint32Array), bitmap);
    const first = cache.forList(list);
    const before = [...first.rows()];
    cache.forList(memory.subarray(3, 300));
    assert.deepEqual([...first.rows()], before);
    assert.deepEqual([...bitmap.rows()], rowsOf(lists[0] as Uint32Array));
  }
});

test('there are enough slots for one search in a pack of any size', () => {
  const cache = new BitmapCache(ROWS, 1);
  const [first, second] = [cache.forList(lists[0] as Uint32Array), cache.forList(lists[1] as Uint32Array)];
  assert.notEqual(first, second);
  assert.deepEqual([...first.rows()], rowsOf(lists[0] as Uint32Array));
});

test('a pinned bitmap stays until another is pinned', () => {
  const cache = newCache();
  const pinnedBitmap = cache.getOrBuild(
    lists[0] as Uint32Array,
    lists[1] as Uint32Array,
    { build: (rows) => rows.add(lists[0] as Uint32Array).add(lists[1] as Uint32Array) },
    ROWS / 4,
    ROWS / 2,
  );
  cache.pin(pinnedBitmap);
  const expected = rowsOf(Uint32Array.of(...(lists[0] as Uint32Array), ...(lists[1] as Uint32Array))).filter(
    (row) => row >= ROWS / 4 && row < ROWS / 2,
  );
  for (let round = 0; round < 200; round++) {
    cache.forList(lists[2 + ((round * 7) % 50)] as Uint32Array);
    assert.deepEqual([...pinnedBitmap.rows()], expected);
  }
});
