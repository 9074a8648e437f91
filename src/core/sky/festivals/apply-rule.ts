/** Applies festival rules: computes the day of each. */
import { DAY_MS, MINUTE_MS, weekdayNumber } from '../../calendar/date.ts';
import { solveForAngle } from '../ephemeris.ts';
import { type LimbSpan, limbAt, limbsBetween, siderealAt, tithiOfMonth } from '../limbs.ts';
import type { LunarMonth } from '../lunar-month.ts';
import { traditionalIngress } from '../surya-siddhanta.ts';
import { CHENNAI, vakyaIngress } from '../vakya.ts';
import type { LunarRule, SolarMonthRule, SolarRule } from './rules.ts';
import { type Kala, SiteDays, type TimeWindow } from './windows.ts';

const FRIDAY = 5;
const FULL_MOON = 15;

/** Day of a lunar festival in a month. */
export function lunarDay(rule: LunarRule, month: LunarMonth, days: SiteDays): number {
  const tithi = tithiOfMonth(month.start, rule.tithi);
  const first = observedDay(rule, tithi, days);
  const day = rule.bhadra && isPostponed(rule.bhadra, first, tithi, days) ? first + 1 : first;
  return rule.friday ? day - ((weekdayNumber(day) - FRIDAY + 7) % 7) : day + (rule.after ?? 0);
}

interface CoveredDay {
  readonly day: number;
  readonly ms: number;
  readonly window: TimeWindow;
}

/** Days on which a span overlaps a part of the day (kala). */
function coveredDays(kala: Kala, { start, end }: LimbSpan, days: SiteDays): CoveredDay[] {
  const covered: CoveredDay[] = [];
  for (let day = days.dayAt(start) - 1; day <= days.dayAt(end) + 1; day++) {
    const window = days.window(day, kala);
    const ms = Math.min(end, window[1]) - Math.max(start, window[0]);
    if (ms > 0) covered.push({ day, ms, window });
  }
  return covered;
}

function observedDay({ kala, prefer, nakshatra }: LunarRule, tithi: LimbSpan, days: SiteDays): number {
  const covered = coveredDays(kala, tithi, days);
  const [first] = covered;
  if (!first) return fallbackDay(kala, tithi, days);
  if (nakshatra !== undefined && covered.length === 1 && isOnlyOnNextDay(nakshatra, first, tithi, days)) return first.day + 1;
  const withNakshatra =
    nakshatra === undefined ? [] : covered.filter(({ ms, window }) => ms >= MUHURTA_MS && hasNakshatra(nakshatra, window));
  if (withNakshatra.length === 1) return (withNakshatra[0] as CoveredDay).day;
  if (prefer === 'last') return (covered.at(-1) as CoveredDay).day;
  if (prefer === 'longer') return covered.reduce((best, next) => (next.ms > best.ms + 1000 ? next : best)).day;
  return first.day;
}

/** Whether the observance moves to the day after the one the tithi covers, because the nakshatra is only there. */
function isOnlyOnNextDay(nakshatra: number, { day, window }: CoveredDay, tithi: LimbSpan, days: SiteDays): boolean {
  const prevailsNextMorning = tithi.end > days.sunrise(day + 1) + PREVAILS_MS;
  return prevailsNextMorning && !hasNakshatra(nakshatra, window) && hasNakshatra(nakshatra, days.window(day + 1, 'aparahna'));
}

/**
 * For a tithi that misses its kala on both days: a fast until moonrise is observed on the day whose sunrise it covers, everything else on the day it
 * begins.
 */
function fallbackDay(kala: Kala, tithi: LimbSpan, days: SiteDays): number {
  const startDay = days.dayAt(tithi.start);
  if (kala !== 'moonrise') return startDay;
  return days.sunrise(startDay + 1) < tithi.end ? startDay + 1 : startDay;
}

function hasNakshatra(nakshatra: number, [from, to]: TimeWindow): boolean {
  return limbsBetween('nakshatra', from, to).some(({ number }) => number === nakshatra);
}

/**
 * Bhadra is the first half of the full moon's tithi. Raksha Bandhan moves to the next day if Bhadra fills the afternoon and the tithi still prevails that
 * morning. Holika Dahan (the bonfire) moves to the next evening if Bhadra lasts beyond midnight and the full moon covers all but the last eighth of that day.
 */
function isPostponed(kind: 'afternoon' | 'bonfire', day: number, tithi: LimbSpan, days: SiteDays): boolean {
  const bhadraEnd = limbAt('karana', tithi.start + 1000).end;
  const sunrise = days.sunrise(day + 1);
  if (kind === 'afternoon') return bhadraEnd >= days.window(day, 'aparahna')[1] && tithi.end > sunrise + PREVAILS_MS;
  const daylightMs = days.sunset(day + 1) - sunrise;
  return bhadraEnd > days.window(day, 'nishita')[1] && tithi.end > sunrise + daylightMs * BONFIRE_DAYLIGHT_SHARE;
}

/** Share of the daylight of the next day that the full moon's tithi must cover for the bonfire to move to its evening: seven of eight parts. */
const BONFIRE_DAYLIGHT_SHARE = 7 / 8;

/** A shorter overlap of a tithi does not count. */
const MUHURTA_MS = 48 * MINUTE_MS;

/** Three muhurtas after sunrise: a tithi that lasts this long prevails on the day. */
const PREVAILS_MS = 3 * MUHURTA_MS;

/** Day of a nakshatra or tithi while the sun is in a sign. If it occurs twice, the second one, nearer to the full moon, is used. */
export function solarMonthDay({ sign, limb, number, kala, fullMoon }: SolarMonthRule, year: number, days: SiteDays): number {
  const entry = trueIngress(sign, estimateIngress(sign, year));
  const exit = trueIngress((sign + 1) % 12, entry + 30.5 * DAY_MS);
  const spans = limbsBetween(limb, entry, exit).filter((span) => span.number === number && span.start < exit);
  const selected = spans.at(-1) as LimbSpan;
  const [first, last] = [days.dayAt(selected.start), days.dayAt(selected.end)];
  for (let day = first; fullMoon && day <= last; day++) if (limbAt('tithi', days.sunrise(day)).number === FULL_MOON) return day;
  return coveredDays(kala, selected, days)[0]?.day ?? days.dayAt(selected.start);
}

/** Mean rate of the sun in degrees a day. */
const SUN_RATE = 0.9856;

/** Instant near a guess at which the true sun enters a sign (0 is Mesha). */
export function trueIngress(sign: number, guess: number): number {
  return solveForAngle((ms) => siderealAt(ms).sun, sign * 30, SUN_RATE, guess);
}

const INGRESS: Readonly<Record<SolarRule['sun'], typeof trueIngress>> = {
  drik: trueIngress,
  vakya: vakyaIngress,
  siddhanta: traditionalIngress,
};

/** Day of a solar festival in a year. */
export function solarDay({ sign, sun, until, after = 0 }: SolarRule, year: number, localDays: SiteDays): number {
  const days = sun === 'vakya' ? new SiteDays(CHENNAI) : localDays;
  const guess = estimateIngress(sign, year);
  const entry = INGRESS[sun](sign, guess);
  const day = days.dayAt(entry);
  const limit = until === 'sunset' ? days.sunset(day) : until === 'sunrise' ? days.sunrise(day) : Number.POSITIVE_INFINITY;
  return (entry < limit ? day : day + 1) + after;
}

/** Estimated instant: the sun enters Mesha in the middle of April, and each further sign a month later. */
export function estimateIngress(sign: number, year: number): number {
  return Date.UTC(year, 3, 14) + (sign > 8 ? sign - 12 : sign) * 30.44 * DAY_MS;
}
