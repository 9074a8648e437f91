/**
 * The third kind of term, beside exact values and words: `place^krmngl`, the sound key of one or more words of a field. It leads not to
 * rows but to the terms of those words (`place~koramangala`), which lead to rows: a word is written down once, however many rows have it.
 */
import { foldSound, soundKey } from '../../text/sound-key.ts';

/** The term of a sound key. */
export function soundTerm(field: string, key: string): string {
  return `${field}^${key}`;
}

/** Numbers and codes have no sound, and nobody hears words as long as this. */
const HEARD = /^\P{N}{1,30}$/u;

/** The terms of sound keys for the word terms of some fields, each with the word terms it leads to. */
export function soundTermsOf(fields: readonly string[], terms: Iterable<string>): Map<string, string[]> {
  const bySound = new Map<string, string[]>();
  for (const term of terms) {
    const mark = term.indexOf('~');
    const field = term.slice(0, Math.max(0, mark));
    if (!fields.includes(field)) continue;
    const word = term.slice(mark + 1);
    const key = HEARD.test(word) ? soundKey(foldSound(word)) : '';
    if (key === '') continue;
    const sound = soundTerm(field, key);
    const list = bySound.get(sound);
    if (list) list.push(term);
    else bySound.set(sound, [term]);
  }
  return bySound;
}
