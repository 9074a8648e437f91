import { words } from './fold.ts';
import { soundDistance } from './name-distance.ts';
import { foldSound } from './sound-key.ts';

/**
 * Scores of a query word against a name word of the same sound key (`ALIKE`) or within `MOST_APART` phonetic distance (`NEAR`); an exact match is 1.
 */
const ALIKE = 0.9;
const NEAR = 0.75;
const MOST_APART = 1;
const SHORTEST_NEAR = 5;

/**
 * Similarity of the names of a record to the query words, from 0 to 1. The base is the share of query words found; a name with more words than the
 * query is discounted.
 */
export function closeness(asked: readonly string[], names: readonly string[]): number {
  let best = 0;
  for (const name of names) best = Math.max(best, closenessOf(asked, words(name)));
  const together = words(names.join(' '));
  return Math.max(best, closenessOf(asked, together) * PARTED);
}

/** Penalty where the query words match only across several names of one record: the office and its district. */
const PARTED = 0.9;

/** Phonetic similarity of a word to the closest of a set: Indic scripts omit vowels, and Latin spellings of one sound vary. */
function soundsLike(sound: string, known: ReadonlySet<string>): number {
  if (known.has(sound)) return ALIKE;
  for (const other of known) if (sound.length >= SHORTEST_NEAR && soundDistance(sound, other, MOST_APART) <= MOST_APART) return NEAR;
  return 0;
}

function closenessOf(asked: readonly string[], name: readonly string[]): number {
  if (asked.length === 0 || name.length === 0) return 0;
  const joined = asked.join('') === name.join('');
  if (joined) return 1;
  const sounds = new Set(name.map(foldSound));
  const plain = new Set(name);
  let found = 0;
  for (const word of asked) found += plain.has(word) ? 1 : soundsLike(foldSound(word), sounds);
  const share = found / asked.length;
  // Prefix matches lose less: "reliance" for Reliance Industries.
  const beginning = asked.every((word, at) => name[at] === word) ? 0.9 : 0.8;
  return share * (asked.length >= name.length ? 1 : beginning);
}
