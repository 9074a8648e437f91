/** Amateur bands and how they fare between the lowest and the maximum usable frequency. */

export const RATINGS = ['poor', 'fair', 'good'] as const;
export type Rating = (typeof RATINGS)[number];

/** Bands with a frequency in their middle, MHz. */
export const BANDS = [
  ['80m', 3.65],
  ['60m', 5.36],
  ['40m', 7.1],
  ['30m', 10.12],
  ['20m', 14.15],
  ['17m', 18.12],
  ['15m', 21.2],
  ['12m', 24.94],
  ['10m', 28.5],
] as const;

/** The four pairs in which conditions are usually published. */
export const GROUPS = [
  ['80m-40m', ['80m', '40m']],
  ['30m-20m', ['30m', '20m']],
  ['17m-15m', ['17m', '15m']],
  ['12m-10m', ['12m', '10m']],
] as const;

export interface Limits {
  readonly muf: number;
  readonly luf: number;
}

/** The optimum working frequency is held to be 85 % of the maximum: below it a band is open on most days. */
const OPTIMUM = 0.85;
/** Absorption falls with the square of the frequency: half as high again is well clear of it. */
const CLEAR_OF_ABSORPTION = 1.4;

/** @param disturbance steps that storms and blackouts take off */
export function rate(mhz: number, { muf, luf }: Limits, disturbance: number): Rating {
  const above = mhz <= muf * OPTIMUM ? 2 : mhz <= muf ? 1 : 0;
  const below = mhz >= luf * CLEAR_OF_ABSORPTION ? 2 : mhz >= luf * 0.6 ? 1 : 0;
  return RATINGS[Math.max(0, Math.min(above, below) - disturbance)] as Rating;
}

/** The rating of a pair lies between those of its bands; the better one counts where they are a step apart. */
export function together(a: Rating, b: Rating): Rating {
  return RATINGS[Math.ceil((RATINGS.indexOf(a) + RATINGS.indexOf(b)) / 2)] as Rating;
}
