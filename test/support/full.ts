/**
 * How much a run tries. What is asserted is the same; where a fixed sample notices as surely what it is there for, CI takes the sample, and
 * POTLI_FULL=1 takes everything.
 */
export const isFull = process.env.POTLI_FULL !== undefined;

/** Every so many of a list, the same ones each time; all of them in a full run. */
export function every<T>(step: number, list: readonly T[]): T[] {
  return list.filter((_, at) => isFull || at % step === 0);
}
