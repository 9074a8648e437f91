import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../../util/random.ts';
import { Bitmap } from './bitmap.ts';

const SIZE = 70_000;

const below = seededDraw('bitmaps');

/** Most operations fall into this range, so that bounds and rows meet. */
const near = (): number => 20_000 + below(3_000);

/** Sparse rows, a run, or dense rows; unordered. */
function someRows(): Uint32Array {
  const start = near();
  const make = [() => below(SIZE), (at: number) => start + at, near][below(3)] as (at: number) => number;
  return Uint32Array.from({ length: [3, 40, 700, 2_000][below(4)] as number }, (_, at) => make(at) % SIZE);
}

const sorted = (rows: Iterable<number>): number[] => [...rows].sort((a, b) => a - b);

/** A bitmap and its reference implementation. */
class Twin {
  readonly bitmap = new Bitmap(SIZE);
  plain = new Set<number>();
  #low = 0;
  #high = SIZE;

  reset(low: number, high: number): void {
    [this.#low, this.#high] = [low, high];
    this.bitmap.reset(low, high);
    this.plain.clear();
  }

  add(rows: Iterable<number>): void {
    for (const row of rows) if (row >= this.#low && row < this.#high) this.plain.add(row);
  }

  keep(isKept: (row: number) => boolean): void {
    this.plain = new Set([...this.plain].filter(isKept));
  }

  check(): void {
    const expected = sorted(this.plain);
    assert.equal(this.bitmap.count(), expected.length);
    assert.deepEqual([...this.bitmap.rows()], expected);
    const [offset, limit] = [below(expected.length + 2), 1 + below(50)];
    assert.deepEqual([...this.bitmap.slice(offset, limit)], expected.slice(offset, offset + limit));
    const [low, high] = this.bitmap.span();
    assert.ok(expected.every((row) => row >= low && row < high));
  }
}

test('random sequences of set operations match a reference set', () => {
  const sets = [new Twin(), new Twin(), new Twin()] as const;
  const passed = new Twin();
  for (let step = 0; step < 3_000; step++) {
    const one = sets[below(3)] as Twin;
    const other = sets[below(3)] as Twin;
    const third = sets[below(3)] as Twin;
    switch (below(7)) {
      case 0: {
        const [a, b] = [near(), near()];
        one.reset([0, Math.min(a, b)][below(2)] as number, [SIZE, Math.max(a, b) + 1][below(2)] as number);
        break;
      }
      case 1:
      case 2: {
        const rows = someRows();
        one.bitmap.add(rows);
        one.add(rows);
        break;
      }
      case 3:
        one.bitmap.union(other.bitmap, third.bitmap);
        one.add([...other.plain].filter((row) => third.plain.has(row)));
        break;
      case 4:
        one.bitmap.intersect(other.bitmap);
        one.keep((row) => other.plain.has(row));
        break;
      case 5:
        one.bitmap.filter((row) => row % 3 > 0);
        one.keep((row) => row % 3 > 0);
        break;
      case 6: {
        const inSet = below(2) === 0;
        const wanted = inSet ? other.plain : new Set(someRows());
        const [most, end] = [1 + below(30), [SIZE, near()][below(2)] as number];
        const expected = sorted(one.plain).filter((row) => row < end && wanted.has(row) && !passed.plain.has(row));
        const first = sorted(one.plain).find((row) => !passed.plain.has(row));
        assert.equal(one.bitmap.firstNotIn(passed.bitmap), first);
        const next = inSet
          ? one.bitmap.takeCommon(other.bitmap, passed.bitmap, most, end)
          : one.bitmap.takeFromList(Uint32Array.from(sorted(wanted).concat(SIZE - 1)), (row) => wanted.has(row), passed.bitmap, most, end);
        assert.deepEqual(next, expected.slice(0, most));
        passed.add(next);
        passed.check();
        if (below(4) === 0) passed.reset(0, SIZE);
        break;
      }
    }
    one.check();
  }
});
