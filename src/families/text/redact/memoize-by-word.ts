import { SegmentedCache } from '../../../core/util/segmented-cache.ts';

const MAX_ENTRIES = 20_000;

/** Memoises a function of a word in a bounded cache: few distinct words make up most of a text. */
export function memoizeByWord<T extends string | boolean | number>(compute: (word: string) => T): (word: string) => T {
  const cache = new SegmentedCache<string, T>(MAX_ENTRIES);
  return (word) => cache.getOrCompute(word, compute);
}
