import { words } from './fold.ts';
import { phoneticDistance } from './name-distance.ts';
import { phoneticFold } from './phonetic-key.ts';

/**
 * Scores of a query word against a name word of the same phonetic key (`SAME_SOUND_SCORE`) or within `MAX_NEAR_DISTANCE` phonetic distance (`NEAR_SOUND_SCORE`); an exact match is 1.
 */
const SAME_SOUND_SCORE = 0.9;
const NEAR_SOUND_SCORE = 0.75;
const MAX_NEAR_DISTANCE = 1;
const MIN_NEAR_LENGTH = 5;

/**
 * Similarity of the names of a record to the query words, from 0 to 1. The base is the share of query words found; a name with more words than the
 * query is discounted.
 */
export function nameSimilarity(query: readonly string[], names: readonly string[]): number {
  let best = 0;
  for (const name of names) best = Math.max(best, similarityOf(query, words(name)));
  const joint = words(names.join(' '));
  return Math.max(best, similarityOf(query, joint) * SPLIT_PENALTY);
}

/** Factor for a name that no word equals in spelling or phonetic key; it brings the score below the confidence threshold of a result. */
const ONLY_NEAR_FACTOR = 0.6;

/** Similarity for free text, which may contain no name: repeated words count once, and the score is reduced if no word equals the name in spelling or phonetic key. */
export function nameRelevance(query: readonly string[], names: readonly string[]): number {
  const distinct = [...new Set(query)];
  const similarity = nameSimilarity(distinct, names);
  const nameForms = new Set(words(names.join(' ')).flatMap((word) => [word, phoneticFold(word)]));
  const joined = phoneticFold(distinct.join(''));
  const isAnyKnown = distinct.some((word) => nameForms.has(word) || nameForms.has(phoneticFold(word)));
  return isAnyKnown || names.some((name) => phoneticFold(words(name).join('')) === joined) ? similarity : similarity * ONLY_NEAR_FACTOR;
}

/** Penalty where the query words match only across several names of one record: the office and its district. */
const SPLIT_PENALTY = 0.9;

/** Phonetic similarity of a word to the closest of a set: Indic scripts omit vowels, and Latin spellings of one sound vary. */
function phoneticSimilarity(sound: string, nameForms: ReadonlySet<string>): number {
  if (nameForms.has(sound)) return SAME_SOUND_SCORE;
  for (const other of nameForms)
    if (sound.length >= MIN_NEAR_LENGTH && phoneticDistance(sound, other, MAX_NEAR_DISTANCE) <= MAX_NEAR_DISTANCE) return NEAR_SOUND_SCORE;
  return 0;
}

/** Weights of a query with fewer words than the name: its first words ("reliance" for Reliance Industries), or other words. */
const PREFIX_WEIGHT = 0.9;
const PARTIAL_WEIGHT = 0.8;

function similarityOf(query: readonly string[], name: readonly string[]): number {
  if (query.length === 0 || name.length === 0) return 0;
  const isEqual = query.join('') === name.join('');
  if (isEqual) return 1;
  const sounds = new Set(name.map(phoneticFold));
  const nameWords = new Set(name);
  let score = 0;
  for (const word of query) score += nameWords.has(word) ? 1 : phoneticSimilarity(phoneticFold(word), sounds);
  const share = score / query.length;

  const partialNameWeight = query.every((word, index) => name[index] === word) ? PREFIX_WEIGHT : PARTIAL_WEIGHT;
  return share * (query.length >= name.length ? 1 : partialNameWeight);
}

/** Whether the query is one of the codes of a record: codes are compared exactly, not phonetically. */
export function hasCode(query: readonly string[], codes: readonly (string | null)[]): boolean {
  return query.length === 1 && codes.some((code) => code?.toLowerCase() === query[0]);
}
