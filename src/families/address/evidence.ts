/** Gazetteer matching: every run of words that is the name of a place, with its pincodes. */
import { addressMarks } from '../../../data/tables/address_marks.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { LONGEST_NAME } from './branch-names.ts';
import { aroundOf, type Context, contextOf, isWhole } from './context.ts';
import { AS_STATE, isNoName, isPostBox } from './no-names.ts';
import { phoneticLookup } from './phonetic-lookup.ts';
import { factsOf, HEARD, isPlace, type Kind, type Named, named } from './places.ts';
import { keyOf, type Word } from './words.ts';

/** A run of words as the name of one kind of place. */
export interface Clue {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  readonly context: Context;
  /** Posting list: the pincodes with a place of that name. */
  readonly rows: Uint32Array;
  /** Information content of the name, whatever its kind: −log of the share of addresses expected to contain it. */
  readonly information: number;
  /** Bitmask of the words it covers, in two integers. */
  readonly bits: Bits;
  /** Whether the same name occurred earlier in the address. */
  readonly isRepeated: boolean;
  /** Key of the matched name, where the match is phonetic. */
  readonly heard?: string;
}

export type Bits = readonly [number, number];
const NO_BITS: Bits = [0, 0];
/** Bits of a signed 32-bit integer without the sign. */
const BITS = 31;

function bitsOf(from: number, to: number): Bits {
  let [low, high] = NO_BITS;
  for (let at = from; at < to; at++) {
    if (at < BITS) low |= 1 << at;
    else high |= 1 << (at - BITS);
  }
  return [low, high];
}

/** Probability that an address in a place contains a name of it, by kind. */
const WRITTEN: Readonly<Record<Kind, number>> = {
  ...{ s: 0.27, c: 0.04, d: 0.38, m: 0.26, f: 0.28, T: 0.31, t: 0.27, u: 0.26 },
  ...{ h: 0.18, o: 0.015, l: 0.2, v: 0.015, b: 0.1, W: 0.48, A: 0.07, a: 0.013 },
};
const SHORTEST_KEY = 2;
/** Penalty per unit of phonetic distance. */
const HEARD_COST = 4;

/** All matches, longest runs first. */
export function cluesOf(pack: Pack, words: readonly Word[]): Clue[] {
  const clues: Clue[] = [];
  const known = new Uint8Array(words.length);
  const seen = new Set<string>();
  const wholes: Span[] = [];
  const end = lastName(pack, words);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      const key = keyOf(words.slice(from, to));
      if (key.length >= SHORTEST_KEY && addClues(pack, words, { seen, wholes, clues, end }, { from, to, key })) known.fill(1, from, to);
    }
  }
  const isPlaced = clues.some(({ kind, context }) => kind === 'd' && (context === 'late' || context === 'marked'));
  for (const { key, from, to, cost } of phoneticLookup(pack, words, known, isPlaced))
    addClues(pack, words, { seen, wholes, clues, end }, { from, to, key, cost });
  return clues;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Run extends Span {
  readonly key: string;
  readonly cost?: number;
}

/** Accumulator of the search: keys seen, atomic multi-word names, and matches. */
interface Found {
  readonly seen: Set<string>;
  readonly wholes: Span[];
  readonly clues: Clue[];
  /** End of the last name other than the state. */
  readonly end: number;
}

/** Generic words that may follow the last name of an address. */
const BEHIND = [addressMarks.district, addressMarks.subDistrict, addressMarks.state, addressMarks.other];
const DIGITS = /^\d+$/;
const LONGEST_STATE = 4;

/** End of the last name that is not the state: skips the state, numbers and words such as "Dist." and "Pin" from the end. */
function lastName(pack: Pack, words: readonly Word[]): number {
  let end = words.length;
  while (end > 0) {
    const { word } = words[end - 1] as Word;
    const length = DIGITS.test(word) || BEHIND.some((marks) => marks.has(word)) ? 1 : stateLength(pack, words, end);
    if (length === 0) break;
    end -= length;
  }
  return end;
}

/** Number of words before `end` that form the name of a state. */
function stateLength(pack: Pack, words: readonly Word[], end: number): number {
  for (let length = Math.min(LONGEST_STATE, end); length > 0; length--) {
    const key = keyOf(words.slice(end - length, end));
    if (pack.find(is('at', `${key} s`)) >= 0 || pack.find(is('at', `${key} c`)) >= 0) return length;
  }
  return 0;
}

/** Returns whether the run is the name of a place, rather than only words of other addresses. */
function addClues(pack: Pack, words: readonly Word[], { seen, wholes, clues, end }: Found, { from, to, key, cost }: Run): boolean {
  if (isNoName(words, from, to)) return false;
  const all = named(pack, key);
  const found = all.some(({ kind }) => kind === 's') ? all.filter(({ kind }) => AS_STATE.has(kind)) : all;
  if (found.length === 0) return false;
  const { share } = factsOf(pack);
  const around = aroundOf(words, { from, to, end, isWithin: wholes.some((whole) => from >= whole.from && to <= whole.to) }, found);
  if (cost === undefined && isWhole(words, from, to, found)) wholes.push({ from, to });
  const bits = bitsOf(from, to);
  const isRepeated = seen.has(key);
  seen.add(key);
  let isKnown = false;
  const information = informationOf(all, share) - (cost ?? 0) * HEARD_COST;
  for (const { kind, rows } of found) {
    if ((cost !== undefined && !HEARD.has(kind)) || (kind === 'c' && isPostBox(words, to))) continue;
    isKnown ||= isPlace(kind);
    clues.push({
      from,
      to,
      kind,
      rows,
      bits,
      isRepeated,
      context: contextOf(kind, around),
      information,
      ...(cost === undefined ? {} : { heard: key }),
    });
  }
  return isKnown;
}

/** Information content: the rarer a name in addresses, over all its kinds, the higher. */
function informationOf(named: readonly Named[], share: Float64Array): number {
  let written = 0;
  for (const { kind, rows } of named) {
    let sum = 0;
    for (let at = 0; at < rows.length; at++) sum += share[rows[at] as number] as number;
    written += sum * WRITTEN[kind];
  }
  return -Math.log(written);
}
