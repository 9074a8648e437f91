/** Singular and plural meet: both are searched in the singular. */
import { words } from './fold.ts';

const SHORTEST = 4;
/** Words that end like a plural and are none. */
const ENDS_ALIKE = /(?:ss|us|is|ness|ous|gas|lens)$/;

/** A word in the singular, as far as its ending tells. */
export function singularWord(word: string): string {
  if (word.length < SHORTEST || ENDS_ALIKE.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > SHORTEST) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The last word in the singular: "mobile phones". */
export function singular(text: string): string {
  const list = words(text);
  return [...list.slice(0, -1), singularWord(list.at(-1) ?? '')].join(' ');
}

/** All words in the singular. */
export function singularText(text: string): string {
  return words(text).map(singularWord).join(' ');
}
