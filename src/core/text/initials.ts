/** The initials by which companies and banks are known. */
import { words } from './fold.ts';

const SMALL: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for']);
const FEWEST = 2;

/** Of all words, and without the small ones: pnb, bob, hul, hpcl. "Ltd" counts as Limited, whose letter is said or left out. */
export function initialsOf(name: string): string[] {
  const all = words(name.replace(/\bCo-op/gi, 'Coop'));
  const large = all.filter((word) => !SMALL.has(word));
  const lists = [all, large, ...[all, large].filter((list) => isLimited(list.at(-1))).map((list) => list.slice(0, -1))];
  const initials = lists.filter((list) => list.length >= FEWEST).map((list) => list.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)];
}

function isLimited(word: string | undefined): boolean {
  return word === 'ltd' || word === 'limited';
}
