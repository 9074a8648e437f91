/** Differences of two sequences (Myers, "An O(ND) difference algorithm and its variations", 1986), in linear space. */

/** Elements of the first sequence that are replaced by elements of the second; one of the ranges may be empty. */
export interface Hunk {
  readonly deleted: Range;
  readonly inserted: Range;
}

export interface Range {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Longer edit paths are divided where most has been matched, as in GNU diff: the result is then not minimal, but the time is bounded. */
const MAX_EDITS = 300;

type Sequence = ArrayLike<number>;

export function diff(a: Sequence, b: Sequence): Hunk[] {
  const hunks: Hunk[] = [];
  const open = [{ aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length }];
  for (let box = open.pop(); box; box = open.pop()) {
    let { aStart, aEnd, bStart, bEnd } = box;
    while (aStart < aEnd && bStart < bEnd && a[aStart] === b[bStart]) [aStart, bStart] = [aStart + 1, bStart + 1];
    while (aStart < aEnd && bStart < bEnd && a[aEnd - 1] === b[bEnd - 1]) [aEnd, bEnd] = [aEnd - 1, bEnd - 1];
    if (aStart === aEnd && bStart === bEnd) continue;
    if (aStart === aEnd || bStart === bEnd) {
      addHunk(hunks, { deleted: { start: aStart, end: aEnd }, inserted: { start: bStart, end: bEnd } });
      continue;
    }
    const [x, y] = splitPoint(a, b, { aStart, aEnd, bStart, bEnd });
    // The first half is next.
    open.push({ aStart: x, aEnd, bStart: y, bEnd }, { aStart, aEnd: x, bStart, bEnd: y });
  }
  return hunks;
}

/** Adjacent hunks are joined. */
function addHunk(hunks: Hunk[], { deleted, inserted }: Hunk): void {
  const last = hunks.at(-1);
  if (last?.deleted.end === deleted.start && last.inserted.end === inserted.start) {
    const joined = {
      deleted: { start: last.deleted.start, end: deleted.end },
      inserted: { start: last.inserted.start, end: inserted.end },
    };
    hunks[hunks.length - 1] = joined;
  } else hunks.push({ deleted, inserted });
}

interface Box {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** A point on a shortest edit path through the box, where the paths from both ends meet. */
function splitPoint(a: Sequence, b: Sequence, { aStart, aEnd, bStart, bEnd }: Box): [number, number] {
  const [n, m] = [aEnd - aStart, bEnd - bStart];
  const delta = n - m;
  const maxEdits = Math.min(MAX_EDITS, Math.ceil((n + m) / 2));
  const forward = new FurthestPoints(maxEdits, n, m, (x, y) => a[aStart + x] === b[bStart + y]);
  const backward = new FurthestPoints(maxEdits, n, m, (x, y) => a[aEnd - 1 - x] === b[bEnd - 1 - y]);
  for (let edits = 0; edits <= maxEdits; edits++) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const x = forward.advance(edits, diagonal);
      const reached = backward.at(delta - diagonal, edits - 1);
      if (x >= 0 && reached >= 0 && x + reached >= n) return [aStart + x, bStart + x - diagonal];
    }
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const x = backward.advance(edits, diagonal);
      const reached = forward.at(delta - diagonal, edits);
      if (x >= 0 && reached >= 0 && x + reached >= n) return [aEnd - x, bEnd - (x - diagonal)];
    }
  }
  const [x, y] = forward.best(maxEdits);
  return [aStart + x, bStart + y];
}

/** For each diagonal x − y the furthest x that is reached with a number of edits; −1 if none. */
class FurthestPoints {
  readonly #furthest: Int32Array;
  readonly #middle: number;
  readonly #n: number;
  readonly #m: number;
  readonly #isEqual: (x: number, y: number) => boolean;

  constructor(maxEdits: number, n: number, m: number, isEqual: (x: number, y: number) => boolean) {
    this.#furthest = new Int32Array(2 * maxEdits + 3).fill(-1);
    this.#middle = maxEdits + 1;
    [this.#n, this.#m, this.#isEqual] = [n, m, isEqual];
  }

  /** The value after at most `edits` edits; diagonals of other parity have none. */
  at(diagonal: number, edits: number): number {
    return Math.abs(diagonal) > edits || ((diagonal + edits) & 1) !== 0 ? -1 : (this.#furthest[this.#middle + diagonal] as number);
  }

  advance(edits: number, diagonal: number): number {
    const middle = this.#middle + diagonal;
    const [left, above] = [this.#furthest[middle - 1] as number, this.#furthest[middle + 1] as number];
    const afterDeletion = left >= 0 && left < this.#n ? left + 1 : -1;
    const afterInsertion = above - diagonal <= this.#m ? above : -1;
    let x = edits === 0 ? 0 : Math.max(afterDeletion, afterInsertion);
    if (x >= 0) while (x < this.#n && x - diagonal < this.#m && this.#isEqual(x, x - diagonal)) x++;
    this.#furthest[middle] = x;
    return x;
  }

  /** The point with most elements behind it. */
  best(edits: number): [number, number] {
    let best: [number, number] = [0, 0];
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const x = this.at(diagonal, edits);
      if (x >= 0 && 2 * x - diagonal > best[0] + best[1]) best = [x, x - diagonal];
    }
    return best;
  }
}
