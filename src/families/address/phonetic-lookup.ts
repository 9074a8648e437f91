/** Phonetic lookup of words that match no name exactly. */
import { isAddressLabel } from '../../../data/tables/address_labels.ts';
import { phoneticMatches } from '../../core/dataset/names/phonetic-match.ts';
import { wordTerm } from '../../core/dataset/pack/build.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { isPlaceName, PHONETIC_FIELD } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

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
const MAX_LOOKUPS = { placed: 1, latin: 3, script: 6 };
const MIN_WORD_LENGTH = 5;
const MAX_WORD_LENGTH = 25;
/** Maximum phonetic distance of a match. */
const MAX_DISTANCE = 0.9;
const MAX_MATCHES = 3;
const LETTERS = /^[\p{L}\p{M}]+$/u;
const LATIN = /^[a-z]+$/;
/** Phonetic forms of common second words of names. */
const COMMON_SUFFIX = /^(?:nagar|vihar|puram|pet|colony|koloni|bazar|bajar|ganj|bagh?)$/;
const ASCII = /^[\0-\x7f]*$/;

/** @param isMatched flags of the words already matched  @param hasDistrict whether a district is among the matches */
export function phoneticLookup(pack: Pack, words: readonly AddressToken[], isMatched: Uint8Array, hasDistrict: boolean): PhoneticHit[] {
  const hits: PhoneticHit[] = [];
  let lookups = 0;
  const isLatin = words.every(({ word }) => ASCII.test(word));
  const maxLookups = isLatin ? MAX_LOOKUPS[hasDistrict ? 'placed' : 'latin'] : MAX_LOOKUPS.script;
  // Larger places come last in an address, so the scan is backwards.
  for (let index = words.length - 1; index >= 0 && lookups < maxLookups; index--) {
    const { word, part, sound } = words[index] as AddressToken;
    const next = words[index + 1];
    // A name of two words, such as ଶହୀଦ ନଗର, may be known although its first word is the name of another place.
    if (
      !LATIN.test(word) &&
      LETTERS.test(word) &&
      next?.part === part &&
      COMMON_SUFFIX.test(next.sound) &&
      !isPlaceName(pack, sound + next.sound)
    ) {
      lookups++;
      hits.push(...lookUpSound(pack, sound + next.sound).map(({ key, cost }) => ({ from: index, to: index + 2, key, cost })));
    }
    if (isMatched[index] === 1 || word.length > MAX_WORD_LENGTH || !LETTERS.test(word) || isAddressLabel(word)) continue;
    if (LATIN.test(word) && word.length < MIN_WORD_LENGTH) continue;
    lookups++;
    hits.push(...lookUpWord(pack, word).map(({ key, cost }) => ({ from: index, to: index + 1, key, cost })));
  }
  return hits;
}

function lookUpWord(pack: Pack, word: string): { key: string; cost: number }[] {
  return lookUpSound(pack, LATIN.test(word) ? phoneticFold(word) : word);
}

function lookUpSound(pack: Pack, sound: string): { key: string; cost: number }[] {
  const start = wordTerm(PHONETIC_FIELD, '').length;
  // Names are indexed by sound, so typing errors are also compared by sound rather than by spelling.
  return phoneticMatches(pack, PHONETIC_FIELD, sound)
    .slice(0, MAX_MATCHES)
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .map(({ term, distance }) => ({ key: pack.term(term).slice(start), cost: distance }));
}
