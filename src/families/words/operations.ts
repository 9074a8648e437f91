import { z } from 'zod';
import { invalid } from '../../core/request/fault.ts';
import { type Family, operation } from '../../core/request/operation.ts';
import { choice, pattern } from '../../core/request/params.ts';
import { MOST_DECIMALS, MOST_DIGITS, NUMBER, readAmount } from './amount.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';
import { inMoney, inWords } from './language.ts';
import { tamil } from './tamil.ts';

const LANGUAGES = { en: english, hi: hindi, ta: tamil };

const Words = z
  .object({
    number: z.string().describe('The number without separators'),
    formatted: z.string().describe('The number with Indian separators'),
    language: z.enum(['en', 'hi', 'ta']),
    style: z.enum(['number', 'currency']),
    words: z.string(),
  })
  .meta({ id: 'Words' });

const sayNumber = operation({
  id: 'words',
  path: '/v1/words/{number}',
  summary: 'A number or an amount of rupees in words, the Indian way',
  details:
    'Lakhs and crores up to 18 digits: 100 crore, a lakh crore, never arab or kharab. The digits are read as text, so none is lost. ' +
    'With style=currency two decimals are paise: 0.5 is fifty paise.',
  tool: 'words',
  input: {
    number: pattern({
      description: `Up to ${MOST_DIGITS} digits and ${MOST_DECIMALS} decimals, with sign and commas`,
      pattern: NUMBER,
      rule: `must be a number of up to ${MOST_DIGITS} digits and ${MOST_DECIMALS} decimals, such as 1234567.50 or -12,34,567`,
      max: 60,
    }),
    lang: pattern({
      description: 'Language: en, hi or ta',
      aliases: ['language'],
      pattern: /^(en|hi|ta|english|hindi|tamil)$/i,
      rule: 'must be one of en, hi, ta, or english, hindi, tamil',
      max: 10,
      fit: (text) => text.slice(0, 2).toLowerCase(),
    }).default('en'),
    style: choice(['number', 'currency'], { description: 'currency: rupees and paise' }).default('number'),
    decimals: choice(['digits', 'number'], {
      description: 'Point one four, or point fourteen',
    }).default('digits'),
  },
  output: Words,
  cache: 'never',
  example: { number: '1234567.50', style: 'currency' },
  run({ number, lang, style, decimals }) {
    const amount = readAmount(number);
    const language = lang as keyof typeof LANGUAGES;
    const spoken = LANGUAGES[language];
    if (style === 'currency' && amount.decimals.length > 2)
      invalid('number', 'must have at most two decimals, the paise, with style=currency');
    const words = style === 'currency' ? inMoney(amount, spoken) : inWords(amount, spoken, decimals);
    return { data: { number: amount.plain, formatted: amount.formatted, language, style, words } };
  },
});

export const wordsFamily: Family = {
  id: 'words',
  name: 'Number to words',
  group: 'Money and business',
  about: 'Numbers and rupee amounts in English, Hindi and Tamil words, counted in lakhs and crores.',
  operations: [sayNumber],
};
