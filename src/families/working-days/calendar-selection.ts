import { stateName } from '../../../data/places.ts';
import { bankHolidayListOf, rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { yearOf } from '../../core/calendar/date.ts';
import type { JobRunner } from '../../core/jobs/jobs.ts';
import { invalid, notFound } from '../../core/request/api-error.ts';
import { festivalsOf } from '../../core/sky/festivals/festival-years.ts';
import {
  isProvisionalYear,
  type ProvisionalBankHoliday,
  provisionalBankHolidays,
} from '../../core/sky/festivals/provisional-bank-holidays.ts';
import { canonical } from '../../core/text/fold.ts';
import {
  allOffices,
  bankCalendar,
  bankYears,
  type CalendarLists,
  type CalendarName,
  otherCalendars,
  type WorkingCalendar,
} from './calendars.ts';

interface Choice {
  readonly calendar: CalendarName;
  readonly state?: string | undefined;
  readonly office?: string | undefined;
}

/** Adds provisional bank holidays, computed by rule, for the years of the dates without a published list. */
export async function withProvisionalYears(
  lists: Omit<CalendarLists, 'provisional'>,
  calendar: CalendarName,
  dates: readonly string[],
  jobs: JobRunner,
): Promise<CalendarLists> {
  const provisional = new Map<number, ProvisionalBankHoliday[]>();
  if (calendar !== 'bank') return { ...lists, provisional };
  const years = bankYears(lists.banks);
  for (const year of new Set(dates.map(yearOf))) {
    if (isProvisionalYear(year, years)) provisional.set(year, provisionalBankHolidays(year, await festivalsOf(year, jobs)));
  }
  return { ...lists, provisional };
}

export function chooseCalendar({ calendar, state, office }: Choice, lists: CalendarLists): WorkingCalendar {
  if (office !== undefined && calendar !== 'bank') invalid('office', 'can be used only with calendar=bank');
  if (calendar !== 'bank') return otherCalendars[calendar](lists);
  if (office !== undefined) return officeCalendar(office, state, lists);
  if (state === undefined) {
    return bankCalendar(lists, allOffices, 'Only national bank holidays are considered; give state or office for all bank holidays.');
  }
  return stateCalendar(state, lists);
}

function officeCalendar(text: string, state: string | undefined, lists: CalendarLists): WorkingCalendar {
  const searchKey = canonical(text);
  const office = rbiOffices.find(({ code, name }) => canonical(code) === searchKey || canonical(name) === searchKey);
  if (!office) invalid('office', `must be one of ${rbiOffices.map(({ name }) => name).join(', ')}`);
  if (state !== undefined && office.state !== state && bankHolidayListOf[state] !== office.state) {
    invalid('office', `${office.name} is not in ${stateName(state)}`);
  }
  return bankCalendar(lists, [office.code], undefined);
}

function stateCalendar(state: string, lists: CalendarLists): WorkingCalendar {
  const listState = bankHolidayListOf[state] ?? state;
  const offices = rbiOffices.filter((office) => office.state === listState);
  if (offices.length === 0) {
    notFound(`The Reserve Bank publishes no list for ${stateName(state)}. Omit state for national bank holidays, or give an office.`);
  }
  const names = offices.map(({ name }) => name).join(', ');
  if (listState !== state)
    return bankCalendar(
      lists,
      offices.map(({ code }) => code),
      `${stateName(state)} has no office of the Reserve Bank: the list of ${names} is used.`,
    );
  const several = `From the lists of ${names}: a day counts as closed if all of them are closed; some_offices lists the others.`;
  return bankCalendar(
    lists,
    offices.map(({ code }) => code),
    offices.length > 1 ? several : undefined,
  );
}
