/** Holidays of the Central Government, and statehood days. */
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { oneOf, table, text } from '../table.ts';

interface GovernmentList {
  /** The office memorandum with the list, or another source. */
  readonly reference: string;
  /** The order itself was not consulted: the dates come from compilations. */
  readonly unconfirmed?: true;
  /** Whether the table includes the restricted holidays of the year. */
  readonly restricted: boolean;
}

/** Retrieval date of the lists. */
export const GOVERNMENT_LISTS_READ = '2026-09-29';

/** The years covered by government_holidays.tsv. */
export const governmentLists: Readonly<Record<string, GovernmentList>> = {
  2024: { reference: 'From compilations; the order for 2024 was not read', unconfirmed: true, restricted: false },
  2025: { reference: 'From compilations; the order for 2025 was not read', unconfirmed: true, restricted: false },
  2026: { reference: 'DoPT O.M. F.No. 12/2/2023-JCA of 3 July 2025', restricted: true },
  2027: { reference: 'DoPT O.M. F.No. 12/2/2023-JCA of 16 July 2026', restricted: false },
};

const rows = table(
  'government_holidays.tsv',
  {
    date: (cell) => {
      if (!(cell.slice(0, 4) in governmentLists)) throw new Error(`"${cell}" is in no year of governmentLists`);
      return cell;
    },
    name: text,
    kind: oneOf('', 'restricted', 'ad_hoc'),
  },
  'date',
  'name',
);
const years = lazy(() => groupBy(rows(), ({ date }) => date.slice(0, 4)));

/** Holidays of a year; `kind` is empty for gazetted holidays, on which offices close. */
export const governmentHolidays = (year: number): ReturnType<typeof rows> => years().get(String(year)) ?? [];

/** Foundation and liberation days of the states. */
export const stateDays = table('state_days.tsv', { state: text, day: text, name: text }, 'state', 'day');
