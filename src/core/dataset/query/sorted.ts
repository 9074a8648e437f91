/** Binary and galloping search in posting lists (ascending row numbers). */

/** Index of the first entry ≥ `value` in [from, to). */
export function lowerBound(list: Uint32Array, value: number, from = 0, to = list.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Like `lowerBound`, by galloping (exponential search): fast if the result is near `from`. */
export function gallopTo(list: Uint32Array, value: number, from: number): number {
  let step = 1;
  while (from + step < list.length && (list[from + step] as number) < value) step <<= 1;
  return lowerBound(list, value, from + (step >>> 1), Math.min(from + step + 1, list.length));
}

/** Index of a value, or -1. */
export function indexOf(list: Uint32Array, value: number): number {
  const index = lowerBound(list, value);
  return list[index] === value ? index : -1;
}

/** Whether the list is contiguous, hence equal to the range from its first to its last entry. */
export function isContiguous(list: Uint32Array): boolean {
  return list.length > 0 && (list[list.length - 1] as number) - (list[0] as number) === list.length - 1;
}

/** The part of the list within [low, high). A view, not a copy. */
export function clip(list: Uint32Array, low: number, high: number): Uint32Array {
  if (list.length === 0 || ((list[0] as number) >= low && (list[list.length - 1] as number) < high)) return list;
  return list.subarray(lowerBound(list, low), lowerBound(list, high));
}
