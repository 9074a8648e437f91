import { SegmentedCache } from '../../../core/util/segmented-cache.ts';

const MAX_ENTRIES = 20_000;

/** Memoises a function of a word in a bounded cache: few distinct words make up most of a text. */
export function memoizeByWord<T extends string | boolean | number>(judge: (word: string) => T): (word: string) => T {
  const lately = new SegmentedCache<string, T>(MAX_ENTRIES);
  return (word) => lately.getOrCompute(word, judge);
}
