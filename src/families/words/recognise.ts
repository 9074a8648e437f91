import type { Recogniser } from '../../core/request/recognition.ts';
import { NUMBER_PATTERN, parseAmount } from './amount.ts';
import { LANGUAGE_CODES, vocabulary } from './languages.ts';
import { parseWords } from './parse.ts';

/** A bare number is ambiguous; a rupee sign, commas or paise make it an amount. */
const MONEY_PATTERN = /[₹,]|^\s*(?:rs|inr)|\.\d{1,2}\s*$|\/-/i;
const MAX_TEXT_LENGTH = 120;
/** Required for romanised Hindi, whose small numbers look like other words: do, das, bara. */
const MAGNITUDE_WORDS = /\b(?:sau|ha[zj]aa?r|la+kh|lac|crores?|karo[dr])\b/i;
/** Question words and helping verbs after a number: sawa karod kitna hota hai. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'matlab yaani kitna kitne kitni hota hote hoti hai hain means number numbers digits figures in me mein la மதிப்பு எவ்வளவு मतलब यानी कितना कितने कितनी होता होते होती है हैं किती आहे म्हणजे అంటే ఎంత ಎಷ್ಟು എത്ര কত કેટલા એટલે'.split(
    ' ',
  ),
);
const LATIN = /^[\0-\u024f]*$/;

export const recogniseAmount: Recogniser = ({ text: asked, words }) => {
  const text = withoutQuestion(asked);
  // One word before a question is more often no number: do hai, दो है.
  if (text !== asked && !text.includes(' ')) return [];
  if (NUMBER_PATTERN.test(text)) {
    const number = parseAmount(text).plain;
    const isMoney = MONEY_PATTERN.test(text);
    const why = isMoney ? 'It is an amount' : 'It may be an amount';
    return [{ operation: 'words', input: { number, ...(isMoney && { style: 'currency' }) }, confidence: isMoney ? 0.9 : 0.45, why }];
  }
  // In Indian scripts a number may be one long word: எழுபத்தைந்தாயிரம்.
  const isLatin = LATIN.test(text);
  if ((isLatin && words.length < 2) || text.length > MAX_TEXT_LENGTH || /\d/.test(text)) return [];
  for (const lang of isLatin ? (['en', 'hi', 'ta'] as const) : LANGUAGE_CODES) {
    if (lang === 'hi' && isLatin && !MAGNITUDE_WORDS.test(text)) continue;
    try {
      parseWords(text, vocabulary(lang));
      return [{ operation: 'words_parse', input: { text, lang }, confidence: 0.92, why: 'It is a number in words' }];
    } catch {
      // Not a number in this language.
    }
  }
  return [];
};

function withoutQuestion(text: string): string {
  const list = text.split(/\s+/);
  const last = list.findLastIndex((word) => !QUESTION_WORDS.has(word.toLowerCase()));
  return last === list.length - 1 ? text : list.slice(0, last + 1).join(' ');
}
