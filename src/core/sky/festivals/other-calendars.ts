/** The Islamic calendar, the date of Easter and the Tibetan new year. */
import { DAY_MS } from '../../calendar/date.ts';
import { lazy } from '../../util/lazy.ts';

const islamic = lazy(
  () => new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'UTC', month: 'numeric', day: 'numeric', year: 'numeric' }),
);

/** Month and day of the Islamic year in India, where the new moon is usually sighted a day later than in the Umm al-Qura calendar of Mecca. */
export function islamicDay(day: number): { month: number; day: number } {
  const parts = islamic().formatToParts(new Date((day - 1) * DAY_MS));
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { month: read('month'), day: read('day') };
}

/** Gregorian Easter Sunday as a day number (Gauss's rule in the form of Meeus and Butcher). */
export function easterDay(year: number): number {
  const metonicIndex = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeaps = Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * metonicIndex + century - skippedLeaps - moonShift + 15) % 30;
  const fullMoon = epact - (metonicIndex + 11 * epact >= 319 ? 1 : 0);
  const daysToSunday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - fullMoon - ((year % 100) % 4) + 32) % 7;
  const fromMarch22 = fullMoon + daysToSunday;
  return Date.UTC(year, 2, 22 + fromMarch22) / DAY_MS;
}

/** Equations of the moon and the sun in sixtieths of a day: the first quarter of a period of 28 and of 12 steps, which is symmetric. */
const MOON_EQUATION = [0, 5, 10, 15, 19, 22, 24, 25];
const SUN_EQUATION = [0, 6, 10, 11];
const JULIAN_DAY_OF_1970 = 2_440_588;

/**
 * First day of the Tibetan year as a day number, in the Phugpa tradition (S. Janson, Tibetan Calendar Mathematics, epoch 1987): the day after the
 * last lunar day of the year before.
 */
export function tibetanNewYear(year: number): number {
  const months = 12 * (year - 1987) - 2;
  const intercalation = (((2 * months) % 65) + 65) % 65;
  // A year may begin with a leap month, before the month of the same number.
  const month = Math.floor((67 * months + 17) / 65) - (intercalation === 48 || intercalation === 49 ? 2 : 1);
  const lunarDays = 30 * month + 30;
  const meanDate = 2_446_914 + 135 / 707 + (lunarDays * 11_135) / 11_312;
  const moonAnomaly = 38 / 49 + (month * 253) / 3528 + 30 / 28;
  const sunAnomaly = (lunarDays * 13) / 4824 - 1 / 4;
  const trueDate = meanDate + (interpolate(MOON_EQUATION, moonAnomaly * 28) - interpolate(SUN_EQUATION, sunAnomaly * 12)) / 60;
  return Math.floor(trueDate) + 1 - JULIAN_DAY_OF_1970;
}

/** Linear interpolation in a table of a quarter of a period: rising, falling, and the same below zero. */
function interpolate(quarter: readonly number[], position: number): number {
  const half = 2 * (quarter.length - 1);
  const value = (step: number): number => {
    const phase = ((step % half) + half) % half;
    const magnitude = quarter[Math.min(phase, half - phase)] as number;
    return Math.floor(step / half) % 2 === 0 ? magnitude : -magnitude;
  };
  const lower = Math.floor(position);
  return value(lower) + (value(lower + 1) - value(lower)) * (position - lower);
}
