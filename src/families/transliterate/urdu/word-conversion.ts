/**
 * Words between Devanagari and Urdu. The network proposes spellings by way of casual spelling, the rules constrain the letters: the most probable
 * spelling that satisfies the rules is taken. Only for worker processes.
 */
import { transliterateWords } from '../casual/word-transliteration.ts';
import { toUrduByRule, URDU_FUNCTION_WORDS } from './rules.ts';
import { skeleton } from './skeleton.ts';

/** Casual spellings tried for a word, until a reading fits. */
const MAX_SPELLINGS = 3;

/** @param words in Devanagari */
export async function toUrdu(words: readonly string[]): Promise<string[]> {
  const spellings = await transliterateWords(words, 'hi', 'casual');
  const readings = await transliterateWords(
    spellings.map(([first = '']) => first),
    'ur',
    'native',
  );
  return words.map((word, at) => chooseReading(toUrduByRule(word), readings[at] as string[]));
}

/** Words with these letters are not of Arabic or Persian origin, and are spelled phonetically. */
const INDIC = /[ٹڈڑھ]/;
/** Letters that Devanagari writes with a nukta, each with all Urdu letters of its sound. */
const NUKTA_LETTERS = [/ق/, /غ/, /خ/, /ف/, /[زذضظ]/];
const HAMZA: readonly (readonly [RegExp, string])[] = [
  [/ئ/g, 'ی'],
  [/ؤ/g, 'و'],
];

function chooseReading(byRule: string, readings: readonly string[]): string {
  if (INDIC.test(byRule)) return byRule;
  const wanted = skeleton(byRule);
  const fits = (reading: string): boolean =>
    skeleton(reading) === wanted && NUKTA_LETTERS.every((letter) => !letter.test(byRule) || letter.test(reading));
  const found = readings.find(fits) ?? byRule;
  const bare = (text: string): string => HAMZA.reduce((changed, [hamza, letter]) => changed.replace(hamza, letter), text);
  return bare(found) === bare(byRule) ? byRule : found;
}

/** @param words in Urdu */
export async function fromUrdu(words: readonly string[]): Promise<string[]> {
  const spellings = await transliterateWords(words, 'ur', 'casual');
  const found = words.map((word) => URDU_FUNCTION_WORDS.get(word));
  const others: string[][] = words.map(() => []);
  for (let round = 0; round < MAX_SPELLINGS; round++) {
    const places = [...words.keys()].filter((at) => found[at] === undefined && spellings[at]?.[round] !== undefined);
    const readings = await transliterateWords(
      places.map((at) => spellings[at]?.[round] as string),
      'hi',
      'native',
    );
    for (const [turn, at] of places.entries()) {
      const candidates = readings[turn] as string[];
      const wanted = skeleton(words[at] as string);
      found[at] = candidates.find((reading) => skeleton(toUrduByRule(reading)) === wanted);
      others[at]?.push(...candidates);
    }
  }
  return words.map((word, at) => found[at] ?? nearestReading(word, others[at] as string[]));
}

/** The reading with the least edit distance; the more probable of two. */
function nearestReading(word: string, readings: readonly string[]): string {
  const wanted = skeleton(word);
  const costs = readings.map((reading) => levenshtein(skeleton(toUrduByRule(reading)), wanted));
  return readings[costs.indexOf(Math.min(...costs))] ?? word;
}

/** Levenshtein distance. Words are short. */
function levenshtein(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= other.length; place++) {
      const change = (row[place - 1] as number) + (other.charAt(place - 1) === letter ? 0 : 1);
      next.push(Math.min(change, (row[place] as number) + 1, (next[place - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
