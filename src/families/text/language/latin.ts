/** Language identification of Latin text: English, or a romanised Indian language, often code-mixed with English. */
import { bundled } from '../../../../data/bundled.ts';
import { alsoEnglish, romanisedEndings, romanisedWords } from '../../../../data/tables/stop_words.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { LazyMap, LazySet } from '../../../core/util/lazy.ts';
import { ROMANISED } from './languages.ts';

export interface LanguageScore {
  readonly language: string;
  /** Log probability of the text. */
  readonly score: number;
}

export interface LatinScores {
  /** In descending order. */
  readonly scores: readonly LanguageScore[];
  /** Average log probability per character in the best language: low where the text is in none of these languages. */
  readonly perLetter: number;
}

/** Mixture weights of romanised text: its own words and English ones. */
const OWN_WORD_LOG_WEIGHT = Math.log(0.65);
const ENGLISH_WORD_LOG_WEIGHT = Math.log(0.35);
/** Log probability of a function word, the same in each language: the length of a list depends on who compiled it. */
const FUNCTION_WORD_LOG_PROBABILITY = Math.log(0.004);
/** Bonus (log) of a word with a suffix typical of the language. */
const SUFFIX_BONUS = 1.3;
/** Log priors: of two languages that fit equally, the one typed more often wins. Odia, Assamese and Nepali are rare. */
const LOG_PRIOR_PENALTIES: Readonly<Record<string, number>> = { or: 2, as: 2, ne: 1, pa: 1, gu: 0.7, mr: 0.5 };
const MAX_WORDS = 200;
const MAX_WORD_LENGTH = 24;
/** More repetitions of a letter than any spelling has. */
const REPEATED_LETTERS = /(.)\1{2,}/g;
const WORD = /[a-z]+/g;
/** URLs, email addresses, handles and hashtags carry no evidence of the language. */
const NON_WORDS = /\bhttps?:\S+|\bwww\.\S+|(?<!\S)\S+@\S+|[@#]\S+/g;

/** Collapses repeated letters, as romanisation doubles letters freely: irukku, iruku, irukeee. */
const collapseRepeats = (word: string): string => word.replace(/(.)\1+/g, '$1');
const functionWords = new LazyMap<string, ReadonlySet<string>>(() =>
  Object.entries(romanisedWords()).map(([language, words]) => [language, new Set(language === 'en' ? words : words.map(collapseRepeats))]),
);

/** Minimum share of function words that sets a language apart from unsupported ones. */
const MIN_FUNCTION_WORD_SHARE = 0.15;

export function hasFunctionWords(text: string, language: string): boolean {
  return hasFunctionWordShare(tokenise(text).map(collapseRepeats), language);
}

function hasFunctionWordShare(
  squeezed: readonly string[],
  language: string,
  share = MIN_FUNCTION_WORD_SHARE,
  isWord = (_: string): boolean => true,
): boolean {
  const matching = squeezed.filter((word) => functionWords.get(language)?.has(word) && isWord(word));
  return new Set(matching).size > 1 && matching.length >= share * squeezed.length;
}

/** Share of function words absent from English that is decisive, whatever the other words are. */
const DECISIVE_FUNCTION_WORD_SHARE = 0.3;
const englishWords = new LazySet(() => [...(romanisedWords().en ?? []), ...alsoEnglish()].map(collapseRepeats));

/** Whether Latin text has many function words of an Indian language, such as hai, kaise and mera. */
export function hasDistinctiveFunctionWords(text: string): boolean {
  const words = tokenise(text).map(collapseRepeats);
  return ROMANISED.some((language) =>
    hasFunctionWordShare(words, language, DECISIVE_FUNCTION_WORD_SHARE, (word) => word.length > 1 && !englishWords.has(word)),
  );
}

/** Cheap prefilter that loads no n-gram table: text without function words of an Indian language is not romanised. */
export function mayBeRomanised(text: string): boolean {
  const words = tokenise(text).map(collapseRepeats);
  // "How do I …" has function words of Hindi as well. If English has all of those and more, there is no evidence for another language.
  const littleEnglish = words.filter((word) => functionWords.get('en')?.has(word)).length;
  return ROMANISED.some((language) => {
    const matching = words.filter((word) => functionWords.get(language)?.has(word));
    const distinctive = matching.filter((word) => word.length > 1 && !englishWords.has(word));
    if (distinctive.length > littleEnglish && distinctive.length >= MIN_FUNCTION_WORD_SHARE * words.length) return true;
    return hasFunctionWordShare(words, language) && (matching.length >= littleEnglish || distinctive.length > 0);
  });
}

function tokenise(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(NON_WORDS, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(REPEATED_LETTERS, '$1$1');
  return (plain.match(WORD) ?? []).filter((word) => word.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS);
}

export function scoreLatin(text: string): LatinScores {
  const words = tokenise(text);
  const english = words.map((word) => wordScore('en', word));
  const scores: LanguageScore[] = [{ language: 'en', score: sum(english) }];
  for (const language of ROMANISED) {
    const score = sum(
      words.map((word, index) =>
        logSumExp(OWN_WORD_LOG_WEIGHT + wordScore(language, word), ENGLISH_WORD_LOG_WEIGHT + (english[index] as number)),
      ),
    );
    scores.push({ language, score: score - (LOG_PRIOR_PENALTIES[language] ?? 0) });
  }
  scores.sort((a, b) => b.score - a.score);
  const letters = words.reduce((length, word) => length + word.length + 1, 0);
  return { scores, perLetter: (scores[0] as LanguageScore).score / Math.max(1, letters) };
}

function wordScore(language: string, word: string): number {
  const score = charNgramModel(bundled(`latin_${language}`)).wordLogProbability(word);
  if (functionWords.get(language)?.has(language === 'en' ? word : collapseRepeats(word)))
    return Math.max(score, FUNCTION_WORD_LOG_PROBABILITY);
  return romanisedEndings[language]?.test(word) ? score + SUFFIX_BONUS : score;
}

/** Log-sum-exp: log(eᵃ + eᵇ). */
function logSumExp(a: number, b: number): number {
  const high = Math.max(a, b);
  return high + Math.log1p(Math.exp(Math.min(a, b) - high));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
