/** Encoding detection: decodes the text in every encoding and scores the results with a Tamil character n-gram model. */
import { bundled } from '../../../../data/bundled.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { ENCODING_IDS, glyphMapById, toUnicode } from './convert.ts';

export interface EncodingGuess {
  readonly id: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Ranking score: average log probability per character, with a penalty by the share of characters that are not Tamil. */
  readonly likelihood: number;
}

/** Characters examined. */
const SAMPLE_LENGTH = 600;
const TAMIL_WORD = /[\u0b80-\u0bff]+/gu;
/** Average log probability per character: Tamil prose and most verse are above the first, English decoded as Tamil is below the second. */
const TAMIL_LOG_PROBABILITY = -3;
const NOISE_LOG_PROBABILITY = -4.2;

/** All encodings by descending score. */
export function detectEncodings(text: string): EncodingGuess[] {
  const sample = text.slice(0, SAMPLE_LENGTH);
  return ENCODING_IDS.map((id) => ({ id, ...scoreEncoding(sample, id) })).sort((a, b) => b.likelihood - a.likelihood);
}

/** Below this confidence the text is not Tamil in any encoding. */
export const MIN_TAMIL_CONFIDENCE = 0.6;

export function scoreEncoding(sample: string, id: string): Omit<EncodingGuess, 'id'> {
  const { text } = toUnicode(sample, glyphMapById(id));
  const letters = text.replace(/[\s\d.,;:!?'"()\-–—]/g, '');
  const words = text.match(TAMIL_WORD) ?? [];
  const tamil = words.join('').length;
  if (tamil === 0) return { confidence: 0, likelihood: Number.NEGATIVE_INFINITY };
  const model = charNgramModel(bundled('letters_ta'));
  let score = 0;
  let steps = 0;
  for (const word of words) {
    const pivot = toPivotLetters(word);
    score += model.wordLogProbability(pivot);
    steps += pivot.length + 1;
  }
  const average = score / steps;
  const share = tamil / letters.length;
  const plausibility = Math.min(1, Math.max(0, (average - NOISE_LOG_PROBABILITY) / (TAMIL_LOG_PROBABILITY - NOISE_LOG_PROBABILITY)));
  return { confidence: Math.round(plausibility * share ** 2 * 1000) / 1000, likelihood: average + 4 * Math.log(share) };
}

/** The model is trained on letters mapped to Devanagari, the pivot of all Indian scripts. */
function toPivotLetters(word: string): string {
  return word.replace(/[\u0b80-\u0bff]/gu, (letter) =>
    letter === 'ஃ' ? letter : String.fromCharCode(letter.charCodeAt(0) - 0xb80 + 0x900),
  );
}
