/** Words of a field that sound like a word, or that are within a small edit distance of it. */
import { editDistance, phoneticDistance, TOO_FAR } from '../../text/name-distance.ts';
import { phoneticFold, phoneticKey, phoneticKeys } from '../../text/phonetic-key.ts';
import { type ScriptClass, scriptClassOf } from '../../text/phonetic-transcription.ts';
import { SegmentedCache } from '../../util/segmented-cache.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import { phoneticTerm } from '../pack/sound-terms.ts';
import { bloomFilterOf } from '../query/bloom-filter.ts';

export interface PhoneticMatch {
  /** Number of the term of the word. */
  readonly term: number;
  /** Distance from the word: 0 is the same sound. */
  readonly distance: number;
}

/** A word of the query. */
interface QueryWord {
  readonly word: string;
  readonly folded: string;
  readonly script: ScriptClass;
  /** Maximum distance. */
  readonly maxDistance: number;
}

/** Maximum distance: a base value, higher for other scripts because they may spell a sound differently, plus an amount per letter. */
const MAX_DISTANCE = { latin: 0.35, script: 0.55, letter: 0.13 };

function queryWordOf(word: string, maxDistance: number): QueryWord {
  const script = scriptClassOf(word);
  const folded = phoneticFold(word);
  const isLatin = script === 'latin';
  const length = isLatin ? Math.max(folded.length, word.length) : folded.length;
  return {
    word,
    folded,
    script,
    maxDistance: Math.min(maxDistance, (isLatin ? MAX_DISTANCE.latin : MAX_DISTANCE.script) + MAX_DISTANCE.letter * length),
  };
}

/** A phonetic match below this distance, with at least this many rows, makes the search for typing errors unnecessary. */
const NEAR_DISTANCE = 0.5;
const MIN_COMMON_ROWS = 4;
/** Longer candidate lists are not compared. */
const MAX_COMPARED = 1_000;

/** Cache capacity, in query words plus their matches: road, nagar and city recur constantly. */
const MAX_CACHE_SIZE = 20_000;
const matchCache = weakMemo(
  (_: Pack) => new SegmentedCache<string, readonly PhoneticMatch[]>(MAX_CACHE_SIZE, (matches) => matches.length + 1),
);

/**
 * Nearest first.
 * @param typos whether to look for typing errors too, if no common word sounds alike
 * @param maxDistance maximum edit distance
 */
export function phoneticMatches(
  pack: Pack,
  field: string,
  word: string,
  { typos: allowEdits = true, maxDistance = TOO_FAR } = {},
): readonly PhoneticMatch[] {
  if (!isPhoneticallySearchable(word)) return [];
  // A search requests near and very near matches: the former are cached, the latter filtered from them.
  const searchDistance = Math.max(maxDistance, NEAR_DISTANCE);
  const key = `${field} ${word} ${allowEdits} ${searchDistance}`;
  const matches = matchCache(pack).getOrCompute(key, () => findPhoneticMatches(pack, field, queryWordOf(word, searchDistance), allowEdits));
  return maxDistance < searchDistance ? matches.filter(({ distance }) => distance <= maxDistance) : matches;
}

function findPhoneticMatches(pack: Pack, field: string, query: QueryWord, typos: boolean): PhoneticMatch[] {
  const costs = new Map<number, number>();
  for (const reading of [query, ...withPlainD(query)]) {
    for (const key of phoneticKeys(reading.folded, reading.script === 'tamil')) {
      const words = pack.termPostings(phoneticTerm(field, key));
      if (words.length <= MAX_COMPARED) addNearWords(pack, field, reading, words, costs);
    }
  }
  if (typos && query.word.length > MAX_LENGTH_WITHOUT_TYPOS && !hasCommonNearMatch(pack, costs)) {
    for (const term of keysAtEditDistanceOne(pack, field, phoneticKey(query.folded))) {
      addNearWords(pack, field, query, pack.postings(term, term + 1), costs, KEY_EDIT_PENALTY);
    }
    addNearWords(pack, field, query, termsSharingFirstHalf(pack, field, query.word), costs, KEY_EDIT_PENALTY);
    if (costs.size === 0) addFallbackMatches(pack, field, query, costs);
  }
  const matches: PhoneticMatch[] = [];
  for (const [term, cost] of costs) matches.push({ term, distance: cost });
  return matches.sort((a, b) => a.distance - b.distance || a.term - b.term);
}

/** A flapped ड़ is r in the north and d elsewhere: राजवाड़ा is Rajwada. */
function withPlainD({ word, maxDistance }: QueryWord): QueryWord[] {
  const plain = word.normalize('NFD').replace(FLAPPED, '$1').normalize('NFC');
  return plain === word ? [] : [queryWordOf(plain, maxDistance)];
}
const FLAPPED = /([डढডঢଡଢ])[\u093c\u09bc\u0b3c]/gu;

/** Whether a common word sounds alike. */
function hasCommonNearMatch(pack: Pack, costs: ReadonlyMap<number, number>): boolean {
  for (const [term, cost] of costs) if (cost <= NEAR_DISTANCE && pack.postingCount(term, term + 1) >= MIN_COMMON_ROWS) return true;
  return false;
}

/** A single sound, such as zzzz, matches anything. */
const MIN_SOUND_LENGTH = 2;
/** Three Latin letters are a prefix or a code, and match too much by sound. */
const MIN_WORD_LENGTH = 4;
/** No name has the same consonant three times in a row. */
const TRIPLED_CONSONANT = /([^aeiou])\1\1/;

/** Whether a word is distinctive enough for a phonetic search. */
export function isPhoneticallySearchable(word: string): boolean {
  return (
    phoneticFold(word).length >= MIN_SOUND_LENGTH &&
    !TRIPLED_CONSONANT.test(word) &&
    (word.length >= MIN_WORD_LENGTH || scriptClassOf(word) !== 'latin')
  );
}

const MIN_PREFIX_LENGTH = 4;
const MAX_PREFIX_TERMS = 200;

/**
 * Fallback for typing errors that change the sound of neighbouring letters too, such as c before e or an x:
 * shorter common prefixes, and the first two letters transposed.
 */
function addFallbackMatches(pack: Pack, field: string, query: QueryWord, costs: Map<number, number>): void {
  const { word } = query;
  for (let length = Math.ceil(word.length / 2); length > MIN_PREFIX_LENGTH; length--) {
    addNearWords(pack, field, query, prefixTerms(pack, field, word.slice(0, length - 1)), costs, KEY_EDIT_PENALTY);
  }
  const transposed = word.charAt(1) + word.charAt(0) + word.slice(2);
  addNearWords(pack, field, query, pack.termPostings(phoneticTerm(field, phoneticKey(phoneticFold(transposed)))), costs, KEY_EDIT_PENALTY);
}

/** Words with the same first half: two errors in the second half may have changed the key twice. */
function termsSharingFirstHalf(pack: Pack, field: string, word: string): Uint32Array {
  return prefixTerms(pack, field, word.slice(0, Math.ceil(word.length / 2)));
}

function prefixTerms(pack: Pack, field: string, prefix: string): Uint32Array {
  if (prefix.length < MIN_PREFIX_LENGTH) return NONE;
  const { from, to } = pack.prefixRange(wordTerm(field, prefix));
  return to - from > MAX_PREFIX_TERMS ? NONE : Uint32Array.from({ length: to - from }, (_, index) => from + index);
}

const NONE = new Uint32Array(0);

/** In shorter words every error yields another word. */
const MAX_LENGTH_WITHOUT_TYPOS = 3;
/** An error in a consonant, which changes the key, costs a little more than one in a vowel. */
const KEY_EDIT_PENALTY = 0.05;
const MAX_EDITS = 2;
/** Cost of each edit in addition to the phonetic distance, and its cost where the edit distance explains the difference better. */
const EDIT_COST = { added: 0.15, alone: 0.4 };

/** A word of the data. */
interface IndexedWord {
  readonly word: string;
  readonly folded: string;
}

/** Folded words by term number: similar-sounding words are compared repeatedly. */
const indexedWords = weakMemo<Pack, Map<number, IndexedWord>>(() => new Map());
const MAX_INDEXED_WORDS = 20_000;

/** @param start offset of the word in its term */
function indexedWordAt(pack: Pack, term: number, start: number): IndexedWord {
  const wordCache = indexedWords(pack);
  let indexed = wordCache.get(term);
  if (indexed === undefined) {
    const word = pack.term(term, start);
    indexed = { word, folded: phoneticFold(word) };
    if (wordCache.size >= MAX_INDEXED_WORDS) wordCache.clear();
    wordCache.set(term, indexed);
  }
  return indexed;
}

function addNearWords(pack: Pack, field: string, query: QueryWord, words: Uint32Array, costs: Map<number, number>, penalty = 0): void {
  const start = wordTerm(field, '').length;
  const isTypo = penalty > 0;
  const maxDifference = isTypo ? MAX_EDITS : MAX_LENGTH_DIFFERENCE + Math.ceil(query.maxDistance / MIN_INSERTION_COST);
  for (const term of words) {
    if (query.script === 'latin' && Math.abs(pack.termLength(term) - start - query.word.length) > maxDifference) continue;
    const cost = penalty + wordDistance(query, indexedWordAt(pack, term, start), isTypo);
    if (cost <= query.maxDistance && cost < (costs.get(term) ?? TOO_FAR)) costs.set(term, cost);
  }
}

/** The lowest cost of an extra letter, and the difference in length allowed between two spellings of the same sound: "ksh" is "x". */
const MIN_INSERTION_COST = 0.25;
const MAX_LENGTH_DIFFERENCE = 2;

/** Phonetic distance; for Latin letters the minimum of it and the edit distance. */
function wordDistance({ word, folded, script, maxDistance }: QueryWord, other: IndexedWord, isTypo: boolean): number {
  if (script !== 'latin') return phoneticDistance(folded, other.folded, maxDistance, script === 'tamil');
  const edits = Math.min(editDistance(word, other.word, MAX_EDITS), MAX_EDITS + 1);
  if ((isTypo && edits > MAX_EDITS) || EDIT_COST.added * edits > maxDistance) return TOO_FAR;
  const phonetic = phoneticDistance(folded, other.folded, maxDistance);
  return Math.min(phonetic, edits <= MAX_EDITS ? EDIT_COST.alone * edits : TOO_FAR) + EDIT_COST.added * edits;
}

const KEY_ALPHABET = [...'abcdfghjklmnprstvy'];
/** Up to this many keys with a common prefix are compared one by one; beyond it, each possible edit is looked up. */
const MAX_SCANNED_KEYS = 50;

/** Terms of the keys at Damerau–Levenshtein distance 1 from a key: a deletion, insertion, substitution or transposition. */
export function keysAtEditDistanceOne(pack: Pack, field: string, key: string): Set<number> {
  const terms = new Set<number>();
  const start = phoneticTerm(field, '').length;
  const keys = bloomFilterOf(pack, phoneticTerm(field, ''));
  for (let index = 0; index <= key.length; index++) {
    const { from, to } = pack.prefixRange(phoneticTerm(field, key.slice(0, index)));
    if (from === to) break;
    if (to - from <= MAX_SCANNED_KEYS) {
      for (let term = from; term < to; term++) {
        const isSimilarLength = Math.abs(pack.termLength(term) - start - key.length) <= 1;
        if (isSimilarLength && editDistance(key, pack.term(term, start), 1) === 1) terms.add(term);
      }
      break;
    }
    for (const edit of editsAt(key, index)) {
      if (!keys.mightContain(edit)) continue;
      const term = pack.findTerm(phoneticTerm(field, edit), { from, to });
      if (term >= 0) terms.add(term);
    }
  }
  return terms;
}

/** All single edits of a key at one position. */
function* editsAt(key: string, index: number): Generator<string> {
  const head = key.slice(0, index);
  const tail = key.slice(index);
  if (tail.length > 0 && key.length > 1) yield head + tail.slice(1);
  if (tail.length > 1 && tail.charAt(0) !== tail.charAt(1)) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
  for (const letter of KEY_ALPHABET) {
    yield head + letter + tail;
    if (tail.length > 0 && letter !== tail.charAt(0)) yield head + letter + tail.slice(1);
  }
}
