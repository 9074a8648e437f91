/**
 * Solar longitude by the Surya Siddhanta, the Sanskrit treatise on which traditional almanacs are based: mean motion since the start of the Kali age,
 * corrected by an epicycle of varying size. It deliberately differs from the true sun by up to half a day: festivals of Assam follow it.
 */
import { DAY_MS } from '../calendar/date.ts';
import { mod, solveForAngle } from './ephemeris.ts';

/** Civil days in an age of 4,320,000 sidereal years. */
const DAYS_OF_AGE = 1_577_917_828;
const YEARS_OF_AGE = 4_320_000;
/** Revolutions of the sun's apsis in a thousand ages. */
const APSIS_TURNS = 387;
/** Years from the creation of the world, when all mean longitudes were zero, to the Kali age. */
const YEARS_TO_KALI = 1_955_880_000;
/** Midnight at Ujjain at the start of 18 February 3102 BCE (Julian), as a day number from 1970. */
const KALI_DAY = -1_852_122;
const UJJAIN_DEGREES_EAST = 75.7667;
const RADIUS_MINUTES = 3438;
/** Degrees between two entries of the sine table. */
const SINE_STEP = 3.75;
/** Circumference of the epicycle at an anomaly of 0°, in degrees of the orbit. At 90° it is 20' smaller. */
const EPICYCLE_DEGREES = 14;
const EPICYCLE_SHRINKAGE_DEGREES = 1 / 3;
/** Error of the sine table before rounding: negative for entries below the threshold, positive for others. */
const TABLE_ERROR_MINUTES = 0.215;
const TABLE_ERROR_THRESHOLD = 1716;

const YEAR = DAYS_OF_AGE / YEARS_OF_AGE;
const ANOMALISTIC_YEAR = (DAYS_OF_AGE * 1000) / (YEARS_OF_AGE * 1000 - APSIS_TURNS);

/** The sine table of the treatise in integer minutes, reproduced from exact values and the known errors of its entries. */
const SINES: readonly number[] = Array.from({ length: 25 }, (_, i) => {
  const exact = RADIUS_MINUTES * Math.sin((i * SINE_STEP * Math.PI) / 180);
  const tableError = TABLE_ERROR_MINUTES * Math.sign(exact) * Math.sign(Math.abs(exact) - TABLE_ERROR_THRESHOLD);
  return Math.round(exact + tableError) / RADIUS_MINUTES;
});

/** Sine of an angle in degrees, by linear interpolation in the table. */
function sine(degrees: number): number {
  const angle = mod(degrees, 360);
  if (angle > 180) return -sine(angle - 180);
  const folded = angle > 90 ? 180 - angle : angle;
  const index = Math.min(SINES.length - 2, Math.floor(folded / SINE_STEP));
  const [low, high] = [SINES[index] as number, SINES[index + 1] as number];
  return low + (high - low) * (folded / SINE_STEP - index);
}

/** Inverse sine of a value from -1 to 1, by the same table. */
function inverseSine(value: number): number {
  if (value < 0) return -inverseSine(-value);
  const upper = Math.max(
    1,
    SINES.findIndex((entry) => entry >= value),
  );
  const [low, high] = [SINES[upper - 1] as number, SINES[upper] as number];
  return SINE_STEP * (upper - 1 + (value - low) / (high - low));
}

/** Sidereal longitude of the sun. */
function traditionalSun(ms: number): number {
  const days = ms / DAY_MS + UJJAIN_DEGREES_EAST / 360 - KALI_DAY;
  const mean = meanLongitude(days, YEAR);
  const sineOfAnomaly = sine(meanLongitude(days, ANOMALISTIC_YEAR));
  const epicycle = (EPICYCLE_DEGREES - Math.abs(sineOfAnomaly) * EPICYCLE_SHRINKAGE_DEGREES) / 360;
  return mod(mean - inverseSine(sineOfAnomaly * epicycle), 360);
}

/** Complete revolutions before the Kali age are removed first: with them, a double would have too few fractional digits. */
function meanLongitude(days: number, period: number): number {
  const turnsToKali = (YEARS_TO_KALI * DAYS_OF_AGE) / YEARS_OF_AGE / period;
  return 360 * mod(mod(turnsToKali, 1) + days / period, 1);
}

/** Instant near a guess at which the traditional sun enters a sign (0 is Mesha). */
export function traditionalIngress(sign: number, guess: number): number {
  return solveForAngle(traditionalSun, sign * 30, 360 / YEAR, guess);
}
