/** Phonetic lookup of words that match no name exactly. */
import { isAddressMark } from '../../../data/tables/address_marks.ts';
import { phoneticMatches } from '../../core/dataset/names/phonetic-match.ts';
import { wordTerm } from '../../core/dataset/pack/build.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { foldSound } from '../../core/text/sound-key.ts';
import { HEARD_FIELD } from './places.ts';
import type { Word } from './words.ts';

export interface PhoneticHit {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly cost: number;
}

/**
 * Maximum words looked up, as each costs as much as many exact lookups: more for Indic scripts, which rarely match exactly, and fewer where a
 * district is already found.
 */
const MOST_HEARD = { placed: 1, latin: 3, script: 6 };
const SHORTEST = 5;
const LONGEST = 25;
/** Maximum phonetic distance of a match. */
const MOST_COST = 0.9;
const MOST_ALIKE = 3;
const LETTERS = /^[\p{L}\p{M}]+$/u;
const LATIN = /^[a-z]+$/;
const ASCII = /^[\0-\x7f]*$/;

/** @param known flags of the words already matched  @param isPlaced whether a district is among the matches */
export function phoneticLookup(pack: Pack, words: readonly Word[], known: Uint8Array, isPlaced: boolean): PhoneticHit[] {
  const found: PhoneticHit[] = [];
  let heard = 0;
  const isLatin = words.every(({ word }) => ASCII.test(word));
  const most = isLatin ? MOST_HEARD[isPlaced ? 'placed' : 'latin'] : MOST_HEARD.script;
  // Larger places come last in an address, so the scan is backwards.
  for (let at = words.length - 1; at >= 0 && heard < most; at--) {
    const { word } = words[at] as Word;
    if (known[at] === 1 || word.length > LONGEST || !LETTERS.test(word) || isAddressMark(word)) continue;
    if (LATIN.test(word) && word.length < SHORTEST) continue;
    heard++;
    found.push(...alike(pack, word).map(({ key, cost }) => ({ from: at, to: at + 1, key, cost })));
  }
  return found;
}

function alike(pack: Pack, word: string): { key: string; cost: number }[] {
  const start = wordTerm(HEARD_FIELD, '').length;
  // Names are indexed by sound, so typing errors are also compared by sound rather than by spelling.
  return phoneticMatches(pack, HEARD_FIELD, LATIN.test(word) ? foldSound(word) : word)
    .slice(0, MOST_ALIKE)
    .filter(({ cost }) => cost <= MOST_COST)
    .map(({ term, cost }) => ({ key: pack.term(term).slice(start), cost }));
}
