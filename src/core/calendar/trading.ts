/** Trading calendar of the exchanges, from lists of closures and special sessions. */
import { dateOfEpochDay, epochDay, weekdayNumber, yearOf } from './date.ts';

export interface SpecialSession {
  readonly name: string;
  /** `muhurat`: a session of about an hour on Diwali, on a day that is otherwise closed. */
  readonly kind: 'full' | 'short' | 'muhurat';
  /** From and to in IST; null if the circular of the exchange was not available. */
  readonly hours: readonly (readonly [open: string, close: string])[] | null;
  /** Hours that were not cross-checked against a list: a single source, or common knowledge. */
  readonly unconfirmed?: true;
}

export interface TradingCalendarData {
  /** By year, `MM-DD name`: closures on weekdays. */
  readonly closures: Readonly<Record<number, readonly string[]>>;
  /** By date: weekend sessions, and evening sessions on days that are otherwise closed. */
  readonly special: Readonly<Record<string, SpecialSession>>;
}

export class TradingCalendar {
  readonly years: readonly number[];
  readonly #closures = new Map<string, string>();
  readonly #special: TradingCalendarData['special'];
  readonly #data: TradingCalendarData;

  constructor(data: TradingCalendarData) {
    const { closures, special } = data;
    this.#data = data;
    this.years = Object.keys(closures).map(Number).sort();
    for (const year of this.years) {
      for (const text of closures[year] ?? []) this.#closures.set(`${year}-${text.slice(0, 5)}`, text.slice(6));
    }
    this.#special = special;
  }

  /** A calendar that has the closures of one more year. */
  withYear(year: number, closures: readonly string[]): TradingCalendar {
    return new TradingCalendar({ ...this.#data, closures: { ...this.#data.closures, [year]: closures } });
  }

  /** Whether there is data for the year of a date. */
  covers(date: string): boolean {
    return this.years.includes(yearOf(date));
  }

  /** Name of the holiday that closes the exchanges on a date. */
  closure(date: string): string | undefined {
    return this.#closures.get(date);
  }

  special(date: string): SpecialSession | undefined {
    return this.#special[date];
  }

  /** Whether there is normal trading, or a special session in its place; muhurat trading alone does not count. */
  isTradingDay(date: string): boolean {
    const session = this.special(date);
    if (session && session.kind !== 'muhurat') return true;
    return !isWeekend(date) && this.closure(date) === undefined;
  }

  /** Nearest date before (-1) or after (1) for which `test` is true, within the covered years. */
  find(from: string, step: 1 | -1, test: (date: string) => boolean): string | undefined {
    for (let day = epochDay(from) + step; this.covers(dateOfEpochDay(day)); day += step)
      if (test(dateOfEpochDay(day))) return dateOfEpochDay(day);
    return undefined;
  }
}

export function isWeekend(date: string): boolean {
  const weekday = weekdayNumber(epochDay(date));
  return weekday === 0 || weekday === 6;
}
