/** Acronyms by which companies and banks are known. */
import { words } from './fold.ts';

const STOP_WORDS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for']);
const MIN_WORDS = 2;

/** Acronyms of all words and of all but the stop words: pnb, bob, hul, hpcl. The letter of a final "Limited" or "Ltd" is optional. */
export function acronymsOf(name: string): string[] {
  const allWords = words(name.replace(/\bCo-op/gi, 'Coop'));
  const significantWords = allWords.filter((word) => !STOP_WORDS.has(word));
  const lists = [
    allWords,
    significantWords,
    ...[allWords, significantWords].filter((list) => isLimited(list.at(-1))).map((list) => list.slice(0, -1)),
  ];
  const initials = lists.filter((list) => list.length >= MIN_WORDS).map((list) => list.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)];
}

function isLimited(word: string | undefined): boolean {
  return word === 'ltd' || word === 'limited';
}
