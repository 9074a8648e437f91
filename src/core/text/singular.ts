/** Reduces English plurals to the singular, so that both match in a search. */
import { words } from './fold.ts';

const MIN_LENGTH = 4;
/** Endings that look like a plural but are not. */
const NOT_PLURAL = /(?:ss|us|is|ness|ous|gas|lens)$/;

/** Singular of a word, by suffix rules. */
export function singularWord(word: string): string {
  if (word.length < MIN_LENGTH || NOT_PLURAL.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > MIN_LENGTH) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Singularises the last word only: "mobile phones". */
export function singular(text: string): string {
  const list = words(text);
  return [...list.slice(0, -1), singularWord(list.at(-1) ?? '')].join(' ');
}

/** Singularises every word. */
export function singularText(text: string): string {
  return words(text).map(singularWord).join(' ');
}
