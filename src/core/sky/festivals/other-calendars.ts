/** The Islamic calendar and the date of Easter. */
import { DAY_MS } from '../../calendar/date.ts';

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'UTC', month: 'numeric', day: 'numeric', year: 'numeric' });

/** Month and day of the Islamic year in India, where the new moon is usually sighted a day later than in the Umm al-Qura calendar of Mecca. */
export function islamicDay(day: number): { month: number; day: number } {
  const parts = islamic.formatToParts(new Date((day - 1) * DAY_MS));
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { month: read('month'), day: read('day') };
}

/** Gregorian Easter Sunday as a day number (Gauss's rule in the form of Meeus and Butcher). */
export function easterDay(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeaps = Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - skippedLeaps - moonShift + 15) % 30;
  const fullMoon = epact - (golden + 11 * epact >= 319 ? 1 : 0);
  const toSunday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - fullMoon - ((year % 100) % 4) + 32) % 7;
  const fromMarch22 = fullMoon + toSunday;
  return Date.UTC(year, 2, 22 + fromMarch22) / DAY_MS;
}
