/** Time expressions in a query: a day, a month or a year relative to today. The words are in data/tables/date_words.tsv. */
import { type DateWord, dateWords } from '../../../data/tables/date_words.ts';
import { dateOfEpochDay, epochDay, weekdayNumber, yearOf } from '../../core/calendar/date.ts';
import { canonical } from '../../core/text/fold.ts';

export interface TimeExpression {
  readonly date?: string;
  /** The second date of a span. */
  readonly until?: string;
  /** Without a date, the whole month of `year`. */
  readonly month?: number;
  readonly year?: number;
  /** The next (1) or the last (-1) of something was asked for. */
  readonly direction?: 1 | -1;
  /** Positions of its words. */
  readonly positions: ReadonlySet<number>;
}

interface Token {
  readonly kind: DateWord['kind'] | 'date' | 'number' | 'year';
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const MAX_PHRASE_WORDS = 3;
const YEAR = /^(?:19|20)\d{2}$/;
const DAY_OF_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?$/;
/** Day, month and year, as India writes them. */
const DAY_FIRST_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** Words between the parts of a date: 5th of May, second Saturday in December. */
const BETWEEN: ReadonlySet<string> = new Set(['of', 'in', 'the', 'ke', 'ka', 'ki', 'के', 'का', 'की']);
/** Shorter month names are other words, too: may, mar, मे. They count beside a number, a year or one of these words. */
const SHORT_MONTH = /^(?:[a-z]{1,3}|.{1,2})$/u;
const BEFORE_MONTH: ReadonlySet<string> = new Set(['in', 'of', 'this', 'next', 'last']);
const LAST_NTH = 5;

/** @param isFree whether a word is not part of something else, such as the name of a state */
export function timeExpression(folded: readonly string[], today: string, isFree: (at: number) => boolean): TimeExpression {
  return new TimeParser(folded, tokensOf(folded, isFree), today).parse();
}

function tokensOf(folded: readonly string[], isFree: (at: number) => boolean): Token[] {
  const tokens: Token[] = [];
  const keys = folded.map(canonical);
  for (let at = 0; at < folded.length; at = tokens.at(-1)?.from === at ? (tokens.at(-1) as Token).to : at + 1) {
    const token = isFree(at) ? tokenAt(folded, keys, at) : undefined;
    if (token) tokens.push(token);
  }
  return tokens;
}

function tokenAt(folded: readonly string[], keys: readonly string[], at: number): Token | undefined {
  for (let count = Math.min(MAX_PHRASE_WORDS, keys.length - at); count > 0; count--) {
    const word = dateWords.get(count === 1 ? (keys[at] as string) : keys.slice(at, at + count).join(' '));
    if (word) return { kind: word.kind, value: word.value, from: at, to: at + count };
  }
  const text = folded[at] as string;
  const token = (kind: Token['kind'], value: string): Token => ({ kind, value, from: at, to: at + 1 });
  const [, day, month, year = ''] = DAY_FIRST_DATE.exec(text) ?? [];
  const date = day === undefined ? text : isoDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  if (!Number.isNaN(epochDay(date))) return token('date', date);
  if (YEAR.test(text)) return token('year', text);
  const number = DAY_OF_MONTH.exec(text)?.[1];
  return number === undefined ? undefined : token('number', number);
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
    return this.#found;
  }

  #take(): Token {
    return this.#tokens[this.#next++] as Token;
  }

  /** Takes the next token if it is of a kind and follows the one before, with at most one word between. */
  #takeNext(after: Token, ...kinds: readonly Token['kind'][]): Token | undefined {
    const token = this.#tokens[this.#next];
    if (!token || !kinds.includes(token.kind)) return undefined;
    const isNear = token.from === after.to || (token.from === after.to + 1 && BETWEEN.has(this.#folded[after.to] as string));
    return isNear ? this.#take() : undefined;
  }

  #use(...tokens: readonly (Token | undefined)[]): void {
    const [first, last] = [tokens[0] as Token, tokens.findLast((token) => token !== undefined) as Token];
    for (let at = first.from; at < last.to; at++) this.#found.positions.add(at);
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
        this.#readDayBeforeMonth(token);
        break;
      case 'ordinal':
        if (!this.#readNthWeekday(token)) this.#readDayBeforeMonth(token);
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
    const number = this.#takeNext(month, 'number', 'ordinal');
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
    if (month) {
      this.#setMonth(Number(month.value), year && Number(year.value), undefined);
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
      [monthYear, number] = number === 12 ? [monthYear + 1, 1] : [monthYear, number + 1];
    }
    return true;
  }

  /** Next Monday, last month, this year; or the next of something. */
  #readRelative(relative: Token): void {
    const direction = Number(relative.value);
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

function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const MONTH_FORMAT = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** How a time was understood, for people. */
export function describeTime({ date, until, month, year }: TimeExpression): string | undefined {
  if (date !== undefined) return [date, ...(until === undefined ? [] : [until])].map(writtenDay).join(' to ');
  if (month !== undefined && year !== undefined) return MONTH_FORMAT.format(Date.UTC(year, month - 1));
  return year?.toString();
}

export function writtenDay(date: string): string {
  return DAY_FORMAT.format(Date.parse(date));
}
