/** Intersection of posting lists (ascending row numbers). */
import { clip, gallopTo, isContiguous } from './sorted.ts';

/** Bounds [low, high) of the intersection of the lists. */
export function commonSpan(lists: readonly Uint32Array[], size: number): [number, number] {
  let low = 0;
  let high = size;
  for (const list of lists) {
    if (list.length === 0) return [0, 0];
    low = Math.max(low, list[0] as number);
    high = Math.min(high, (list[list.length - 1] as number) + 1);
  }
  return low < high ? [low, high] : [0, 0];
}

/** Intersection, starting from the shortest list. */
export function intersect(lists: Uint32Array[]): Uint32Array {
  lists.sort((a, b) => a.length - b.length);
  let common = lists[0] as Uint32Array;
  for (let i = 1; i < lists.length && common.length > 0; i++) common = intersectTwo(common, lists[i] as Uint32Array);
  return common;
}

/** Beyond this length ratio, galloping through the longer list beats a linear merge. */
const GALLOP_RATIO = 16;

function intersectTwo(short: Uint32Array, long: Uint32Array): Uint32Array {
  if (isContiguous(long)) return clip(short, long[0] as number, (long[long.length - 1] as number) + 1);
  const common = new Uint32Array(short.length);
  const isGalloping = long.length > short.length * GALLOP_RATIO;
  let count = 0;
  let index = 0;
  for (let i = 0; i < short.length; i++) {
    const row = short[i] as number;
    if (isGalloping) index = gallopTo(long, row, index);
    else while (index < long.length && (long[index] as number) < row) index++;
    if (index === long.length) break;
    if (long[index] === row) common[count++] = row;
  }
  return common.subarray(0, count);
}

/** A membership test for the intersection; must be called with ascending rows. */
export function ascendingMembershipTest(lists: readonly Uint32Array[]): (row: number) => boolean {
  const cursors = lists.map(() => 0);
  return (row) => {
    for (let i = 0; i < lists.length; i++) {
      const list = lists[i] as Uint32Array;
      const index = gallopTo(list, row, cursors[i] as number);
      cursors[i] = index;
      if (list[index] !== row) return false;
    }
    return true;
  };
}
