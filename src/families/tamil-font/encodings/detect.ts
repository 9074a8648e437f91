/** Which font a text was written for: the one in which it reads most like Tamil, if it reads like Tamil at all. */
import { bundled } from '../../../../data/bundled.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { ENCODING_IDS, glyphsById, toUnicode } from './convert.ts';

export interface Guess {
  readonly id: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** For comparing: how likely the letters are, and how many of the characters are letters. */
  readonly likelihood: number;
}

/** Enough of a text to know. */
const SAMPLE = 600;
const TAMIL_WORD = /[\u0b80-\u0bff]+/gu;
/** Average logarithm of a letter's probability: Tamil prose, and most verse, lies above the first; English read as Tamil below the second. */
const LIKE_TAMIL = -3;
const LIKE_NOISE = -4.2;

/** All encodings, the likeliest first. */
export function detectEncodings(text: string): Guess[] {
  const sample = text.slice(0, SAMPLE);
  return ENCODING_IDS.map((id) => ({ id, ...likeness(sample, id) })).sort((a, b) => b.likelihood - a.likelihood);
}

/** Below this a text does not read like Tamil in any encoding. */
export const LEAST_CONFIDENCE = 0.6;

export function likeness(sample: string, id: string): Omit<Guess, 'id'> {
  const { text } = toUnicode(sample, glyphsById(id));
  const letters = text.replace(/[\s\d.,;:!?'"()\-–—]/g, '');
  const words = text.match(TAMIL_WORD) ?? [];
  const tamil = words.join('').length;
  if (tamil === 0) return { confidence: 0, likelihood: Number.NEGATIVE_INFINITY };
  const model = charNgramModel(bundled('letters_ta'));
  let score = 0;
  let steps = 0;
  for (const word of words) {
    const pivot = toPivotLetters(word);
    score += model.word(pivot);
    steps += pivot.length + 1;
  }
  const average = score / steps;
  const share = tamil / letters.length;
  const fit = Math.min(1, Math.max(0, (average - LIKE_NOISE) / (LIKE_TAMIL - LIKE_NOISE)));
  return { confidence: Math.round(fit * share ** 2 * 1000) / 1000, likelihood: average + 4 * Math.log(share) };
}

/** The model counts letters at their places in Devanagari, the common ground of all Indian scripts. */
function toPivotLetters(word: string): string {
  return word.replace(/[\u0b80-\u0bff]/gu, (letter) =>
    letter === 'ஃ' ? letter : String.fromCharCode(letter.charCodeAt(0) - 0xb80 + 0x900),
  );
}
