/**
 * Words between Devanagari and Urdu. Transliterates via romanisation as a pivot: the network generates candidates, the rules filter them, and the most
 * probable one is taken. Child processes only.
 */
import { transliterateWords } from '../casual/word-transliteration.ts';
import { toUrduByRule, URDU_FUNCTION_WORDS } from './rules.ts';
import { skeleton } from './skeleton.ts';

/** Romanisations tried per word until a candidate passes. */
const MAX_ROMANISATIONS = 3;

/** @param words in Devanagari */
export async function toUrdu(words: readonly string[]): Promise<string[]> {
  const romanisations = await transliterateWords(words, 'hi', 'casual');
  const candidates = await transliterateWords(
    romanisations.map(([first = '']) => first),
    'ur',
    'native',
  );
  return words.map((word, index) => chooseCandidate(toUrduByRule(word), candidates[index] as string[]));
}

/** Words with these letters are not of Arabic or Persian origin, and are spelled phonetically. */
const INDIC = /[ٹڈڑھ]/;
/** Letters that Devanagari writes with a nukta, each with all Urdu letters of its sound. */
const NUKTA_LETTERS = [/ق/, /غ/, /خ/, /ف/, /[زذضظ]/];
const HAMZA: readonly (readonly [RegExp, string])[] = [
  [/ئ/g, 'ی'],
  [/ؤ/g, 'و'],
];

function chooseCandidate(byRule: string, candidates: readonly string[]): string {
  if (INDIC.test(byRule)) return byRule;
  const expected = skeleton(byRule);
  const isAcceptable = (candidate: string): boolean =>
    skeleton(candidate) === expected && NUKTA_LETTERS.every((letter) => !letter.test(byRule) || letter.test(candidate));
  const best = candidates.find(isAcceptable) ?? byRule;
  const stripHamza = (text: string): string => HAMZA.reduce((changed, [hamza, letter]) => changed.replace(hamza, letter), text);
  return stripHamza(best) === stripHamza(byRule) ? byRule : best;
}

/** @param words in Urdu */
export async function fromUrdu(words: readonly string[]): Promise<string[]> {
  const romanisations = await transliterateWords(words, 'ur', 'casual');
  const accepted = words.map((word) => URDU_FUNCTION_WORDS.get(word));
  const rejected: string[][] = words.map(() => []);
  for (let round = 0; round < MAX_ROMANISATIONS; round++) {
    const pendingIndexes = [...words.keys()].filter(
      (index) => accepted[index] === undefined && romanisations[index]?.[round] !== undefined,
    );
    const candidates = await transliterateWords(
      pendingIndexes.map((index) => romanisations[index]?.[round] as string),
      'hi',
      'native',
    );
    for (const [position, index] of pendingIndexes.entries()) {
      const proposals = candidates[position] as string[];
      const expected = skeleton(words[index] as string);
      accepted[index] = proposals.find((candidate) => skeleton(toUrduByRule(candidate)) === expected);
      rejected[index]?.push(...proposals);
    }
  }
  return words.map((word, index) => accepted[index] ?? nearestCandidate(word, rejected[index] as string[]));
}

/** The candidate with the least edit distance; the more probable of two. */
function nearestCandidate(word: string, candidates: readonly string[]): string {
  const expected = skeleton(word);
  const costs = candidates.map((candidate) => levenshtein(skeleton(toUrduByRule(candidate)), expected));
  return candidates[costs.indexOf(Math.min(...costs))] ?? word;
}

/** Levenshtein distance: unlike `editDistance`, without transpositions and without an upper bound. Words are short. */
function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const change = (row[column - 1] as number) + (b.charAt(column - 1) === letter ? 0 : 1);
      next.push(Math.min(change, (row[column] as number) + 1, (next[column - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
