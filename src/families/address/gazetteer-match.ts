/** Gazetteer matching: finds every run of words that is a place name, with its pincodes. */
import { addressLabels } from '../../../data/tables/address_labels.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { MAX_PLACE_NAME_WORDS } from './branch-names.ts';
import { classifyContext, extractContext, isAtomicName, type NameContext } from './context.ts';
import { phoneticLookup } from './phonetic-lookup.ts';
import { isPlaceKind, type KindPostings, lookUpName, PHONETIC_KINDS, type PlaceKind, statisticsOf } from './pincode-index.ts';
import { isPostBox, isStopPhrase, STATE_NAME_KINDS } from './stop-phrases.ts';
import { type AddressToken, phoneticKeyOf } from './tokenise.ts';

/** A run of words as the name of one kind of place. */
export interface GazetteerMatch {
  readonly from: number;
  readonly to: number;
  readonly kind: PlaceKind;
  readonly context: NameContext;
  /** Posting list: the pincodes with a place of that name. */
  readonly rows: Uint32Array;
  /** Information content of the name, whatever its kind: −log of the share of addresses expected to contain it. */
  readonly information: number;
  /** Bitmask of the words it covers, in two integers. */
  readonly wordMask: WordMask;
  /** Whether the same name occurred earlier in the address. */
  readonly isRepeated: boolean;
  /** Key of the matched name, where the match is phonetic. */
  readonly phoneticKey?: string;
}

export type WordMask = readonly [number, number];
const EMPTY_MASK: WordMask = [0, 0];
/** Bits of a signed 32-bit integer without the sign. */
const MASK_BITS = 31;

export function wordMaskOf(from: number, to: number): WordMask {
  let [low, high] = EMPTY_MASK;
  for (let index = from; index < to; index++) {
    if (index < MASK_BITS) low |= 1 << index;
    else high |= 1 << (index - MASK_BITS);
  }
  return [low, high];
}

/** Probability that an address in a place contains a name of it, by kind. */
const MENTION_PROBABILITY: Readonly<Record<PlaceKind, number>> = {
  ...{ s: 0.27, c: 0.04, d: 0.38, m: 0.26, f: 0.28, T: 0.31, t: 0.27, u: 0.26 },
  ...{ h: 0.18, o: 0.015, l: 0.2, v: 0.015, b: 0.1, W: 0.48, A: 0.07, a: 0.013 },
};
const MIN_KEY_LENGTH = 2;
/** Penalty per unit of phonetic distance. */
const PHONETIC_PENALTY = 4;

/** All matches, longest runs first. */
export function matchGazetteer(pack: Pack, words: readonly AddressToken[]): GazetteerMatch[] {
  const matches: GazetteerMatch[] = [];
  const isMatched = new Uint8Array(words.length);
  const seen = new Set<string>();
  const atomicNames: WordSpan[] = [];
  const end = lastNameEnd(pack, words);
  for (let length = Math.min(MAX_PLACE_NAME_WORDS, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      const key = phoneticKeyOf(words.slice(from, to));
      if (key.length >= MIN_KEY_LENGTH && addMatches(pack, words, { seen, atomicNames, matches, end }, { from, to, key }))
        isMatched.fill(1, from, to);
    }
  }
  const hasReliableDistrict = matches.some(({ kind, context }) => kind === 'd' && (context === 'late' || context === 'marked'));
  for (const { key, from, to, cost } of phoneticLookup(pack, words, isMatched, hasReliableDistrict))
    addMatches(pack, words, { seen, atomicNames, matches, end }, { from, to, key, cost });
  return matches;
}

interface WordSpan {
  readonly from: number;
  readonly to: number;
}

interface NameRun extends WordSpan {
  readonly key: string;
  readonly cost?: number;
}

/** Accumulator of the search: keys seen, atomic multi-word names, and matches. */
interface MatchAccumulator {
  readonly seen: Set<string>;
  readonly atomicNames: WordSpan[];
  readonly matches: GazetteerMatch[];
  /** End of the last name other than the state. */
  readonly end: number;
}

/** Generic words that may follow the last name of an address. */
const TRAILING_LABELS = [addressLabels.district, addressLabels.subDistrict, addressLabels.state, addressLabels.other];
const DIGITS = /^\d+$/;
const MAX_STATE_WORDS = 4;

/** End of the last name that is not the state: skips the state, numbers and words such as "Dist." and "Pin" from the end. */
function lastNameEnd(pack: Pack, words: readonly AddressToken[]): number {
  let end = words.length;
  while (end > 0) {
    const { word } = words[end - 1] as AddressToken;
    const length = DIGITS.test(word) || TRAILING_LABELS.some((labels) => labels.has(word)) ? 1 : stateLength(pack, words, end);
    if (length === 0) break;
    end -= length;
  }
  return end;
}

/** Number of words before `end` that form the name of a state. */
function stateLength(pack: Pack, words: readonly AddressToken[], end: number): number {
  for (let length = Math.min(MAX_STATE_WORDS, end); length > 0; length--) {
    const key = phoneticKeyOf(words.slice(end - length, end));
    if (pack.findTerm(valueTerm('at', `${key} s`)) >= 0 || pack.findTerm(valueTerm('at', `${key} c`)) >= 0) return length;
  }
  return 0;
}

/** Returns whether the run is the name of a place, rather than only words of other addresses. */
function addMatches(
  pack: Pack,
  words: readonly AddressToken[],
  { seen, atomicNames, matches, end }: MatchAccumulator,
  { from, to, key, cost }: NameRun,
): boolean {
  if (isStopPhrase(words, from, to)) return false;
  const kindPostings = lookUpName(pack, key);
  const names = kindPostings.some(({ kind }) => kind === 's')
    ? kindPostings.filter(({ kind }) => STATE_NAME_KINDS.has(kind))
    : kindPostings;
  if (names.length === 0) return false;
  const { branchShare } = statisticsOf(pack);
  const context = extractContext(words, { from, to, end, isWithin: atomicNames.some((name) => from >= name.from && to <= name.to) }, names);
  if (cost === undefined && isAtomicName(words, from, to, names)) atomicNames.push({ from, to });
  const wordMask = wordMaskOf(from, to);
  const isRepeated = seen.has(key);
  seen.add(key);
  let isName = false;
  const information = informationOf(kindPostings, branchShare) - (cost ?? 0) * PHONETIC_PENALTY;
  for (const { kind, rows } of names) {
    if ((cost !== undefined && !PHONETIC_KINDS.has(kind)) || (kind === 'c' && isPostBox(words, to))) continue;
    isName ||= isPlaceKind(kind);
    matches.push({
      from,
      to,
      kind,
      rows,
      wordMask,
      isRepeated,
      context: classifyContext(kind, context),
      information,
      ...(cost === undefined ? {} : { phoneticKey: key }),
    });
  }
  return isName;
}

/** Information content: the rarer a name in addresses, over all its kinds, the higher. */
function informationOf(postings: readonly KindPostings[], share: Float64Array): number {
  let expectedMentions = 0;
  for (const { kind, rows } of postings) {
    let sum = 0;
    for (let index = 0; index < rows.length; index++) sum += share[rows[index] as number] as number;
    expectedMentions += sum * MENTION_PROBABILITY[kind];
  }
  return -Math.log(expectedMentions);
}
