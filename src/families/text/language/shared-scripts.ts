/** Language identification within scripts shared by several Indian languages. */
import { bundled } from '../../../../data/bundled.ts';
import { nativeWords } from '../../../../data/tables/stop_words.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { sharedScripts } from './languages.ts';
import type { LanguageScore } from './latin.ts';

const MAX_WORDS = 200;
const MAX_WORD_LENGTH = 40;
const WORD_PATTERNS: Readonly<Record<string, RegExp>> = {
  Deva: /[\u0900-\u0963\u0971-\u097f]+/gu,
  Beng: /[\u0980-\u09e5\u09f0-\u09ff]+/gu,
};
/** The letters r and w of Assamese, and the r of Bengali. */
const ASSAMESE_LETTERS = /[ৰৱ]/g;
const BENGALI_LETTERS = /র/g;
/** Penalty (log) per letter that only the other language has. */
const FOREIGN_LETTER_PENALTY = 4;

/** Log probability of a function word, and the penalty (log) of other words against the best modelled language. */
const FUNCTION_WORD_LOG_PROBABILITY = Math.log(0.008);
const UNKNOWN_WORD_PENALTY = 0.6;

/** Suffixes of Sanskrit inflection that modern Indo-Aryan languages lack. */
const SANSKRIT_SUFFIX = /(?:ः|म्|ान्|स्य|न्ति|ामि|ानां)$/u;
const SUFFIX_BONUS = 2;

/** Scores the languages of a shared script, in descending order. */
export function scoreSharedScript(text: string, script: string): LanguageScore[] {
  const { modelled, byWords } = sharedScripts[script] as { modelled: readonly string[]; byWords: readonly string[] };
  const words = (
    text
      .normalize('NFC')
      .replace(/[\u200c\u200d]/g, '')
      .match(WORD_PATTERNS[script] as RegExp) ?? []
  )
    .filter((word) => word.length <= MAX_WORD_LENGTH)
    .slice(0, MAX_WORDS);
  const scores: LanguageScore[] = [];
  /** Word scores of the best modelled language, as a base for the languages without a model. */
  let baseScores: readonly number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const language of modelled) {
    const functionWords = functionWordsOf(language);
    const wordScores = words.map((word) => wordScore(language, word, functionWords));
    const foreign = script === 'Beng' ? (text.match(language === 'as' ? BENGALI_LETTERS : ASSAMESE_LETTERS)?.length ?? 0) : 0;
    const score = wordScores.reduce((sum, value) => sum + value, 0) - FOREIGN_LETTER_PENALTY * foreign;
    scores.push({ language, score });
    if (score > best) {
      best = score;
      baseScores = wordScores;
    }
  }
  for (const language of byWords) {
    const functionWords = functionWordsOf(language);
    const score = words.reduce((sum, word, index) => {
      if (functionWords.has(word)) return sum + FUNCTION_WORD_LOG_PROBABILITY;
      return sum + (baseScores[index] as number) + (language === 'sa' && SANSKRIT_SUFFIX.test(word) ? SUFFIX_BONUS : -UNKNOWN_WORD_PENALTY);
    }, 0);
    scores.push({ language, score });
  }
  return scores.sort((a, b) => b.score - a.score);
}

const functionWordsOf = (language: string): ReadonlySet<string> => new Set(nativeWords()[language]);

function wordScore(language: string, word: string, functionWords: ReadonlySet<string>): number {
  const score = charNgramModel(bundled(`letters_${language}`)).wordLogProbability(toDevanagariBlock(word));
  return functionWords.has(word) ? Math.max(score, FUNCTION_WORD_LOG_PROBABILITY) : score;
}

/** The models are trained on letters mapped to Devanagari, to which the other blocks are parallel. */
function toDevanagariBlock(word: string): string {
  return word
    .replace(/ৰ/g, 'র')
    .replace(/ৱ/g, 'व')
    .replace(/[\u0980-\u09ff]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x980 + 0x900));
}
