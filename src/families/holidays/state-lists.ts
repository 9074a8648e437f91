/** Maps states to the Reserve Bank's lists of holidays. */

import { stateName } from '../../../data/places.ts';
import { bankHolidayListOf, rbiOffices } from '../../../data/tables/rbi_offices.ts';
import type { Holiday } from './records.ts';

export interface StateList {
  /** Names of the RBI offices; empty if it has no list for the state. */
  readonly offices: readonly string[];
  readonly note: string | undefined;
}

export function bankListOf(state: string): StateList {
  const listedState = bankHolidayListOf[state] ?? state;
  const offices = rbiOffices.filter((office) => office.state === listedState).map(({ name }) => name);
  if (offices.length === 0)
    return { offices, note: `The Reserve Bank publishes no list for ${stateName(state)}; only national holidays are listed.` };
  if (listedState === state) return { offices, note: undefined };
  return { offices, note: `${stateName(state)} has no office of the Reserve Bank: the list of ${offices.join(', ')} is used.` };
}

/** Whether a holiday is observed in a state, at one of its RBI offices at least. */
export function isObservedIn({ states }: Holiday, state: string): boolean {
  return states.includes('*') || states.includes(state) || states.includes(bankHolidayListOf[state] ?? state);
}
