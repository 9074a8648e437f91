/** Names with one random typing error, for tests of fuzzy search. */
import { nameKey } from '../../src/core/text/fold.ts';

/** Seeded pseudo-random integers below a bound (mulberry32). */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One edit (Damerau–Levenshtein distance 1): deletion, insertion, substitution or transposition; never of the first letter. */
function withTypo(name: string, randomInt: (below: number) => number): string {
  const position = 1 + randomInt(name.length - 1);
  const letter = String.fromCharCode(97 + randomInt(26));
  const [before, current, rest] = [name.slice(0, position), name.charAt(position), name.slice(position + 1)];
  const changed = [
    before + rest,
    before + letter + current + rest,
    before + letter + rest,
    before.slice(0, -1) + current + before.slice(-1) + rest,
  ];
  return changed[randomInt(changed.length)] as string;
}

/** Names of at least five letters and at most three words: one edit of a shorter name usually gives another name. */
const SUITABLE_NAME = /^[a-z]{3,}(?: [a-z]{2,}){0,2}$/;
const MIN_NAME_LENGTH = 5;

export interface Typo {
  readonly expected: string;
  readonly query: string;
}

/** Endless sequence of names, each with one edit. An edit that gives another name of the list is skipped: the query would be ambiguous. */
export function* typosOf(list: readonly string[], seed: number): Generator<Typo, never> {
  const randomInt = draws(seed);
  const names = [...new Set(list.map((name) => name.toLowerCase()))].filter(
    (name) => SUITABLE_NAME.test(name) && name.length >= MIN_NAME_LENGTH,
  );
  const existing = new Set(names.map(nameKey));
  for (;;) {
    const expected = names[randomInt(names.length)] as string;
    const query = withTypo(expected, randomInt);
    if (query === expected || !existing.has(nameKey(query))) yield { expected, query };
  }
}
