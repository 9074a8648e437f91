/** The states and districts of India under all their names: for rooms and recipes alike. */
import { nameLister, stateFinder } from '../src/core/place/names.ts';
import { districtAliases } from './tables/district_aliases.ts';
import { type StateRow, states } from './tables/states.ts';

/**
 * The state that a code, vehicle prefix, GST number, ISO id or name means, current or former.
 *
 * @example findState('orissa')?.code // 'OD'
 * @example findState('IN-TG')?.name // 'Telangana'
 */
export const findState: (text: string) => StateRow | undefined = stateFinder(states);

const names = new Map(states.map(({ code, name }) => [code, name]));

/** The name of a state by its two-letter code. */
export function stateName(code: string): string | undefined {
  return names.get(code);
}

/** A district under all its names, the given one first: Aurangabad is also found as Chhatrapati Sambhajinagar, and the other way round. */
export const districtNames: (state: string, district: string) => string[] = nameLister(districtAliases);
