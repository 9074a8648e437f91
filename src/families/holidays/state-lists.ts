/** Which lists of the Reserve Bank speak for a state. */

import { stateName } from '../../../data/places.ts';
import { followedState, rbiOffices } from '../../../data/tables/rbi_offices.ts';
import type { Holiday } from './records.ts';

export interface StateList {
  /** Names of the offices; none where the Reserve Bank has no list. */
  readonly offices: readonly string[];
  readonly note: string | undefined;
}

export function listOf(state: string): StateList {
  const listed = followedState[state] ?? state;
  const offices = rbiOffices.filter((office) => office.state === listed).map(({ name }) => name);
  if (offices.length === 0)
    return { offices, note: `The Reserve Bank publishes no list for ${stateName(state)}; only days of the whole country are here.` };
  if (listed === state) return { offices, note: undefined };
  return { offices, note: `${stateName(state)} has no office of the Reserve Bank: the list of ${offices.join(', ')} stands for it.` };
}

/** Whether a holiday is kept in a state, at one of its offices at least. */
export function keptIn({ states }: Holiday, state: string): boolean {
  return states.includes('*') || states.includes(state) || states.includes(followedState[state] ?? state);
}
