/** Normalised text for the detectors: ASCII digits, one kind of space and of hyphen, and tokens with offsets. */
import { asciiDigits } from '../../../core/text/fold.ts';

export interface WordToken {
  readonly text: string;
  /** The word in lower case and NFC, without zero-width characters and full stops. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const SPACES_AND_HYPHENS = /[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff\u2010-\u2015\u2212\uff0d\uff20\uff0b]/g;
const ASCII_EQUIVALENTS: Readonly<Record<string, string>> = { '\uff20': '@', '\uff0b': '+' };

/** Replaces characters one to one (in UTF-16 code units), so that offsets are valid in the original text. */
export function normaliseText(text: string): string {
  return asciiDigits(text).replace(
    SPACES_AND_HYPHENS,
    (character) => ASCII_EQUIVALENTS[character] ?? (/[\u2010-\u2015\u2212\uff0d]/.test(character) ? '-' : ' '),
  );
}

const WORD = /(?:\p{L}\.){2,8}\p{L}?(?![\p{L}\p{M}])|[\p{L}\p{M}\u200c-\u200d'’]+(?:\/[a-z](?![\p{L}\p{M}]))?/giu;
const ZERO_WIDTH_OR_STOP = /[\u200b-\u200d.]/g;

export function tokeniseText(text: string): WordToken[] {
  const words: WordToken[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    words.push({
      text: word,
      key: word.replace(ZERO_WIDTH_OR_STOP, '').toLowerCase().normalize('NFC'),
      from: index,
      to: index + word.length,
    });
  }
  return words;
}

export const isLatin = (word: string): boolean => /^[a-z\u00c0-\u024f.'’/]+$/i.test(word);
