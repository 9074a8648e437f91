/** Lunar months, from new moon to new moon (amanta), named after the sign that the sun enters in them. */
import { DAY_MS, istDate, yearOf } from '../calendar/date.ts';
import { mod } from './ephemeris.ts';
import { elongationAt, elongationReaches, SYNODIC_MONTH_MS, siderealAt } from './limbs.ts';

export interface LunarMonth {
  /** 0 is Chaitra. */
  readonly index: number;
  /** Leap month: the sun enters no sign, and the next month has the same name. */
  readonly adhika: boolean;
  /** Lost month: the sun enters two signs, once or twice a century. The second name is skipped, and its festivals fall in this month. */
  readonly kshaya: boolean;
  readonly start: number;
  readonly end: number;
}

export function newMoonBefore(ms: number): number {
  return elongationReaches(0, ms - (elongationAt(ms) / 360) * SYNODIC_MONTH_MS);
}

export function lunarMonthAt(ms: number): LunarMonth {
  let start = newMoonBefore(ms);
  // At the new moon itself the elongation may be 359.99…: the result is the month that begins then.
  if (start > ms) start = newMoonBefore(ms - DAY_MS);
  return monthFrom(start);
}

export function nextMonth({ end }: LunarMonth): LunarMonth {
  return monthFrom(end);
}

function monthFrom(start: number): LunarMonth {
  const end = elongationReaches(0, start + SYNODIC_MONTH_MS);
  const sign = signAt(start);
  const signsEntered = mod(signAt(end) - sign, 12);
  return { index: mod(sign + 1, 12), adhika: signsEntered === 0, kshaya: signsEntered === 2, start, end };
}

function signAt(ms: number): number {
  return Math.floor(siderealAt(ms).sun / 30);
}

/** Whether the festivals of a month (0 is Chaitra) fall in a lunar month: not in a leap month. */
export function isFestivalMonth({ index, adhika, kshaya }: LunarMonth, month: number): boolean {
  return !adhika && (index === month || (kshaya && (index + 1) % 12 === month));
}

/** Month by the purnimanta reckoning, from full moon to full moon: the dark half belongs to the next name, except in a leap month. */
export function purnimantaIndex({ index, adhika }: LunarMonth, tithi: number): number {
  return tithi > 15 && !adhika ? (index + 1) % 12 : index;
}

/** The Shaka year, which begins with Chaitra. */
export function shakaYear(ms: number, { index }: LunarMonth): number {
  const date = istDate(ms);
  const month = Number(date.slice(5, 7));
  // Magha and Phalguna extend into March and April; all other months there belong to the new year.
  const isBeforeNewYear = month <= 2 || (month <= 4 && index >= 10);
  return yearOf(date) - (isBeforeNewYear ? 79 : 78);
}

/** Vikram years of Gujarat begin with Kartika. */
export function gujaratYear(ms: number, month: LunarMonth): number {
  const shaka = shakaYear(ms, month);
  return month.index >= 7 ? shaka + 135 : shaka + 134;
}

/** All months that overlap a civil year. */
export function monthsOfYear(year: number): LunarMonth[] {
  const last = Date.UTC(year + 1, 0, 20);
  const months = [lunarMonthAt(Date.UTC(year - 1, 11, 1))];
  while ((months.at(-1) as LunarMonth).end < last) months.push(nextMonth(months.at(-1) as LunarMonth));
  return months;
}
