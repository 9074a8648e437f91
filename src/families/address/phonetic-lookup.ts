/** Words of an address that are no name as they stand: what they sound like. */
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
 * So many words are listened to, each of which takes as long as many look-ups: more in other scripts, where hardly a name is
 * written as it is known, and hardly any where a district is named already.
 */
const MOST_HEARD = { placed: 1, latin: 3, script: 6 };
const SHORTEST = 5;
const LONGEST = 25;
/** Farther than this it is another name. */
const MOST_COST = 0.9;
const MOST_ALIKE = 3;
const LETTERS = /^[\p{L}\p{M}]+$/u;
const LATIN = /^[a-z]+$/;
const ASCII = /^[\0-\x7f]*$/;

/** @param known the words that are parts of names already  @param isPlaced whether a district is among them */
export function phoneticLookup(pack: Pack, words: readonly Word[], known: Uint8Array, isPlaced: boolean): PhoneticHit[] {
  const found: PhoneticHit[] = [];
  let heard = 0;
  const isLatin = words.every(({ word }) => ASCII.test(word));
  const most = isLatin ? MOST_HEARD[isPlaced ? 'placed' : 'latin'] : MOST_HEARD.script;
  // The large places stand last.
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
  // Names are kept as they sound: a slip of the keys is told from them, not from how they are spelt.
  return phoneticMatches(pack, HEARD_FIELD, LATIN.test(word) ? foldSound(word) : word)
    .slice(0, MOST_ALIKE)
    .filter(({ cost }) => cost <= MOST_COST)
    .map(({ term, cost }) => ({ key: pack.term(term).slice(start), cost }));
}
