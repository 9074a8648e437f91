/** Resolves states and lists the names of places, for any table. */
import { canonical } from '../text/fold.ts';

/** The identifiers of a state. */
export interface StateNames {
  readonly code: string;
  readonly name: string;
  readonly gstCode: string;
  readonly vehicleCodes: readonly string[];
  /** Former and foreign names and codes. */
  readonly aliases: readonly string[];
}

/** Builds a lookup of states by code, vehicle prefix, GST number, ISO id or name, current or former. */
export function stateFinder<State extends StateNames>(states: readonly State[]): (text: string) => State | undefined {
  const byAnyName = new Map<string, State>();
  for (const state of states) for (const alias of state.aliases) byAnyName.set(canonical(alias), state);
  // Current names, codes and prefixes are set last: they take precedence over another state's former code.
  for (const state of states) {
    for (const name of [...state.vehicleCodes, state.gstCode, state.name, state.code]) byAnyName.set(canonical(name), state);
  }
  // Fast path: most requests use the code, which needs no normalisation.
  const byOwnCode = new Map(states.map((state) => [state.code, state]));
  return (text) => {
    const byCode = byOwnCode.get(text);
    if (byCode) return byCode;
    const name = canonical(text.replaceAll('&', ' and '));
    return byAnyName.get(name) ?? byAnyName.get(name.replace(/^in /, '')) ?? byAnyName.get(name.replaceAll(' and ', ' '));
  };
}

/** Two names of a place in a state. */
export interface RenamedPlace {
  /** Two-letter code. */
  readonly state: string;
  /** An older, colonial or everyday name, or another spelling. */
  readonly former: string;
  /** The usual name now. */
  readonly current: string;
}

/** Builds a function that lists all names of a place, its argument first. */
export function nameLister(renamed: Iterable<RenamedPlace>): (state: string, name: string) => string[] {
  const otherNames = new Map<string, Set<string>>();
  const add = (state: string, name: string, other: string): void => {
    const key = `${state} ${canonical(name)}`;
    otherNames.set(key, (otherNames.get(key) ?? new Set()).add(other));
  };
  for (const { state, former, current } of renamed) {
    add(state, former, current);
    add(state, current, former);
  }
  return (state, name) => [name, ...(otherNames.get(`${state} ${canonical(name)}`) ?? [])];
}
