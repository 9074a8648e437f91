/** Which festivals fall on a day or in a year, and why. */
import { DAY_MS, dateOf, dayOf, IST_MINUTES, MINUTE_MS, yearOf } from '../../calendar/date.ts';
import type { Point } from '../../place/place.ts';
import { SYNODIC_MONTH_MS } from '../limbs.ts';
import { keeps, type LunarMonth, lunarMonthAt, monthsOfYear, nextMonth } from '../lunar-month.ts';
import { MASAS, NAKSHATRAS, RASHIS, tithiTitle } from '../names.ts';
import { easterDay, islamicDay } from './other-calendars.ts';
import { lunarDay, solarDay, starDay } from './place-rule.ts';
import { CHRISTIAN_RULES, ISLAMIC_RULES, LUNAR_RULES, type LunarRule, SOLAR_RULES, STAR_RULES } from './rules.ts';
import { Days, KALAS } from './windows.ts';

export interface Festival {
  readonly date: string;
  readonly name: string;
  /** The rule that put it there, in words. */
  readonly why: string;
  /** It depends on when a moon is seen. */
  readonly tentative: boolean;
}

/** The festivals of a civil year, by date. */
export function festivalsOfYear(year: number, site: Point): Festival[] {
  const days = new Days(site);
  const months = monthsOfYear(year);
  const found = [...lunarFestivals(months, days), ...solarFestivals(year, days), ...christian(year)];
  for (let day = dayOf(`${year}-01-01`); day <= dayOf(`${year}-12-31`); day++) found.push(...islamicFestivals(day));
  return found.filter(({ date }) => yearOf(date) === year).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The festivals of one day. */
export function festivalsOn(date: string, site: Point): Festival[] {
  const day = dayOf(date);
  const days = new Days(site);
  const noon = day * DAY_MS + DAY_MS / 2 - IST_MINUTES * MINUTE_MS;
  const month = lunarMonthAt(noon);
  const months = [lunarMonthAt(month.start - DAY_MS), month, nextMonth(month)];
  const found = [
    ...lunarFestivals(months, days, noon),
    ...solarFestivals(yearOf(date), days, noon),
    ...christian(yearOf(date)),
    ...islamicFestivals(day),
  ];
  return found.filter((festival) => festival.date === date);
}

/** A festival lies within two days of the middle of its tithi; those further from `near` need not be worked out. */
const NEAR_MS = 4 * DAY_MS;

function lunarFestivals(months: readonly LunarMonth[], days: Days, near?: number): Festival[] {
  return months.flatMap((month) =>
    LUNAR_RULES.filter((rule) => keeps(month, rule.month) && (near === undefined || Math.abs(middle(rule, month) - near) < NEAR_MS)).map(
      (rule) => ({ date: dateOf(lunarDay(rule, month, days)), name: rule.name, why: lunarReason(rule), tentative: false }),
    ),
  );
}

function middle({ tithi }: LunarRule, { start }: LunarMonth): number {
  return start + ((tithi - 0.5) / 30) * SYNODIC_MONTH_MS;
}

function lunarReason({ tithi, month, kala, after }: LunarRule): string {
  const day = after === undefined ? '' : 'The day after ';
  return `${day}${tithiTitle(tithi)} of ${MASAS[month]} (amanta) ${KALAS[kala]}`;
}

/** The sun enters a sign within a few days of a month that is taken as even; rules far from `near` need not be worked out. */
const NEAR_INGRESS_MS = 8 * DAY_MS;

function solarFestivals(year: number, days: Days, near?: number): Festival[] {
  const isNear = (sign: number, spanDays: number): boolean => {
    if (near === undefined) return true;
    const entry = Date.UTC(year, 3, 14) + (sign > 8 ? sign - 12 : sign) * 30.44 * DAY_MS;
    return near > entry - NEAR_INGRESS_MS && near < entry + NEAR_INGRESS_MS + spanDays * DAY_MS;
  };
  const solar = SOLAR_RULES.filter(({ sign }) => isNear(sign, 0)).map((rule) => ({
    date: dateOf(solarDay(rule, year, days)),
    name: rule.name,
    why: `${rule.after === -1 ? 'The day before the' : 'The'} sun enters ${RASHIS[rule.sign]} (${rule.sun === 'drik' ? 'true sun' : 'traditional sun'}) before ${rule.until}`,
    tentative: false,
  }));
  const stars = STAR_RULES.filter(({ sign }) => isNear(sign, 32)).map((rule) => ({
    date: dateOf(starDay(rule, year, days)),
    name: rule.name,
    why: `${NAKSHATRAS[rule.nakshatra - 1]} nakshatra ${KALAS[rule.kala]} while the sun is in ${RASHIS[rule.sign]}`,
    tentative: false,
  }));
  return [...solar, ...stars];
}

function islamicFestivals(day: number): Festival[] {
  const { month, day: dayOfMonth } = islamicDay(day);
  return ISLAMIC_RULES.filter((rule) => rule.month === month && rule.day === dayOfMonth).map(({ name }) => ({
    date: dateOf(day),
    name,
    why: `Day ${dayOfMonth} of month ${month} of the Islamic year, a day after Umm al-Qura; depends on the sighting of the moon`,
    tentative: true,
  }));
}

function christian(year: number): Festival[] {
  return CHRISTIAN_RULES.map(({ name, fromEaster, monthDay }) => ({
    date: monthDay === undefined ? dateOf(easterDay(year) + (fromEaster ?? 0)) : `${year}-${monthDay}`,
    name,
    why: monthDay === undefined ? 'Counted from Easter Sunday, after the first full moon of spring' : 'Fixed date',
    tentative: false,
  }));
}
