/** Language identification of Latin text: English, or a romanised Indian language, often code-mixed with English. */
import { bundled } from '../../../../data/bundled.ts';
import { alsoEnglish, romanisedEndings, romanisedWords } from '../../../../data/tables/little_words.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { LazyMap, LazySet } from '../../../core/util/lazy.ts';
import { ROMANISED } from './classes.ts';

export interface Scored {
  readonly language: string;
  /** Log probability of the text. */
  readonly score: number;
}

export interface LatinScores {
  /** In descending order. */
  readonly scores: readonly Scored[];
  /** Average log probability per character in the best language: low where the text is in none of these languages. */
  readonly perLetter: number;
}

/** Mixture weights of romanised text: its own words and English ones. */
const OWN = Math.log(0.65);
const BORROWED = Math.log(0.35);
/** Total share of function words in a text. */
const LITTLE_WORDS = 0.4;
/** Bonus (log) of a word with a suffix typical of the language. */
const ENDING = 1.3;
/** Log priors: of two languages that fit equally, the one typed more often wins. Odia, Assamese and Nepali are rare. */
const SELDOM: Readonly<Record<string, number>> = { or: 2, as: 2, ne: 1, pa: 1, gu: 0.7, mr: 0.5 };
const MOST_WORDS = 200;
const LONGEST_WORD = 24;
/** More repetitions of a letter than any spelling has. */
const DRAWN_OUT = /(.)\1{2,}/g;
const WORD = /[a-z]+/g;
/** URLs, email addresses, handles and hashtags carry no evidence of the language. */
const NOT_WORDS = /\bhttps?:\S+|\bwww\.\S+|(?<!\S)\S+@\S+|[@#]\S+/g;

/** Collapses repeated letters, as romanisation doubles letters freely: irukku, iruku, irukeee. */
const squeeze = (word: string): string => word.replace(/(.)\1+/g, '$1');
const known = new LazyMap<string, ReadonlySet<string>>(() =>
  Object.entries(romanisedWords()).map(([language, words]) => [language, new Set(language === 'en' ? words : words.map(squeeze))]),
);

/** Minimum share of function words that sets a language apart from unsupported ones. */
const OWN_WORDS = 0.15;

export function hasOwnWords(text: string, language: string): boolean {
  return areOwn(readWords(text).map(squeeze), language);
}

function areOwn(squeezed: readonly string[], language: string, share = OWN_WORDS, isWord = (_: string): boolean => true): boolean {
  const own = squeezed.filter((word) => known.get(language)?.has(word) && isWord(word));
  return new Set(own).size > 1 && own.length >= share * squeezed.length;
}

/** Share of function words absent from English that is decisive, whatever the other words are. */
const CLEAR_WORDS = 0.3;
const english = new LazySet(() => [...(romanisedWords().en ?? []), ...alsoEnglish()].map(squeeze));

/** Whether Latin text has many function words of an Indian language, such as hai, kaise and mera. */
export function hasClearWords(text: string): boolean {
  const words = readWords(text).map(squeeze);
  return ROMANISED.some((language) => areOwn(words, language, CLEAR_WORDS, (word) => word.length > 1 && !english.has(word)));
}

/** Cheap prefilter that loads no n-gram table: text without function words of an Indian language is not romanised. */
export function mayBeRomanised(text: string): boolean {
  const words = readWords(text).map(squeeze);
  // "How do I …" has function words of Hindi as well. If English has all of those and more, there is no evidence for another language.
  const littleEnglish = words.filter((word) => known.get('en')?.has(word)).length;
  return ROMANISED.some((language) => {
    const own = words.filter((word) => known.get(language)?.has(word));
    return areOwn(words, language) && (own.length >= littleEnglish || own.some((word) => !english.has(word)));
  });
}

function readWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(NOT_WORDS, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(DRAWN_OUT, '$1$1');
  return (plain.match(WORD) ?? []).filter((word) => word.length <= LONGEST_WORD).slice(0, MOST_WORDS);
}

export function scoreLatin(text: string): LatinScores {
  const words = readWords(text);
  const english = words.map((word) => wordScore('en', word));
  const scores: Scored[] = [{ language: 'en', score: sum(english) }];
  for (const language of ROMANISED) {
    const score = sum(words.map((word, at) => either(OWN + wordScore(language, word), BORROWED + (english[at] as number))));
    scores.push({ language, score: score - (SELDOM[language] ?? 0) });
  }
  scores.sort((a, b) => b.score - a.score);
  const letters = words.reduce((length, word) => length + word.length + 1, 0);
  return { scores, perLetter: (scores[0] as Scored).score / Math.max(1, letters) };
}

function wordScore(language: string, word: string): number {
  const score = charNgramModel(bundled(`latin_${language}`)).word(word);
  const little = known.get(language);
  if (little?.has(language === 'en' ? word : squeeze(word))) return Math.max(score, Math.log(LITTLE_WORDS / little.size));
  return romanisedEndings[language]?.test(word) ? score + ENDING : score;
}

/** Log-sum-exp: log(eᵃ + eᵇ). */
function either(a: number, b: number): number {
  const high = Math.max(a, b);
  return high + Math.log1p(Math.exp(Math.min(a, b) - high));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
