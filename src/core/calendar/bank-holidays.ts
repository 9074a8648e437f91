/** Bank holidays per office, from lists whose rows name the closed offices. */

export interface BankHoliday {
  readonly date: string;
  readonly name: string;
  readonly kind: 'ni_act' | 'closing_of_accounts';
  /** Codes of the closed offices. */
  readonly offices: readonly string[];
}

/** A row of a holiday list; offices are codes, `all`, or `all but` some. */
export type BankHolidayRow = readonly [monthDay: string, name: string, offices: string, kind?: 'closing_of_accounts'];

/** @param all codes of every office */
export function expandBankHolidays(year: number, rows: readonly BankHolidayRow[], all: readonly string[]): BankHoliday[] {
  return rows.map(([monthDay, name, offices, kind]) => ({
    date: `${year}-${monthDay}`,
    name,
    kind: kind ?? 'ni_act',
    offices: officesOf(offices, all),
  }));
}

function officesOf(text: string, all: readonly string[]): readonly string[] {
  if (text === 'all') return all;
  const exceptions = /^all but (.+)$/.exec(text)?.[1]?.split(' ');
  return exceptions ? all.filter((code) => !exceptions.includes(code)) : text.split(' ');
}
