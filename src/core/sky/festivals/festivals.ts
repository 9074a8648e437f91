/** Festivals of a day or a year, with the reason for each date. */
import { DAY_MS, dateOfEpochDay, epochDay, IST_OFFSET_MINUTES, MINUTE_MS, yearOf } from '../../calendar/date.ts';
import type { Point } from '../../place/place.ts';
import { ENGLISH_NAMES } from '../calendar-names.ts';
import { SYNODIC_MONTH_MS } from '../limbs.ts';
import { isFestivalMonth, type LunarMonth, lunarMonthAt, monthsOfYear, nextMonth } from '../lunar-month.ts';
import { estimateIngress, lunarDay, solarDay, solarMonthDay } from './apply-rule.ts';
import { easterDay, islamicDay, tibetanNewYear } from './other-calendars.ts';
import { ENGLISH_REASONS, type Reason, reasonText } from './reasons.ts';
import {
  EASTER_RULES,
  FIXED_RULES,
  ISLAMIC_RULES,
  LUNAR_RULES,
  type LunarRule,
  SOLAR_MONTH_RULES,
  SOLAR_RULES,
  TIBETAN_NEW_YEAR,
} from './rules.ts';
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
  const festivals = [...lunarFestivals(months, days), ...solarFestivals(year, days), ...civilFestivals(year)];
  for (let day = epochDay(`${year}-01-01`); day <= epochDay(`${year}-12-31`); day++) festivals.push(...islamicFestivals(day));
  return festivals.filter(({ date }) => yearOf(date) === year).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

export function festivalsOn(date: string, site: Point): Festival[] {
  const day = epochDay(date);
  const days = new SiteDays(site);
  const noon = day * DAY_MS + DAY_MS / 2 - IST_OFFSET_MINUTES * MINUTE_MS;
  const month = lunarMonthAt(noon);
  const months = [lunarMonthAt(month.start - DAY_MS), month, nextMonth(month)];
  const festivals = [
    ...lunarFestivals(months, days, noon),
    ...solarFestivals(yearOf(date), days, noon),
    ...civilFestivals(yearOf(date)),
    ...islamicFestivals(day),
  ];
  return festivals.filter((candidate) => candidate.date === date);
}

/** A festival is within two days of the middle of its tithi; rules further from `near` are skipped. */
const NEAR_MS = 4 * DAY_MS;

function lunarFestivals(months: readonly LunarMonth[], days: SiteDays, near?: number): Festival[] {
  return months.flatMap((month) =>
    LUNAR_RULES.filter(
      (rule) => isFestivalMonth(month, rule.month) && (near === undefined || Math.abs(expectedMs(rule, month) - near) < NEAR_MS),
    ).map((rule) => festival(lunarDay(rule, month, days), rule.name, { kind: 'lunar', rule })),
  );
}

function expectedMs({ tithi }: LunarRule, { start }: LunarMonth): number {
  return start + ((tithi - 0.5) / 30) * SYNODIC_MONTH_MS;
}

/** An ingress is within a few days of its estimate by equal months; rules far from `near` are skipped. */
const NEAR_INGRESS_MS = 8 * DAY_MS;
/** Dhanu, which the sun enters in the middle of December. */
const DECEMBER_SIGN = 8;

function solarFestivals(year: number, days: SiteDays, near?: number): Festival[] {
  const isNear = (sign: number, entryYear: number, from: number, to: number): boolean => {
    if (near === undefined) return true;
    const entry = estimateIngress(sign, entryYear);
    return near > entry - NEAR_INGRESS_MS + from * DAY_MS && near < entry + NEAR_INGRESS_MS + to * DAY_MS;
  };
  const solar = SOLAR_RULES.filter(({ sign, after = 0 }) => isNear(sign, year, after, after)).map((rule) =>
    festival(solarDay(rule, year, days), rule.name, { kind: 'solar', rule }),
  );
  // The month that begins in December ends in the next year.
  const inMonths = [year - 1, year].flatMap((entryYear) =>
    SOLAR_MONTH_RULES.filter(({ sign }) => (sign === DECEMBER_SIGN || entryYear === year) && isNear(sign, entryYear, 0, 32)).map((rule) =>
      festival(solarMonthDay(rule, entryYear, days), rule.name, { kind: 'solarMonth', rule }),
    ),
  );
  return [...solar, ...inMonths];
}

function islamicFestivals(today: number): Festival[] {
  const { month, day } = islamicDay(today);
  return ISLAMIC_RULES.filter((rule) => rule.month === month && rule.day === day).map(({ name }) =>
    festival(today, name, { kind: 'islamic', month, day }, true),
  );
}

function civilFestivals(year: number): Festival[] {
  return [
    ...EASTER_RULES.map(({ name, after }) => festival(easterDay(year) + after, name, { kind: 'easter' })),
    ...FIXED_RULES.map(([monthDay, name]) => festival(epochDay(`${year}-${monthDay}`), name, { kind: 'fixed' })),
    festival(tibetanNewYear(year), TIBETAN_NEW_YEAR, { kind: 'tibetan' }),
  ];
}
