/**
 * How much a run tries. `npm test`, the first tier, takes fixed samples where they notice as surely what a test is there for, and leaves out what
 * takes minutes; `npm run test:all` sets POTLI_FULL and takes everything. A file that behaves differently in the two imports this module:
 * that is how `test:all -- --rest` knows which files to run after the first tier has passed.
 */
export const isFull = process.env.POTLI_FULL !== undefined;

/** For a test's `skip`: only the second tier runs it. */
export const secondTier = isFull ? false : 'second tier: npm run test:all';

/** Every so many of a list, the same ones each time; all of them in a full run. */
export function every<T>(step: number, list: readonly T[]): T[] {
  return list.filter((_, at) => isFull || at % step === 0);
}

/** How often something random is tried, or a named number of times: a quarter of that in the first tier. */
export function tries(all: number, named?: string): number {
  return Number(named ?? (isFull ? all : Math.ceil(all / 4)));
}
