/** Selects the calendar of a request. */

import { stateName } from '../../../data/places.ts';
import { followedState, rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { invalid, notFound } from '../../core/request/api-error.ts';
import { canonical } from '../../core/text/fold.ts';
import { allOffices, bankCalendar, type CalendarDatasets, type CalendarName, otherCalendars, type WorkingCalendar } from './calendars.ts';

interface Choice {
  readonly calendar: CalendarName;
  readonly state?: string | undefined;
  readonly office?: string | undefined;
}

export function chooseCalendar({ calendar, state, office }: Choice, lists: CalendarDatasets): WorkingCalendar {
  if (office !== undefined && calendar !== 'bank') invalid('office', 'belongs to calendar=bank only');
  if (calendar !== 'bank') return otherCalendars[calendar](lists);
  if (office !== undefined) return officeCalendar(office, state, lists);
  if (state === undefined) {
    return bankCalendar(
      lists,
      allOffices,
      'Only days on which banks are closed in the whole country; give state or office for all bank holidays.',
    );
  }
  return stateCalendar(state, lists);
}

function officeCalendar(text: string, state: string | undefined, lists: CalendarDatasets): WorkingCalendar {
  const wanted = canonical(text);
  const office = rbiOffices.find(({ code, name }) => canonical(code) === wanted || canonical(name) === wanted);
  if (!office) invalid('office', `must be one of ${rbiOffices.map(({ name }) => name).join(', ')}`);
  if (state !== undefined && office.state !== state && followedState[state] !== office.state) {
    invalid('office', `${office.name} is not in ${stateName(state)}`);
  }
  return bankCalendar(lists, [office.code], undefined);
}

function stateCalendar(state: string, lists: CalendarDatasets): WorkingCalendar {
  const listed = followedState[state] ?? state;
  const offices = rbiOffices.filter((office) => office.state === listed);
  if (offices.length === 0) {
    notFound(
      `The Reserve Bank publishes no list for ${stateName(state)}. Leave state out for the days on which all banks are closed, or name an office.`,
    );
  }
  const names = offices.map(({ name }) => name).join(', ');
  if (listed !== state)
    return bankCalendar(
      lists,
      offices.map(({ code }) => code),
      `${stateName(state)} has no office of its own: the list of ${names} stands for it.`,
    );
  const several = `By the lists of ${names}: a day counts as closed where all of them are; some_offices names the others.`;
  return bankCalendar(
    lists,
    offices.map(({ code }) => code),
    offices.length > 1 ? several : undefined,
  );
}
