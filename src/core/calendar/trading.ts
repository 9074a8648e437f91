/** Trading days of the exchanges, from lists of closures and special sessions. */
import { dateOf, dayOf, weekdayNumber, yearOf } from './date.ts';

export interface SpecialSession {
  readonly name: string;
  /** `muhurat`: an hour or so on Diwali, on a day that is closed otherwise. */
  readonly kind: 'full' | 'short' | 'muhurat';
  /** From and to in IST; null where the exchange's circular was not seen. */
  readonly hours: readonly (readonly [open: string, close: string])[] | null;
  /** The hours stand in no list that was compared: one source only, or common knowledge. */
  readonly unconfirmed?: true;
}

export interface TradingFacts {
  /** By year, `MM-DD name`: closed on a weekday. */
  readonly closures: Readonly<Record<number, readonly string[]>>;
  /** By date: sessions on weekends, and evening sessions on days that are closed otherwise. */
  readonly special: Readonly<Record<string, SpecialSession>>;
}

export class TradingCalendar {
  readonly years: readonly number[];
  readonly #closures = new Map<string, string>();
  readonly #special: TradingFacts['special'];

  constructor({ closures, special }: TradingFacts) {
    this.years = Object.keys(closures).map(Number).sort();
    for (const year of this.years) {
      for (const text of closures[year] ?? []) this.#closures.set(`${year}-${text.slice(0, 5)}`, text.slice(6));
    }
    this.#special = special;
  }

  /** Whether the lists of the year of a date are known. */
  covers(date: string): boolean {
    return this.years.includes(yearOf(date));
  }

  /** The name of the holiday that closes the exchanges on a date. */
  closure(date: string): string | undefined {
    return this.#closures.get(date);
  }

  special(date: string): SpecialSession | undefined {
    return this.#special[date];
  }

  /** Whether there is normal trading, or a special session in its place; an hour of muhurat trading alone does not count. */
  trades(date: string): boolean {
    const session = this.special(date);
    if (session && session.kind !== 'muhurat') return true;
    return !isWeekend(date) && this.closure(date) === undefined;
  }

  /** The nearest date before (-1) or after (1) on which `test` holds, within the years that are known. */
  find(from: string, step: 1 | -1, test: (date: string) => boolean): string | undefined {
    for (let day = dayOf(from) + step; this.covers(dateOf(day)); day += step) if (test(dateOf(day))) return dateOf(day);
    return undefined;
  }
}

export function isWeekend(date: string): boolean {
  const weekday = weekdayNumber(dayOf(date));
  return weekday === 0 || weekday === 6;
}
