/** Query relaxation: if no row has all words, those that discriminate least are left out. */
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import { phoneticMatches } from './phonetic-match.ts';

export interface RelaxedQuery {
  readonly words: readonly string[];
  readonly dropped: readonly string[];
}

/** Maximum share of the rows that a relaxed query may match: a broader result, such as all branches of a large bank, is not relevant. */
export const MAX_RELAXED_SHARE = 0.02;
const MAX_DROPPED = 2;
const MAX_WORDS = 6;
/** An unknown word is replaced by its closest phonetic match, up to this distance. */
const MAX_PHONETIC_DISTANCE = 0.5;

interface KnownWord {
  /** Position in the query. */
  readonly position: number;
  readonly word: string;
  /** Number of rows with the word. */
  readonly frequency: number;
  /** Whether it is an approximate phonetic match. */
  readonly isPhoneticMatch: boolean;
}

/**
 * Queries with one or two words less: without the words that are not in the data, or else without the most frequent ones. The
 * rarest word is the most specific one and is never dropped. Empty if most words are out of vocabulary.
 */
export function relaxedQueries(pack: Pack, field: string, query: readonly string[]): RelaxedQuery[] {
  if (query.length < 2 || query.length > MAX_WORDS) return [];
  const knownWords = query.flatMap((word, index) => knownWord(pack, field, word, index) ?? []);
  const unknownWords = query.filter((_, index) => !knownWords.some(({ position }) => position === index));
  const toQuery = (retained: readonly KnownWord[]): RelaxedQuery => ({
    words: retained.map(({ word }) => word),
    dropped: query.filter((_, index) => !retained.some(({ position }) => position === index)),
  });
  if (unknownWords.length > 0) return unknownWords.length <= knownWords.length ? [toQuery(knownWords)] : [];
  // Most frequent first: of these one or two are dropped.
  const byFrequency = knownWords.toSorted((a, b) => b.frequency - a.frequency).slice(0, -1);
  const pairs = knownWords.length > MAX_DROPPED ? byFrequency.flatMap((a, index) => byFrequency.slice(index + 1).map((b) => [a, b])) : [];
  const relaxed = [...byFrequency.map((word) => [word]), ...pairs].map((dropped) =>
    toQuery(knownWords.filter((word) => !dropped.includes(word))),
  );
  const exact = knownWords.filter(({ isPhoneticMatch }) => !isPhoneticMatch);
  return exact.length < knownWords.length && exact.length * 2 > knownWords.length ? [...relaxed, toQuery(exact)] : relaxed;
}

/** Queries longer than this are not names; shorter phrases are too ambiguous. */
const MAX_QUERY_WORDS = 7;
const MIN_SUBPHRASE_LETTERS = 5;

/**
 * Runs of words, longest first, that may be the name in the query: "viman nagar" of "viman nagar phoenix mall pune". Each is first combined with the
 * last word, which is often the city.
 * @param singleWords single words instead of longer runs
 */
export function subphraseQueries(queryWords: readonly string[], singleWords: boolean, minLetters = MIN_SUBPHRASE_LETTERS): RelaxedQuery[] {
  if (queryWords.length > MAX_QUERY_WORDS) return [];
  const queries: RelaxedQuery[] = [];
  for (let length = singleWords ? 1 : queryWords.length - 1; length >= (singleWords ? 1 : 2); length--) {
    for (let from = 0; from + length <= queryWords.length; from++) {
      const words = queryWords.slice(from, from + length);
      if (words.join('').length < minLetters || length >= queryWords.length) continue;
      const [wordsBefore, wordsAfter] = [queryWords.slice(0, from), queryWords.slice(from + length)];
      if (length > 1 && wordsAfter.length > 1)
        queries.push({ words: [...words, wordsAfter.at(-1) as string], dropped: [...wordsBefore, ...wordsAfter.slice(0, -1)] });
      queries.push({ words, dropped: [...wordsBefore, ...wordsAfter] });
    }
  }
  return queries;
}

/** The word if the data has it, or else its most frequent phonetic match. */
function knownWord(pack: Pack, field: string, word: string, index: number): KnownWord | undefined {
  const exactTerm = pack.findTerm(wordTerm(field, word));
  if (exactTerm >= 0) return { position: index, word, frequency: pack.postingCount(exactTerm, exactTerm + 1), isPhoneticMatch: false };
  let best: KnownWord | undefined;
  for (const { term } of phoneticMatches(pack, field, word, { maxDistance: MAX_PHONETIC_DISTANCE })) {
    const frequency = pack.postingCount(term, term + 1);
    if (frequency > (best?.frequency ?? 0))
      best = { position: index, word: pack.term(term, wordTerm(field, '').length), frequency, isPhoneticMatch: true };
  }
  return best;
}
