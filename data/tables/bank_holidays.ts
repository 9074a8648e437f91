/** Bank holidays as listed by the Reserve Bank of India for each of its regional offices. */
import type { BankHolidayRow } from '../../src/core/calendar/bank-holidays.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { oneOf, optional, table, text } from '../table.ts';

const rows = table(
  'bank_holidays.tsv',
  { date: text, name: text, offices: text, kind: oneOf('', 'closing_of_accounts'), note: optional },
  'date',
  'name',
);

/** By year. */
export const bankHolidays: () => Readonly<Record<number, readonly BankHolidayRow[]>> = lazy(() => {
  const years = groupBy(rows(), ({ date }) => date.slice(0, 4));
  return Object.fromEntries(
    Array.from(years, ([year, days]) => [
      year,
      days.map(
        ({ date, name, offices, kind }): BankHolidayRow =>
          kind === '' ? [date.slice(5), name, offices] : [date.slice(5), name, offices, kind],
      ),
    ]),
  );
});
