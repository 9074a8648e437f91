import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandomInt } from '../../util/random.ts';
import { Bitmap } from './bitmap.ts';

const SIZE = 70_000;

const randomBelow = seededRandomInt('bitmaps');

/** Most operations fall into this range, so that rows often fall near the bounds. */
const clusteredRow = (): number => 20_000 + randomBelow(3_000);

/** Sparse rows, a contiguous run, or dense rows; unordered. */
function randomRows(): Uint32Array {
  const start = clusteredRow();
  const generate = [() => randomBelow(SIZE), (index: number) => start + index, clusteredRow][randomBelow(3)] as (index: number) => number;
  return Uint32Array.from({ length: [3, 40, 700, 2_000][randomBelow(4)] as number }, (_, index) => generate(index) % SIZE);
}

const sorted = (rows: Iterable<number>): number[] => [...rows].sort((a, b) => a - b);

/** A bitmap and its reference implementation. */
class CheckedBitmap {
  readonly bitmap = new Bitmap(SIZE);
  expected = new Set<number>();
  #low = 0;
  #high = SIZE;

  reset(low: number, high: number): void {
    [this.#low, this.#high] = [low, high];
    this.bitmap.reset(low, high);
    this.expected.clear();
  }

  add(rows: Iterable<number>): void {
    for (const row of rows) if (row >= this.#low && row < this.#high) this.expected.add(row);
  }

  keep(predicate: (row: number) => boolean): void {
    this.expected = new Set([...this.expected].filter(predicate));
  }

  check(): void {
    const expected = sorted(this.expected);
    assert.equal(this.bitmap.count(), expected.length);
    assert.deepEqual([...this.bitmap.rows()], expected);
    const [offset, limit] = [randomBelow(expected.length + 2), 1 + randomBelow(50)];
    assert.deepEqual([...this.bitmap.slice(offset, limit)], expected.slice(offset, offset + limit));
    const [low, high] = this.bitmap.span();
    assert.ok(expected.every((row) => row >= low && row < high));
  }
}

test('random sequences of set operations match a reference set', () => {
  const sets = [new CheckedBitmap(), new CheckedBitmap(), new CheckedBitmap()] as const;
  const excluded = new CheckedBitmap();
  for (let step = 0; step < 3_000; step++) {
    const target = sets[randomBelow(3)] as CheckedBitmap;
    const other = sets[randomBelow(3)] as CheckedBitmap;
    const common = sets[randomBelow(3)] as CheckedBitmap;
    switch (randomBelow(7)) {
      case 0: {
        const [a, b] = [clusteredRow(), clusteredRow()];
        target.reset([0, Math.min(a, b)][randomBelow(2)] as number, [SIZE, Math.max(a, b) + 1][randomBelow(2)] as number);
        break;
      }
      case 1:
      case 2: {
        const rows = randomRows();
        target.bitmap.add(rows);
        target.add(rows);
        break;
      }
      case 3:
        target.bitmap.union(other.bitmap, common.bitmap);
        target.add([...other.expected].filter((row) => common.expected.has(row)));
        break;
      case 4:
        target.bitmap.intersect(other.bitmap);
        target.keep((row) => other.expected.has(row));
        break;
      case 5:
        target.bitmap.filter((row) => row % 3 > 0);
        target.keep((row) => row % 3 > 0);
        break;
      case 6: {
        const inSet = randomBelow(2) === 0;
        const candidates = inSet ? other.expected : new Set(randomRows());
        const [max, end] = [1 + randomBelow(30), [SIZE, clusteredRow()][randomBelow(2)] as number];
        const expected = sorted(target.expected).filter((row) => row < end && candidates.has(row) && !excluded.expected.has(row));
        const first = sorted(target.expected).find((row) => !excluded.expected.has(row));
        assert.equal(target.bitmap.firstNotIn(excluded.bitmap), first);
        const next = inSet
          ? target.bitmap.takeCommon(other.bitmap, excluded.bitmap, max, end)
          : target.bitmap.takeFromList(
              Uint32Array.from(sorted(candidates).concat(SIZE - 1)),
              (row) => candidates.has(row),
              excluded.bitmap,
              max,
              end,
            );
        assert.deepEqual(next, expected.slice(0, max));
        excluded.add(next);
        excluded.check();
        if (randomBelow(4) === 0) excluded.reset(0, SIZE);
        break;
      }
    }
    target.check();
  }
});
