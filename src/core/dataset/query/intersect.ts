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
  const gallop = long.length > short.length * GALLOP_RATIO;
  let count = 0;
  let at = 0;
  for (let i = 0; i < short.length; i++) {
    const row = short[i] as number;
    if (gallop) at = gallopTo(long, row, at);
    else while (at < long.length && (long[at] as number) < row) at++;
    if (at === long.length) break;
    if (long[at] === row) common[count++] = row;
  }
  return common.subarray(0, count);
}

/** A membership test for the intersection; must be called with ascending rows. */
export function ascendingMembershipTest(lists: readonly Uint32Array[]): (row: number) => boolean {
  const cursors = lists.map(() => 0);
  return (row) => {
    for (let one = 0; one < lists.length; one++) {
      const list = lists[one] as Uint32Array;
      const at = gallopTo(list, row, cursors[one] as number);
      cursors[one] = at;
      if (list[at] !== row) return false;
    }
    return true;
  };
}
