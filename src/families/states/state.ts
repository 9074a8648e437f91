import { type StateRow, states } from '../../../data/tables/states.ts';
import { canonical } from '../../core/text/fold.ts';

const byAnyName = new Map<string, StateRow>();
for (const state of states) for (const alias of state.aliases) byAnyName.set(canonical(alias), state);
// Current names, codes and prefixes come last: they win over another state's former code.
for (const state of states) {
  for (const name of [...state.vehicleCodes, state.gstCode, state.name, state.code]) byAnyName.set(canonical(name), state);
}

/** The form in which most ask, and which needs no folding. */
const byOwnCode = new Map(states.map((state) => [state.code, state]));

/**
 * The state that a code, vehicle prefix, GST number, ISO id or name means, current or former.
 *
 * @example findState('orissa')?.code // 'OD'
 * @example findState('IN-TG')?.name // 'Telangana'
 */
export function findState(text: string): StateRow | undefined {
  const byCode = byOwnCode.get(text);
  if (byCode) return byCode;
  const name = canonical(text.replaceAll('&', ' and '));
  return byAnyName.get(name) ?? byAnyName.get(name.replace(/^in /, '')) ?? byAnyName.get(name.replaceAll(' and ', ' '));
}

/** The name of a state by its two-letter code. */
export function stateName(code: string): string | undefined {
  return byOwnCode.get(code)?.name;
}
