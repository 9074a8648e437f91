import type { Recogniser } from '../../core/request/recognition.ts';
import { NUMBER, readAmount } from './amount.ts';
import { vocabulary } from './languages.ts';
import { parseWords } from './parse.ts';

/** A bare number is ambiguous; a rupee sign, commas or paise make it an amount. */
const MONEY = /[₹,]|^\s*(?:rs|inr)|\.\d{1,2}\s*$|\/-/i;
const LONGEST_WORDS = 120;
/** Required for romanised Hindi, whose small numbers look like other words: do, das, bara. */
const SIZES = /\b(?:sau|ha[zj]aa?r|la+kh|lac|crores?|karo[dr])\b/i;
const LATIN = /^[\0-\u024f]*$/;

export const recogniseAmount: Recogniser = ({ text, words }) => {
  if (NUMBER.test(text)) {
    const number = readAmount(text).plain;
    const isMoney = MONEY.test(text);
    const why = isMoney ? 'It is an amount' : 'It may be an amount';
    return [{ operation: 'words', input: { number, style: isMoney ? 'currency' : 'indian' }, confidence: isMoney ? 0.9 : 0.45, why }];
  }
  if (words.length < 2 || text.length > LONGEST_WORDS) return [];
  for (const lang of ['en', 'hi', 'ta'] as const) {
    if (lang === 'hi' && LATIN.test(text) && !SIZES.test(text)) continue;
    try {
      parseWords(text, vocabulary(lang));
      return [{ operation: 'words_parse', input: { text, lang }, confidence: 0.92, why: 'It is a number in words' }];
    } catch {
      // Not a number in this language.
    }
  }
  return [];
};
