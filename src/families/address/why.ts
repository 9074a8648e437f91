/** Explains in words why a pincode is a candidate. */

import type { Clue } from './evidence.ts';
import { KINDS, type Kind } from './places.ts';
import type { Guess, Reading } from './read.ts';

const MOST_REASONS = 4;
/** Most specific kinds first. */
const ORDER: readonly Kind[] = ['h', 'l', 'o', 'v', 'b', 'T', 't', 'u', 'W', 'A', 'a', 'd', 'm', 'f', 's', 'c'];

/** @example 'Kothrud is a post office; Pune is a district; Maharashtra is a state' */
export function whyOf(reading: Reading, { place: [pincode], clues }: Guess): string {
  const { pincode: written } = reading.given;
  const best = new Map<string, Clue>();
  for (const clue of clues.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    const name = writtenName(reading, clue);
    if (!best.has(name.toLowerCase())) best.set(name.toLowerCase(), clue);
  }
  const reasons = [...best.values()].slice(0, MOST_REASONS).map((clue) => reasonOf(reading, clue));
  if (written === pincode) reasons.unshift('it is written');
  else if (written !== undefined) reasons.push(`${written} is written`);
  return reasons.length > 0 ? reasons.join('; ') : 'no name speaks for it';
}

function reasonOf(reading: Reading, clue: Clue): string {
  const name = writtenName(reading, clue);
  if (clue.kind === 'a' || clue.kind === 'A' || clue.kind === 'W') return `“${name}” stands in other addresses there`;
  return `${name} ${clue.heard === undefined ? 'is' : 'sounds like'} ${ARTICLE[clue.kind] ?? 'a'} ${KINDS[clue.kind]} there`;
}

const ARTICLE: Readonly<Partial<Record<Kind, string>>> = { s: 'the', c: 'the', d: 'the', m: 'the', f: 'the', b: 'the', t: 'the' };

/** Original text of a name. */
export function writtenName({ given, words }: Reading, { from, to }: Pick<Clue, 'from' | 'to'>): string {
  return given.text.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/g, ' ');
}
