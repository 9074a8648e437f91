/**
 * Terms of sound keys, the third kind of term beside exact values and words: `place^krmngl`. Their postings are not rows but the terms of the words
 * with that sound (`place~koramangala`), which have rows: a word is stored once, however many rows have it.
 */
import { phoneticFold, phoneticKey } from '../../text/phonetic-key.ts';

export function phoneticTerm(field: string, key: string): string {
  return `${field}^${key}`;
}

/** Numbers and codes have no sound; longer words are not indexed by sound. */
const PHONETIC_WORD = /^\P{N}{1,30}$/u;

/** Sound-key terms of the word terms of some fields, each with the word terms that it refers to. */
export function phoneticTermsOf(fields: readonly string[], terms: Iterable<string>): Map<string, string[]> {
  const wordTermsByKey = new Map<string, string[]>();
  for (const term of terms) {
    const separator = term.indexOf('~');
    const field = term.slice(0, Math.max(0, separator));
    if (!fields.includes(field)) continue;
    const word = term.slice(separator + 1);
    const key = PHONETIC_WORD.test(word) ? phoneticKey(phoneticFold(word)) : '';
    if (key === '') continue;
    const keyTerm = phoneticTerm(field, key);
    const list = wordTermsByKey.get(keyTerm);
    if (list) list.push(term);
    else wordTermsByKey.set(keyTerm, [term]);
  }
  return wordTermsByKey;
}
