/** Amateur bands and their rating between the lowest (LUF) and the maximum usable frequency (MUF). */

export const RATINGS = ['poor', 'fair', 'good'] as const;
export type Rating = (typeof RATINGS)[number];

/** Bands with a centre frequency in MHz. */
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

/** The four band pairs for which conditions are usually published. */
export const GROUPS = [
  ['80m-40m', ['80m', '40m']],
  ['30m-20m', ['30m', '20m']],
  ['17m-15m', ['17m', '15m']],
  ['12m-10m', ['12m', '10m']],
] as const;

export interface FrequencyLimits {
  readonly muf: number;
  readonly luf: number;
}

/** Optimum working frequency (FOT): 85 % of the MUF; below it a band is open on most days. */
const OPTIMUM_FRACTION = 0.85;
/** D-layer absorption falls with the square of the frequency: at 1.4 times the LUF it is halved. */
const ABSORPTION_MARGIN = 1.4;

/** @param disturbance rating steps subtracted for storms and blackouts */
export function rateBand(mhz: number, { muf, luf }: FrequencyLimits, disturbance: number): Rating {
  const above = mhz <= muf * OPTIMUM_FRACTION ? 2 : mhz <= muf ? 1 : 0;
  const below = mhz >= luf * ABSORPTION_MARGIN ? 2 : mhz >= luf * 0.6 ? 1 : 0;
  return RATINGS[Math.max(0, Math.min(above, below) - disturbance)] as Rating;
}

/** Rating of a pair: the mean of its bands, rounded up. */
export function combineRatings(a: Rating, b: Rating): Rating {
  return RATINGS[Math.ceil((RATINGS.indexOf(a) + RATINGS.indexOf(b)) / 2)] as Rating;
}
