/** Conjunctions of posting lists, which ascend. */
import { clip, gallopTo, isRange } from './sorted.ts';

/** The rows between the first and the last of the lists all of which must hold: [low, high). */
export function spanOf(lists: readonly Uint32Array[], size: number): [number, number] {
  let low = 0;
  let high = size;
  for (const list of lists) {
    if (list.length === 0) return [0, 0];
    low = Math.max(low, list[0] as number);
    high = Math.min(high, (list[list.length - 1] as number) + 1);
  }
  return low < high ? [low, high] : [0, 0];
}

/** The rows that all lists have, from the rarest term to the most common one. */
export function intersect(lists: Uint32Array[]): Uint32Array {
  lists.sort((a, b) => a.length - b.length);
  let common = lists[0] as Uint32Array;
  for (let i = 1; i < lists.length && common.length > 0; i++) common = intersectTwo(common, lists[i] as Uint32Array);
  return common;
}

/** Beyond this ratio of lengths, galloping through the longer list beats merging the two. */
const GALLOP = 16;

function intersectTwo(short: Uint32Array, long: Uint32Array): Uint32Array {
  if (isRange(long)) return clip(short, long[0] as number, (long[long.length - 1] as number) + 1);
  const common = new Uint32Array(short.length);
  const gallop = long.length > short.length * GALLOP;
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

/** Tells of rows that ascend whether all lists have them. */
export function ascendingTest(lists: readonly Uint32Array[]): (row: number) => boolean {
  const places = lists.map(() => 0);
  return (row) => {
    for (let one = 0; one < lists.length; one++) {
      const list = lists[one] as Uint32Array;
      const at = gallopTo(list, row, places[one] as number);
      places[one] = at;
      if (list[at] !== row) return false;
    }
    return true;
  };
}
