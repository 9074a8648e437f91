import { z } from 'zod';
import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, pattern, text } from '../../core/request/params.ts';
import { MAX_DECIMALS, MAX_DIGITS, NUMBER_PATTERN, parseAmount } from './amount.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode, languageCode, languages, vocabulary } from './languages.ts';
import { NotANumber, type ParsedWordsNumber, parseWords } from './parse.ts';
import { recogniseAmount } from './recognise.ts';
import { spellOut, spellOutCurrency } from './spellout.ts';

const STYLES = ['number', 'currency', 'cheque'] as const;

const Words = z
  .object({
    number: z.string().describe('The number without separators'),
    formatted: z.string().describe('The number with Indian separators'),
    language: z.enum(LANGUAGE_CODES).describe('Language of the words'),
    style: z.enum(STYLES).describe('Number, amount of money, or amount as on a cheque'),
    words: z.string().describe('Number in words'),
  })
  .meta({ id: 'Words' });

const languageParameter = pattern({
  description: `Language: ${LANGUAGE_CODES.join(', ')}, or its English name`,
  aliases: ['language'],
  pattern: new RegExp(`^(${LANGUAGE_NAMES.join('|')})$`, 'i'),
  message: `must be one of ${LANGUAGE_CODES.join(', ')}, or a name such as english, hindi, tamil`,
  max: 10,
  normalise: (text) => languageCode(text) ?? text,
});
/** @param fitted a value that passed the parameter above */
const toLanguageCode = (fitted: string): LanguageCode => fitted as LanguageCode;

const spellNumber = operation({
  id: 'words',
  path: '/v1/words/{number}',
  title: 'Amount in words',
  keywords:
    'in words, to words, into words, amount in words, number in words, number to words, rupees in words, cheque, cheque amount, spell number, ' +
    'shabdon mein, shabdo me, अंकों को शब्दों में, शब्दों में, शब्दात, अक्षरी, अक्षरात, શબ્દોમાં, અક્ષરોમાં, অক্ষরে, അക്ഷരത്തിൽ, eluthil, ezhuthil, aksharalalo, चेक पर, चेक, காசோலை, राशि शब्दों में, எழுத்தில், எழுத்தால், சொற்களில், అక్షరాలలో, ' +
    'ಅಕ್ಷರಗಳಲ್ಲಿ, অঙ্কে কথায়, কথায়, અંકે શબ્દોમાં, શબ્દોમાં, అక్షరాల్లో, ಪದಗಳಲ್ಲಿ, വാക്കുകളിൽ, ਸ਼ਬਦਾਂ ਵਿੱਚ',
  summary: 'A number or an amount of rupees in words, in the Indian system',
  details:
    'Lakhs and crores up to 18 digits: 100 crore, a lakh crore, never arab or kharab. The digits are read as text, so there is no rounding. ' +
    'With style=currency two decimals are paise: 0.5 is fifty paise.',
  tool: 'words',
  input: {
    number: pattern({
      description: `Up to ${MAX_DIGITS} digits and ${MAX_DECIMALS} decimals, with sign, commas and ₹, in digits of any Indian script`,
      pattern: NUMBER_PATTERN,
      message: `must be a number of up to ${MAX_DIGITS} digits and ${MAX_DECIMALS} decimals, such as 1234567.50 or -12,34,567`,
      max: 60,
    }),
    lang: languageParameter.default('en'),
    style: choice(STYLES, { description: 'currency: rupees and paise; cheque: the same, followed by the word for only' }).default('number'),
    decimals: choice(['digits', 'number'], {
      description: 'As digits (point one four) or a number (point fourteen)',
    }).default('digits'),
  },
  output: Words,
  cache: 'never',
  example: { number: '1234567.50', style: 'currency' },
  run({ number, lang, style, decimals }) {
    const amount = parseAmount(number);
    const language = toLanguageCode(lang);
    const spoken = languages[language];
    const money = style !== 'number';
    if (money && amount.decimals.length > 2) invalid('number', `must have at most two decimals, the paise, with style=${style}`);
    const words = money ? spellOutCurrency(amount, spoken, style === 'cheque') : spellOut(amount, spoken, decimals);
    return { data: { number: amount.plain, formatted: amount.formatted, language, style, words } };
  },
});

const ParsedWords = z
  .object({
    number: z.string().describe('The number without separators'),
    formatted: z.string().describe('The number with Indian separators'),
    language: z.enum(LANGUAGE_CODES).describe('Language of the words'),
    currency: z.boolean().describe('Whether the words include rupees or paise'),
  })
  .meta({ id: 'ParsedWords' });

const parseNumber = operation({
  id: 'words_parse',
  path: '/v1/words/parse',
  title: 'Words to a number',
  keywords:
    'words to number, संख्येत, આંકડામાં, અંકમાં, সংখ্যায়, അക്കത്തിൽ, words to digits, in numbers, in figures, in digits, अंकों में, अंकात, अंकांत, అంకెల్లో, ಅಂಕಿಗಳಲ್ಲಿ, எண்ணில், ank mein',
  summary: 'Convert words to a number: one lakh twenty three thousand is 123000',
  details:
    'Reads the output of /v1/words/{number} in all its languages, halves and quarters (डेढ़ लाख, ஒன்றரை லட்சம், two and a half lakh), common variants such as lac, 10k and 2.5 crore, and romanised Hindi, Tamil, Telugu and Kannada: do lakh pachaas hazaar, rendu latcham. ' +
    'Rupees, paise and "only" are accepted. Without lang the language is detected.',
  input: {
    text: text({ description: 'The number in words', max: 500 }),
    lang: languageParameter.optional(),
  },
  textBody: 'text',
  output: ParsedWords,
  cache: 'never',
  example: { text: 'one lakh twenty three thousand' },
  run({ text, lang }) {
    const { language, parsed } =
      lang === undefined ? parseInAny(text) : { language: toLanguageCode(lang), parsed: parse(text, toLanguageCode(lang)) };
    return { data: { number: parsed.plain, formatted: parseAmount(parsed.plain).formatted, language, currency: parsed.currency } };
  },
});

function parse(text: string, lang: LanguageCode): ParsedWordsNumber {
  try {
    return parseWords(text, vocabulary(lang));
  } catch (error) {
    if (!(error instanceof NotANumber)) throw error;
    const reason = error.message === 'unknown' ? 'is not a number word' : 'does not fit the words before it';
    const example = languages[lang].integer(EXAMPLE_NUMBER).toLowerCase();
    invalid('text', `word ${error.word} ${reason} (lang=${lang}); write it as /v1/words returns it, such as ${example}`);
  }
}

/** Languages by the script of their words; Devanagari is read as Hindi, the Bengali script as Bengali. */
const LANGUAGES_BY_SCRIPT: readonly (readonly [script: RegExp, language: LanguageCode])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Arabic}/u, 'ur'],
];

function languageOfScript(text: string): LanguageCode {
  return LANGUAGES_BY_SCRIPT.find(([script]) => script.test(text))?.[1] ?? 'en';
}

const EXAMPLE_NUMBER = 123_000n;

/** The first language that parses the whole text; otherwise the error of the language that parsed the most words. */
function parseInAny(text: string): { language: LanguageCode; parsed: ParsedWordsNumber } {
  let farthest: { language: LanguageCode; word: number } = { language: languageOfScript(text), word: 1 };
  for (const language of LANGUAGE_CODES) {
    try {
      return { language, parsed: parseWords(text, vocabulary(language)) };
    } catch (error) {
      if (!(error instanceof NotANumber)) throw error;
      if (error.word > farthest.word) farthest = { language, word: error.word };
    }
  }
  return { language: farthest.language, parsed: parse(text, farthest.language) };
}

export const wordsFamily: Family = {
  id: 'words',
  name: 'Number to words',
  group: 'Money and business',
  about: 'Converts numbers and rupee amounts to words in English and thirteen Indian languages, in lakhs and crores, and back.',
  operations: [spellNumber, parseNumber],
  recognise: recogniseAmount,
};
