/** Time expressions in a query: a day, a month or a year relative to today. */
import { dateOfEpochDay, epochDay, weekdayNumber, yearOf } from '../../core/calendar/date.ts';
import { lazy } from '../../core/util/lazy.ts';
import { isoDate, type Token, tokensOf } from './time-tokens.ts';

export interface TimeExpression {
  readonly date?: string;
  /** The second date of a span. */
  readonly until?: string;
  /** Without a date, the whole month of `year`. */
  readonly month?: number;
  readonly year?: number;
  /** The next (1) or the last (-1) of something was asked for. */
  readonly direction?: 1 | -1;
  /** Working days from the date to the day that is meant: the last working day of November is one before 1 December. */
  readonly workingDays?: number;
  /** Positions of its words. */
  readonly positions: ReadonlySet<number>;
}

const ORDINAL = /\d(?:st|nd|rd|th)$/;
/** Words between the parts of a date: 5th of May, second Saturday in December. */
const BETWEEN: ReadonlySet<string> = new Set(['of', 'in', 'the', 'ke', 'ka', 'ki', 'के', 'का', 'की']);
const MAX_BETWEEN = 2;
/** Shorter month names are other words, too: may, mar, मे. They count beside a number, a year or one of these words. */
const SHORT_MONTH = /^(?:[a-z]{1,3}|.{1,2})$/u;
const BEFORE_MONTH: ReadonlySet<string> = new Set(['in', 'of', 'this', 'next', 'last']);
const LAST_NTH = 5;

/** @param isFree whether a word is not part of something else, such as the name of a state */
export function timeExpression(folded: readonly string[], today: string, isFree: (index: number) => boolean): TimeExpression {
  return new TimeParser(folded, tokensOf(folded, isFree), today).parse();
}

class TimeParser {
  readonly #folded: readonly string[];
  readonly #tokens: readonly Token[];
  readonly #today: number;
  readonly #found: { -readonly [K in keyof TimeExpression]: TimeExpression[K] } & { positions: Set<number> } = { positions: new Set() };
  /** Index of the next token. */
  #next = 0;

  constructor(folded: readonly string[], tokens: readonly Token[], today: string) {
    this.#folded = folded;
    this.#tokens = tokens;
    this.#today = epochDay(today);
  }

  parse(): TimeExpression {
    while (this.#next < this.#tokens.length) this.#readToken(this.#take());
    const { date, until } = this.#found;
    // The year of the second day is that of both: 1 November to 30 November 2026.
    if (date !== undefined && until !== undefined && date > until) this.#found.date = until.slice(0, 4) + date.slice(4);
    return this.#found;
  }

  #take(): Token {
    return this.#tokens[this.#next++] as Token;
  }

  /** Takes the next token if it is of a kind and follows the one before, with no other words between than those of a date. */
  #takeNext(after: Token, ...kinds: readonly Token['kind'][]): Token | undefined {
    const token = this.#tokens[this.#next];
    if (!token || !kinds.includes(token.kind)) return undefined;
    const between = this.#folded.slice(after.to, token.from);
    return between.length <= MAX_BETWEEN && between.every((word) => BETWEEN.has(word)) ? this.#take() : undefined;
  }

  #use(...tokens: readonly (Token | undefined)[]): void {
    const [first, last] = [tokens[0] as Token, tokens.findLast((token) => token !== undefined) as Token];
    for (let index = first.from; index < last.to; index++) this.#found.positions.add(index);
  }

  #setDay(day: number): void {
    if (Number.isNaN(day)) return;
    if (this.#found.date === undefined) this.#found.date = dateOfEpochDay(day);
    else this.#found.until ??= dateOfEpochDay(day);
  }

  #readToken(token: Token): void {
    const value = Number(token.value);
    switch (token.kind) {
      case 'date':
        this.#use(token);
        this.#setDay(epochDay(token.value));
        break;
      case 'day':
        this.#use(token);
        this.#setDay(this.#today + value);
        break;
      case 'year':
        this.#use(token);
        this.#found.year ??= value;
        break;
      case 'weekday':
        this.#use(token);
        if (!this.#isBesideDate(token)) this.#setDay(this.#nextWeekday(value));
        break;
      case 'number':
        if (!(ORDINAL.test(this.#folded[token.from] as string) && this.#readNthWorkday(token, value))) this.#readDayBeforeMonth(token);
        break;
      case 'ordinal':
        if (!this.#readNthWorkday(token, value) && !this.#readNthWeekday(token)) this.#readDayBeforeMonth(token);
        break;
      case 'month':
        this.#readMonth(token);
        break;
      case 'relative':
        this.#readRelative(token);
        break;
      case 'past':
        this.#found.direction ??= -1;
        break;
      default:
    }
  }

  /** Saturday, 28 November: the date tells the day. */
  #isBesideDate(weekday: Token): boolean {
    const [last, next, afterNext] = [this.#tokens[this.#next - 2], this.#tokens[this.#next], this.#tokens[this.#next + 1]];
    if (this.#found.date !== undefined && last?.to === weekday.from) return true;
    if (next?.from !== weekday.to) return false;
    const kinds = [next.kind, afterNext?.kind];
    return next.kind === 'date' || (kinds.includes('month') && (kinds.includes('number') || kinds.includes('ordinal')));
  }

  #nextWeekday(weekday: number): number {
    return this.#today + ((weekday - weekdayNumber(this.#today) + 6) % 7) + 1;
  }

  /** 24 November 2026, 2nd of October. */
  #readDayBeforeMonth(number: Token): void {
    const month = this.#takeNext(number, 'month');
    if (month) this.#setDayOfMonth(number, month, this.#takeNext(month, 'year'));
  }

  #setDayOfMonth(number: Token, month: Token, year: Token | undefined): void {
    const [first, second] = number.from < month.from ? [number, month] : [month, number];
    this.#use(first, second, year);
    this.#found.month = Number(month.value);
    if (year) this.#found.year ??= Number(year.value);
    const inYear = (one: number): number => epochDay(isoDate(one, Number(month.value), Number(number.value)));
    const thisYear = yearOf(dateOfEpochDay(this.#today));
    const day = inYear(year ? Number(year.value) : (this.#found.year ?? thisYear));
    // Without a year, the next one; a past question means the last one.
    const isOver = this.#found.year === undefined && this.#found.direction !== -1 && day < this.#today;
    this.#setDay(isOver ? inYear(thisYear + 1) : day);
  }

  /** November 24, November 2026, in November. */
  #readMonth(month: Token, direction?: number): void {
    const counted = this.#tokens[this.#next + 1]?.kind;
    const isDay = counted !== 'workday' && !(counted === 'weekday' && this.#tokens[this.#next]?.kind === 'ordinal');
    const number = isDay ? this.#takeNext(month, 'number', 'ordinal') : undefined;
    if (number) {
      this.#setDayOfMonth(number, month, this.#takeNext(number, 'year'));
      return;
    }
    const year = this.#takeNext(month, 'year');
    const name = this.#folded[month.from] as string;
    if (!year && direction === undefined && SHORT_MONTH.test(name) && !BEFORE_MONTH.has(this.#folded[month.from - 1] ?? '')) return;
    this.#use(month, year);
    this.#setMonth(Number(month.value), year && Number(year.value), direction);
  }

  /** Without a year, this month or the next of that name; the last one if asked for. */
  #setMonth(month: number, year: number | undefined, direction: number | undefined): void {
    if (this.#found.month !== undefined) return;
    const [thisYear = 0, thisMonth = 0] = dateOfEpochDay(this.#today).split('-').map(Number);
    const isBack = direction === -1 || this.#found.direction === -1;
    const offset = isBack ? (month >= thisMonth ? -1 : 0) : month < thisMonth ? 1 : 0;
    this.#found.month = month;
    this.#found.year = year ?? this.#found.year ?? thisYear + offset;
  }

  /** Second Saturday, first Monday of December. */
  #readNthWeekday(ordinal: Token): boolean {
    const weekday = this.#takeNext(ordinal, 'weekday');
    if (!weekday) return false;
    const month = this.#takeNext(weekday, 'month');
    const year = month && this.#takeNext(month, 'year');
    this.#use(ordinal, weekday, month, year);
    const nth = (first: number): number =>
      first + ((Number(weekday.value) - weekdayNumber(first) + 7) % 7) + 7 * (Number(ordinal.value) - 1);
    if (month) this.#setMonth(Number(month.value), year && Number(year.value), undefined);
    if (this.#found.month !== undefined) {
      this.#setDay(nth(epochDay(isoDate(this.#found.year as number, this.#found.month as number, 1))));
      return true;
    }
    let [monthYear = 0, number = 1] = dateOfEpochDay(this.#today).split('-').map(Number);
    for (let tries = 0; tries < LAST_NTH; tries++) {
      const day = nth(epochDay(isoDate(monthYear, number, 1)));
      // A fifth Saturday may be in the next month.
      if (day >= this.#today && Number(dateOfEpochDay(day).slice(5, 7)) === number) {
        this.#setDay(day);
        break;
      }
      [monthYear, number] = monthAfter(monthYear, number);
    }
    return true;
  }

  /** Fifth working day of December, last working day of this month; the words for a working day are those of the intent. */
  #readNthWorkday(nth: Token, count: number): boolean {
    const workday = this.#takeNext(nth, 'workday');
    if (!workday) return false;
    this.#use(nth);
    const month = this.#takeNext(workday, 'month', 'unit', 'relative');
    if (month?.kind === 'month') this.#readMonth(month, 0);
    else if (month?.kind === 'relative') this.#readRelative(month);
    if (this.#found.month === undefined) this.#readUnit('month', 0);
    const { year = 0, month: number = 0 } = this.#found;
    this.#found.workingDays = count;
    this.#setDay(count < 0 ? epochDay(isoDate(...monthAfter(year, number), 1)) : epochDay(isoDate(year, number, 1)) - 1);
    return true;
  }

  /** Next Monday, last month, this year; or the next of something. */
  #readRelative(relative: Token): void {
    const direction = Number(relative.value);
    if (direction === -1 && this.#readNthWorkday(relative, direction)) return;
    const token = this.#takeNext(relative, 'weekday', 'unit', 'month');
    if (!token) {
      if (direction === 0) return;
      this.#use(relative);
      this.#found.direction ??= direction as 1 | -1;
      return;
    }
    this.#use(relative, token);
    if (token.kind === 'month') this.#readMonth(token, direction);
    else if (token.kind === 'weekday')
      this.#setDay(this.#nextWeekday(Number(token.value)) - (direction === -1 ? this.#weekBack(token) : 0));
    else this.#readUnit(token.value, direction);
  }

  /** Days from the next weekday of a name back to the last one: two weeks if today is one. */
  #weekBack({ value }: Token): number {
    return weekdayNumber(this.#today) === Number(value) ? 14 : 7;
  }

  #readUnit(unit: string, direction: number): void {
    const [year = 0, month = 0] = dateOfEpochDay(this.#today).split('-').map(Number);
    const monday = this.#today - ((weekdayNumber(this.#today) + 6) % 7);
    if (unit === 'year') this.#found.year ??= year + direction;
    else if (unit === 'week') this.#setDay(direction === 0 ? this.#today : monday + 7 * direction);
    else if (unit === 'weekend') this.#setDay(monday + 5 + 7 * direction);
    else {
      const months = year * 12 + month - 1 + direction;
      this.#found.month ??= (months % 12) + 1;
      this.#found.year ??= Math.floor(months / 12);
    }
  }
}

function monthAfter(year: number, month: number): [year: number, month: number] {
  return month === 12 ? [year + 1, 1] : [year, month + 1];
}

const dayFormat = lazy(() => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }));
const monthFormat = lazy(() => new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** How a time was understood, for people. */
export function describeTime({ date, until, month, year, workingDays }: TimeExpression): string | undefined {
  if (date !== undefined && workingDays !== undefined) return `${workingDays} working days from ${writtenDay(date)}`;
  if (date !== undefined) return [date, ...(until === undefined ? [] : [until])].map(writtenDay).join(' to ');
  if (month !== undefined && year !== undefined) return monthFormat().format(Date.UTC(year, month - 1));
  return year?.toString();
}

export function writtenDay(date: string): string {
  return dayFormat().format(Date.parse(date));
}
