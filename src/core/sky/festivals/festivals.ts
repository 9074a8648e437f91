/** Festivals of a day or a year, with the reason for each date. */
import { DAY_MS, dateOfEpochDay, epochDay, IST_MINUTES, MINUTE_MS, yearOf } from '../../calendar/date.ts';
import type { Point } from '../../place/place.ts';
import { ENGLISH_NAMES } from '../calendar-names.ts';
import { SYNODIC_MONTH_MS } from '../limbs.ts';
import { isFestivalMonth, type LunarMonth, lunarMonthAt, monthsOfYear, nextMonth } from '../lunar-month.ts';
import { lunarDay, solarDay, starDay } from './apply-rule.ts';
import { easterDay, islamicDay } from './other-calendars.ts';
import { ENGLISH_REASONS, type Reason, reasonText } from './reasons.ts';
import { CHRISTIAN_RULES, ISLAMIC_RULES, LUNAR_RULES, type LunarRule, SOLAR_RULES, STAR_RULES } from './rules.ts';
import { SiteDays } from './windows.ts';

export interface Festival {
  readonly date: string;
  readonly name: string;
  /** The rule that set the date. */
  readonly reason: Reason;
  /** The reason in English. */
  readonly why: string;
  /** Depends on a moon sighting. */
  readonly tentative: boolean;
}

function festival(day: number, name: string, reason: Reason, tentative = false): Festival {
  return { date: dateOfEpochDay(day), name, reason, why: reasonText(reason, ENGLISH_REASONS, ENGLISH_NAMES), tentative };
}

/** Festivals of a civil year, by date. */
export function festivalsOfYear(year: number, site: Point): Festival[] {
  const days = new SiteDays(site);
  const months = monthsOfYear(year);
  const found = [...lunarFestivals(months, days), ...solarFestivals(year, days), ...christian(year)];
  for (let day = epochDay(`${year}-01-01`); day <= epochDay(`${year}-12-31`); day++) found.push(...islamicFestivals(day));
  return found.filter(({ date }) => yearOf(date) === year).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

export function festivalsOn(date: string, site: Point): Festival[] {
  const day = epochDay(date);
  const days = new SiteDays(site);
  const noon = day * DAY_MS + DAY_MS / 2 - IST_MINUTES * MINUTE_MS;
  const month = lunarMonthAt(noon);
  const months = [lunarMonthAt(month.start - DAY_MS), month, nextMonth(month)];
  const found = [
    ...lunarFestivals(months, days, noon),
    ...solarFestivals(yearOf(date), days, noon),
    ...christian(yearOf(date)),
    ...islamicFestivals(day),
  ];
  return found.filter((one) => one.date === date);
}

/** A festival is within two days of the middle of its tithi; rules further from `near` are skipped. */
const NEAR_MS = 4 * DAY_MS;

function lunarFestivals(months: readonly LunarMonth[], days: SiteDays, near?: number): Festival[] {
  return months.flatMap((month) =>
    LUNAR_RULES.filter(
      (rule) => isFestivalMonth(month, rule.month) && (near === undefined || Math.abs(middle(rule, month) - near) < NEAR_MS),
    ).map((rule) => festival(lunarDay(rule, month, days), rule.name, { kind: 'lunar', rule })),
  );
}

function middle({ tithi }: LunarRule, { start }: LunarMonth): number {
  return start + ((tithi - 0.5) / 30) * SYNODIC_MONTH_MS;
}

/** An ingress is within a few days of its estimate by equal months; rules far from `near` are skipped. */
const NEAR_INGRESS_MS = 8 * DAY_MS;

function solarFestivals(year: number, days: SiteDays, near?: number): Festival[] {
  const isNear = (sign: number, spanDays: number): boolean => {
    if (near === undefined) return true;
    const entry = Date.UTC(year, 3, 14) + (sign > 8 ? sign - 12 : sign) * 30.44 * DAY_MS;
    return near > entry - NEAR_INGRESS_MS && near < entry + NEAR_INGRESS_MS + spanDays * DAY_MS;
  };
  const solar = SOLAR_RULES.filter(({ sign }) => isNear(sign, 0)).map((rule) =>
    festival(solarDay(rule, year, days), rule.name, { kind: 'solar', rule }),
  );
  const stars = STAR_RULES.filter(({ sign }) => isNear(sign, 32)).map((rule) =>
    festival(starDay(rule, year, days), rule.name, { kind: 'star', rule }),
  );
  return [...solar, ...stars];
}

function islamicFestivals(today: number): Festival[] {
  const { month, day } = islamicDay(today);
  return ISLAMIC_RULES.filter((rule) => rule.month === month && rule.day === day).map(({ name }) =>
    festival(today, name, { kind: 'islamic', month, day }, true),
  );
}

function christian(year: number): Festival[] {
  return CHRISTIAN_RULES.map(({ name, fromEaster, monthDay }) =>
    monthDay === undefined
      ? festival(easterDay(year) + (fromEaster ?? 0), name, { kind: 'easter' })
      : festival(epochDay(`${year}-${monthDay}`), name, { kind: 'fixed' }),
  );
}
