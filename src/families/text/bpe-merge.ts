/**
 * Byte pair encoding of one piece: merges the pair with the lowest rank first, leftmost among equals, until none is left. Pairs are in a binary heap,
 * for O(n log n); rescanning all pairs after every merge, as tokenisers usually do, takes seconds for a page of Tamil without spaces.
 */

/** A heap entry is rank × 2²³ + position; exact in a double. */
const POSITION_RANGE = 2 ** 23;

/** @param bytes one character per byte (Latin-1) */
export function bytePairMerge(bytes: string, ranks: ReadonlyMap<string, number>): number[] {
  const tokenId = ranks.get(bytes);
  if (tokenId !== undefined) return [tokenId];
  const length = bytes.length;
  if (length >= POSITION_RANGE) throw new RangeError('the input is too long');
  // Parts are a doubly linked list, indexed by the position of their first byte.
  const end = new Int32Array(length);
  const previous = new Int32Array(length);
  /** Rank of the part merged with its successor; -1 if they do not merge, -2 if the part is already merged. Validates heap entries lazily. */
  const pair = new Int32Array(length);
  const heap: number[] = [];

  const rankAt = (part: number): void => {
    const next = end[part] as number;
    const rank = next < length ? ranks.get(bytes.slice(part, end[next])) : undefined;
    pair[part] = rank ?? -1;
    if (rank !== undefined) heapPush(heap, rank * POSITION_RANGE + part);
  };

  for (let index = 0; index < length; index++) {
    end[index] = index + 1;
    previous[index] = index - 1;
  }
  for (let index = 0; index < length; index++) rankAt(index);
  while (heap.length > 0) {
    const entry = heapPop(heap);
    const rank = Math.floor(entry / POSITION_RANGE);
    const part = entry - rank * POSITION_RANGE;
    if (pair[part] !== rank) continue;
    const next = end[part] as number;
    const after = end[next] as number;
    end[part] = after;
    pair[next] = -2;
    if (after < length) previous[after] = part;
    rankAt(part);
    if ((previous[part] as number) >= 0) rankAt(previous[part] as number);
  }
  const ids: number[] = [];
  for (let part = 0; part < length; part = end[part] as number) ids.push(ranks.get(bytes.slice(part, end[part])) as number);
  return ids;
}

function heapPush(heap: number[], entry: number): void {
  let index = heap.length;
  heap.push(entry);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if ((heap[parent] as number) <= entry) break;
    heap[index] = heap[parent] as number;
    index = parent;
  }
  heap[index] = entry;
}

function heapPop(heap: number[]): number {
  const smallest = heap[0] as number;
  const last = heap.pop() as number;
  const { length } = heap;
  if (length === 0) return smallest;
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= length) break;
    if (child + 1 < length && (heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= last) break;
    heap[index] = heap[child] as number;
    index = child;
  }
  heap[index] = last;
  return smallest;
}
