/** Applies festival rules: computes the day of each. */
import { DAY_MS, MINUTE_MS } from '../../calendar/date.ts';
import { whenReaches } from '../ephemeris.ts';
import { type LimbSpan, limbAt, limbsBetween, siderealAt, tithiOfMonth } from '../limbs.ts';
import type { LunarMonth } from '../lunar-month.ts';
import { traditionalIngress } from '../surya-siddhanta.ts';
import type { LunarRule, SolarRule, StarRule } from './rules.ts';
import type { Days, Kala, Window } from './windows.ts';

/** Day of a lunar festival in a month. */
export function lunarDay(rule: LunarRule, month: LunarMonth, days: Days): number {
  const tithi = tithiOfMonth(month.start, rule.tithi);
  const first = dayCovered(rule, tithi, days);
  const day = rule.bhadra && isPassedOver(rule.bhadra, first, tithi, days) ? first + 1 : first;
  return day + (rule.after ?? 0);
}

interface Covered {
  readonly day: number;
  readonly ms: number;
  readonly window: Window;
}

/** Days on which a span overlaps a part of the day (kala). */
function coveredDays(kala: Kala, { start, end }: LimbSpan, days: Days): Covered[] {
  const found: Covered[] = [];
  for (let day = days.dayAt(start) - 1; day <= days.dayAt(end) + 1; day++) {
    const window = days.window(day, kala);
    const ms = Math.min(end, window[1]) - Math.max(start, window[0]);
    if (ms > 0) found.push({ day, ms, window });
  }
  return found;
}

function dayCovered({ kala, prefer, nakshatra }: LunarRule, tithi: LimbSpan, days: Days): number {
  const covered = coveredDays(kala, tithi, days);
  const [first] = covered;
  if (!first) return dayMissed(kala, tithi, days);
  if (nakshatra !== undefined && covered.length === 1 && isStarredNextDay(nakshatra, first, tithi, days)) return first.day + 1;
  const starred = nakshatra === undefined ? [] : covered.filter(({ ms, window }) => ms >= MUHURTA_MS && holdsStar(nakshatra, window));
  if (starred.length === 1) return (starred[0] as Covered).day;
  if (prefer === 'last') return (covered.at(-1) as Covered).day;
  if (prefer === 'more') return covered.reduce((best, next) => (next.ms > best.ms + 1000 ? next : best)).day;
  return first.day;
}

/** Whether the observance moves to the day after the one the tithi covers, because the nakshatra is only there. */
function isStarredNextDay(nakshatra: number, { day, window }: Covered, tithi: LimbSpan, days: Days): boolean {
  const rulesMorning = tithi.end > days.sunrise(day + 1) + STILL_RULES_MS;
  return rulesMorning && !holdsStar(nakshatra, window) && holdsStar(nakshatra, days.window(day + 1, 'aparahna'));
}

/**
 * For a tithi that misses its kala on both days: a fast until moonrise is observed on the day whose sunrise it covers, everything else on the day it
 * begins.
 */
function dayMissed(kala: Kala, tithi: LimbSpan, days: Days): number {
  const begins = days.dayAt(tithi.start);
  if (kala !== 'moonrise') return begins;
  return days.sunrise(begins + 1) < tithi.end ? begins + 1 : begins;
}

function holdsStar(nakshatra: number, [from, to]: Window): boolean {
  return limbsBetween('nakshatra', from, to).some(({ number }) => number === nakshatra);
}

/**
 * Bhadra is the first half of the full moon's tithi. Threads are tied on the next day if Bhadra fills the afternoon and the tithi still prevails that
 * morning. The bonfire moves to the next evening if Bhadra lasts beyond midnight and the full moon covers all but the last eighth of that day.
 */
function isPassedOver(kind: 'afternoon' | 'bonfire', day: number, tithi: LimbSpan, days: Days): boolean {
  const bhadraEnd = limbAt('karana', tithi.start + 1000).end;
  const sunrise = days.sunrise(day + 1);
  if (kind === 'afternoon') return bhadraEnd >= days.window(day, 'aparahna')[1] && tithi.end > sunrise + STILL_RULES_MS;
  const light = days.sunset(day + 1) - sunrise;
  return bhadraEnd > days.window(day, 'nishita')[1] && tithi.end > sunrise + light * 0.875;
}

/** A shorter overlap of a tithi does not count. */
const MUHURTA_MS = 48 * MINUTE_MS;

/** Three muhurtas after sunrise: a tithi that lasts this long prevails on the day. */
const STILL_RULES_MS = 3 * MUHURTA_MS;

/** Day of a nakshatra while the sun is in a sign. If it occurs twice, the second one, nearer to the full moon, is used. */
export function starDay({ sign, nakshatra, kala }: StarRule, year: number, days: Days): number {
  const entry = trueIngress(sign, guessIngress(sign, year));
  const leave = trueIngress((sign + 1) % 12, entry + 30.5 * DAY_MS);
  const spans = limbsBetween('nakshatra', entry, leave).filter(({ number, start }) => number === nakshatra && start < leave);
  const chosen = spans.at(-1) as LimbSpan;
  return coveredDays(kala, chosen, days)[0]?.day ?? days.dayAt(chosen.start);
}

const SUN_RATE = 0.9856;

/** Instant near a guess at which the true sun enters a sign (0 is Mesha). */
export function trueIngress(sign: number, guess: number): number {
  return whenReaches((ms) => siderealAt(ms).sun, sign * 30, SUN_RATE, guess);
}

/** Day of a solar festival in a year. */
export function solarDay({ sign, sun, until, after = 0 }: SolarRule, year: number, days: Days): number {
  const guess = guessIngress(sign, year);
  const entry = sun === 'drik' ? trueIngress(sign, guess) : traditionalIngress(sign, guess);
  const day = days.dayAt(entry);
  const limit = until === 'sunset' ? days.sunset(day) : until === 'sunrise' ? days.sunrise(day) : Number.POSITIVE_INFINITY;
  return (entry < limit ? day : day + 1) + after;
}

/** Estimate: the sun enters Mesha in the middle of April, and a sign a month from there. */
function guessIngress(sign: number, year: number): number {
  return Date.UTC(year, 3, 14) + (sign > 8 ? sign - 12 : sign) * 30.44 * DAY_MS;
}
