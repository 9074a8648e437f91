/** Days of a tithi, or of a fast on one. */
import { DAY_MS, dateOfEpochDay, epochDay } from '../../core/calendar/date.ts';
import type { Point } from '../../core/place/place.ts';
import { lunarDay } from '../../core/sky/festivals/apply-rule.ts';
import { type Kala, SiteDays } from '../../core/sky/festivals/windows.ts';
import { lunarMonthAt, nextMonth } from '../../core/sky/lunar-month.ts';

/** Tithis of a lunar month (1 to 30) and the part of the day that they must cover. */
interface TithiRule {
  readonly tithis: readonly number[];
  readonly kala: Kala;
}

const bothHalves = (tithi: number, kala: Kala = 'udaya'): TithiRule => ({ tithis: [tithi, tithi + 15], kala });

const TITHI_RULES = {
  pratipada: bothHalves(1),
  dwitiya: bothHalves(2),
  tritiya: bothHalves(3),
  chaturthi: bothHalves(4),
  panchami: bothHalves(5),
  shashthi: bothHalves(6),
  saptami: bothHalves(7),
  ashtami: bothHalves(8),
  navami: bothHalves(9),
  dashami: bothHalves(10),
  ekadashi: bothHalves(11),
  dwadashi: bothHalves(12),
  trayodashi: bothHalves(13),
  chaturdashi: bothHalves(14),
  purnima: { tithis: [15], kala: 'udaya' },
  amavasya: { tithis: [30], kala: 'udaya' },
  pradosh: bothHalves(13, 'pradosha'),
  sankashti: { tithis: [19], kala: 'moonrise' },
} as const satisfies Readonly<Record<string, TithiRule>>;

export type TithiName = keyof typeof TITHI_RULES;
export const TITHI_NAMES = Object.keys(TITHI_RULES) as [TithiName, ...TithiName[]];

/** The first matching date from a start date on, and all further ones within a range. */
export function tithiDates(name: TithiName, from: string, days: number, site: Point): [string, ...string[]] {
  const { tithis, kala }: TithiRule = TITHI_RULES[name];
  const siteDays = new SiteDays(site);
  const first = epochDay(from);
  const dates: number[] = [];
  // The day of a tithi may be the one before or after it, so the search includes the adjacent lunar months.
  for (
    let month = lunarMonthAt((first - 2) * DAY_MS);
    dates.length === 0 || month.start < (first + days + 2) * DAY_MS;
    month = nextMonth(month)
  )
    dates.push(...tithis.map((tithi) => lunarDay({ name, month: 0, tithi, kala }, month, siteDays)).filter((day) => day >= first));
  dates.sort((a, b) => a - b);
  const [next, ...others] = dates as [number, ...number[]];
  return [dateOfEpochDay(next), ...others.filter((day) => day < first + days).map(dateOfEpochDay)];
}
