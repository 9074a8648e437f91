/**
 * Solar ingresses by the vakyas, the verse tables of the almanacs of Tamil Nadu: months of fixed length in a year of 365 days, 15 nadis, 31 vinadis and
 * 15 tatparas. They deliberately differ from those of the true sun by up to half a day: months of the Tamil calendar begin by them.
 */
import { DAY_MS, dateOfEpochDay, yearOf } from '../calendar/date.ts';

/** Days, nadis (sixtieths of a day) and vinadis of the months from Chittirai on; the last has 15 tatparas more. */
const MONTHS: readonly (readonly [days: number, nadis: number, vinadis: number])[] = [
  [30, 55, 32],
  [31, 24, 12],
  [31, 36, 38],
  [31, 28, 12],
  [31, 2, 10],
  [30, 27, 22],
  [29, 54, 7],
  [29, 30, 24],
  [29, 20, 53],
  [29, 27, 16],
  [29, 48, 24],
  [30, 20, 21.25],
];
const LENGTHS = MONTHS.map(([days, nadis, vinadis]) => days + nadis / 60 + vinadis / 3600);
const YEAR = LENGTHS.reduce((sum, length) => sum + length, 0);
/** Days from the start of the year to that of each month. */
const STARTS = LENGTHS.map((_, month) => LENGTHS.slice(0, month).reduce((sum, length) => sum + length, 0));

/** 18 February 3102 BCE (Julian), as a day number from 1970; the years of the Kali age are counted from it. */
const KALI_DAY = -1_852_122;
const KALI_YEAR_OF_0 = 3101;
/** Sodhya: 2 days, 8 nadis, 51 vinadis and 15 tatparas, by which the true year begins before the mean one. */
const SODHYA = 2 + 8 / 60 + 51.25 / 3600;
/** The sunset of Chennai applies to all places. */
export const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };
/** Days begin at sunrise, 6:00 local mean time; in days UTC. */
const SUNRISE = 0.25 - CHENNAI.longitude / 360;

/** Instant at which the sun enters a sign (0 is Mesha) nearest to a guess. */
export function vakyaIngress(sign: number, guess: number): number {
  const year = yearOf(dateOfEpochDay(Math.floor(guess / DAY_MS)));
  const ingress = (ingressYear: number): number =>
    (KALI_DAY + YEAR * (ingressYear + KALI_YEAR_OF_0) - SODHYA + SUNRISE + (STARTS[sign] as number)) * DAY_MS;
  const candidates = [year - 1, year, year + 1].map(ingress);
  return candidates.reduce((best, candidate) => (Math.abs(candidate - guess) < Math.abs(best - guess) ? candidate : best));
}
