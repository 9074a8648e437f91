/** Names with a slip of the keys in them. */
import { nameKey } from '../../src/core/text/fold.ts';

/** A sequence that looks random and is the same in every run. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A name with a letter lost, put in, changed, or exchanged with the one before it; never the first. */
function slip(name: string, draw: (below: number) => number): string {
  const at = 1 + draw(name.length - 1);
  const letter = String.fromCharCode(97 + draw(26));
  const [before, here, rest] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  const changed = [
    before + rest,
    before + letter + here + rest,
    before + letter + rest,
    before.slice(0, -1) + here + before.slice(-1) + rest,
  ];
  return changed[draw(changed.length)] as string;
}

/** Names of some letters and no more than a few words: of shorter ones every slip makes another name. */
const FIT = /^[a-z]{3,}(?: [a-z]{2,}){0,2}$/;
const SHORTEST = 5;

export interface Slip {
  readonly meant: string;
  readonly written: string;
}

/** Names drawn from a list, each with a slip; without end. A slip may make the name of another place: that one was written then, and it is left out. */
export function* slipsOf(list: readonly string[], seed: number): Generator<Slip, never> {
  const draw = draws(seed);
  const names = [...new Set(list.map((name) => name.toLowerCase()))].filter((name) => FIT.test(name) && name.length >= SHORTEST);
  const taken = new Set(names.map(nameKey));
  for (;;) {
    const meant = names[draw(names.length)] as string;
    const written = slip(meant, draw);
    if (written === meant || !taken.has(nameKey(written))) yield { meant, written };
  }
}
