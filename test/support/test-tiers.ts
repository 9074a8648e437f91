/**
 * Test tiers. `npm test`, the first tier, leaves out what takes minutes, and uses fixed samples where they detect the same failures. `npm
 * run test:all` sets POTLI_ALL and runs everything; only the evaluation sets of models, which take an hour, stay sampled, and are complete
 * with POTLI_FULL=1. A file that behaves differently in the two tiers imports this module: `test:all -- --rest` uses that to find the files
 * to run after the first tier has passed.
 */
export const isFull = process.env.POTLI_FULL !== undefined;
export const isAll = isFull || process.env.POTLI_ALL !== undefined;

/** For the `skip` option of a test that runs in the second tier only. */
export const secondTier = isAll ? false : 'second tier: npm run test:all';

/** Every `step`-th item, deterministic; all items in a full run. */
export function every<T>(step: number, list: readonly T[]): T[] {
  return list.filter((_, index) => isFull || index % step === 0);
}

/** Every `step`-th item in the first tier; all items in the second. */
export function sampled<T>(step: number, list: readonly T[]): T[] {
  return list.filter((_, index) => isAll || index % step === 0);
}

/** Number of random trials: `all`, an eighth of it in the first tier, or the number in the environment variable. */
export function tries(all: number, variable?: string): number {
  return Number(variable ?? (isAll ? all : Math.ceil(all / 8)));
}
