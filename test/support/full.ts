/**
 * How much a run tries. `npm test`, the first tier, leaves out what takes minutes, and takes fixed samples where they notice as surely what a test
 * is there for. `npm run test:all` sets POTLI_ALL and leaves nothing out; only sets that models are measured with, which take an hour, are still
 * sampled there, and whole with POTLI_FULL=1. A file that behaves differently in the two tiers imports this module: that is how
 * `test:all -- --rest` knows which files to run after the first tier has passed.
 */
export const isFull = process.env.POTLI_FULL !== undefined;
export const isAll = isFull || process.env.POTLI_ALL !== undefined;

/** For a test's `skip`: only the second tier runs it. */
export const secondTier = isAll ? false : 'second tier: npm run test:all';

/** Every so many of a list, the same ones each time; all of them in a full run. */
export function every<T>(step: number, list: readonly T[]): T[] {
  return list.filter((_, at) => isFull || at % step === 0);
}

/** Every so many of a list in the first tier; all of them in the second. */
export function sampled<T>(step: number, list: readonly T[]): T[] {
  return list.filter((_, at) => isAll || at % step === 0);
}

/** How often something random is tried, or a named number of times: a quarter of that in the first tier. */
export function tries(all: number, named?: string): number {
  return Number(named ?? (isAll ? all : Math.ceil(all / 4)));
}
