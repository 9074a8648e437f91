/** Stop words and patterns of the gazetteer matching: words that equal a place name but are not used as one. */
import { addressLabels, isAddressLabel } from '../../../data/tables/address_labels.ts';
import type { PlaceKind } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

/** Labels such as "Dist." that separate names. */
const AREA_LABELS = [addressLabels.district, addressLabels.subDistrict, addressLabels.office, addressLabels.village, addressLabels.state];

function isAreaLabel(word: AddressToken): boolean {
  return AREA_LABELS.some((labels) => labels.has(word.word));
}

/**
 * Whether a word is only a generic part of a name: the Mandi of "Naubasta Mandi" is not the district of that name, nor is the Nagar of "Nagu Nagar" a
 * town. Between commas, or after "Dist.", it is a name.
 */
function isGenericOnly(words: readonly AddressToken[], from: number, to: number): boolean {
  const word = words[from] as AddressToken;
  if (to - from > 1 || !isAddressLabel(word.word)) return false;
  const neighbours = [words[from - 1], words[to]].filter((other) => other?.part === word.part) as AddressToken[];
  return isAreaLabel(word) || neighbours.some((other) => !isAreaLabel(other));
}

/** Suffixes of company names. */
const COMPANY_SUFFIXES = new Set(['bank', 'ltd', 'limited']);
/** Function words between names and numbers: "12 by 3", "Vill and P.O.". */
const FUNCTION_WORDS = new Set(['by', 'and', 'at', 'of', 'to', 'the', 'in', 'on', 'co', 'op', 'coop']);
/** Words before a house number. */
const NUMBER_LABELS = new Set(['no', 'nos', 'number']);
const NUMBER = /^\d+$/;
const MAX_ORDINAL_LENGTH = 3;

/**
 * Whether a run is not meant as a name: numbers, the "th" of "4th" in any script, banks, and a repeated town ("Kota, Kota"); each is also the name of
 * some village.
 */
export function isStopPhrase(words: readonly AddressToken[], from: number, to: number): boolean {
  const [before, first, last] = [words[from - 1], words[from] as AddressToken, words[to - 1] as AddressToken];
  const isOrdinal = before?.end === first.start && NUMBER.test(before.word) && first.end - first.start <= MAX_ORDINAL_LENGTH;
  const isRepeatedTown = to - from > 1 && first.part !== last.part && words.slice(from, to).every(({ sound }) => sound === first.sound);
  return (
    isOrdinal ||
    (to - from === 1 && first.isRemainder === true) ||
    isRepeatedTown ||
    COMPANY_SUFFIXES.has(last.word) ||
    // "Bank A" is not Banka, nor "U. No." Unnao.
    (to - from > 1 && last.word.length === 1 && last.part === (words[to - 2] as AddressToken).part) ||
    words
      .slice(from, to)
      .every(({ word }) => NUMBER.test(word) || FUNCTION_WORDS.has(word) || NUMBER_LABELS.has(word) || word.length === 1) ||
    isGenericOnly(words, from, to)
  );
}

/** Words after P.B. (post box), which is then not Punjab: "P.B. No. 64". */
const POST_BOX_WORDS = new Set(['no', 'nos', 'number', 'box']);

export function isPostBox(words: readonly AddressToken[], to: number): boolean {
  return POST_BOX_WORDS.has(words[to]?.word ?? '');
}

/** Kinds that count for a name that is also a state: New Delhi is not the head post office of the same name. */
export const STATE_NAME_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['s', 'c', 'W', 'A', 'a']);
