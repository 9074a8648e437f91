/** Bank holidays by office, from lists in which every row names the offices that are closed. */

export interface BankDay {
  readonly date: string;
  readonly name: string;
  readonly kind: 'ni_act' | 'closing_of_accounts';
  /** Codes of the offices that are closed. */
  readonly offices: readonly string[];
}

/** A line of a list of bank holidays: offices by their codes, `all`, or `all but` some. */
export type BankFacts = readonly [monthDay: string, name: string, offices: string, kind?: 'closing_of_accounts'];

/** The bank holidays of a year. `all` are the codes of every office. */
export function bankDays(year: number, rows: readonly BankFacts[], all: readonly string[]): BankDay[] {
  return rows.map(([monthDay, name, offices, kind]) => ({
    date: `${year}-${monthDay}`,
    name,
    kind: kind ?? 'ni_act',
    offices: officesOf(offices, all),
  }));
}

function officesOf(text: string, all: readonly string[]): readonly string[] {
  if (text === 'all') return all;
  const butFor = /^all but (.+)$/.exec(text)?.[1]?.split(' ');
  return butFor ? all.filter((code) => !butFor.includes(code)) : text.split(' ');
}
