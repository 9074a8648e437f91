/** A text as the detectors read it: digits of all scripts as 0 to 9, one kind of blank and of hyphen, and its words with their places. */
import { asciiDigits } from '../../../core/text/fold.ts';

export interface Word {
  readonly text: string;
  /** The word in small letters, composed, without the signs that only join or part letters. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const SIGNS = /[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff\u2010-\u2015\u2212\uff0d\uff20\uff0b]/g;
const LIKE: Readonly<Record<string, string>> = { '\uff20': '@', '\uff0b': '+' };

/** Every character becomes one of the same length, so that places in it are places in the text. */
export function plain(text: string): string {
  return asciiDigits(text).replace(SIGNS, (sign) => LIKE[sign] ?? (/[\u2010-\u2015\u2212\uff0d]/.test(sign) ? '-' : ' '));
}

const WORD = /(?:\p{L}\.){2,8}\p{L}?(?![\p{L}\p{M}])|[\p{L}\p{M}\u200c-\u200d'’]+(?:\/[a-z](?![\p{L}\p{M}]))?/giu;
const UNWRITTEN = /[\u200b-\u200d.]/g;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    words.push({ text: found, key: found.replace(UNWRITTEN, '').toLowerCase().normalize('NFC'), from: index, to: index + found.length });
  }
  return words;
}

export const isLatin = (word: string): boolean => /^[a-z\u00c0-\u024f.'’/]+$/i.test(word);
