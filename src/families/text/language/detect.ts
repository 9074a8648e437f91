/** Language identification: by script where that is decisive, otherwise by character n-grams and function words. */
import { builtInFile } from '../../../core/models/weights.ts';
import type { TextLanguage } from '../records.ts';
import { languageShares } from './code-mixing.ts';
import { languageOfScript, ROMANISED, scriptPatterns, sharedScripts } from './languages.ts';
import { hasDistinctiveFunctionWords, hasFunctionWords, type LanguageScore, mayBeRomanised, scoreLatin } from './latin.ts';
import { hasDistinctiveLetters, isDistinct, languageByFunctionWords } from './related-languages.ts';
import { scoreSharedScript } from './shared-scripts.ts';

// The package has four more sets of n-grams, of 8 MB.
const { eld } = (await import(builtInFile('eld', 'src/entries/static.extrasmall.js'))) as typeof import('eld/extrasmall');

type LanguageCandidate = TextLanguage['candidates'][number];

/** Candidates in descending order of confidence; scripts with their shares of the letters, largest first. */
export type LanguageDetection = Pick<TextLanguage, 'candidates' | 'scripts' | 'reliable' | 'mixed'>;

/** Characters of a text that are examined. */
const SAMPLE_LENGTH = 4_000;
/** An Indian script decides the language of a text from this share on, even where most words are English. */
const MIN_INDIAN_SHARE = 0.2;
const INDIAN_SCRIPTS = new Set(['Deva', 'Beng', 'Taml', 'Telu', 'Knda', 'Mlym', 'Gujr', 'Guru', 'Orya', 'Olck', 'Mtei']);

const MIN_LETTERS = 12;

export function detectLanguage(text: string): LanguageDetection {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const { candidates, scripts, reliable } = detectSample(sample);
  const mixed = languageShares(sample, (piece) => {
    const detected = detectSample(piece);
    const [best] = detected.candidates;
    if (detected.reliable || best === undefined) return best?.language;
    // Short segments are ambiguous: in the script of the whole text, its language is assumed; Latin ones in text with an Indian script are taken for
    // English.
    if (best.script !== 'Latn') return best.script === candidates[0]?.script ? candidates[0].language : best.language;
    return scripts.some(({ script }) => INDIAN_SCRIPTS.has(script)) ? 'en' : undefined;
  });
  return { candidates, scripts, reliable, mixed };
}

/**
 * Minimum total probability of the Indian languages: at 0.95 one English sentence in three thousand was a false positive, from 0.98 on none. Less is
 * enough where function words are clear, as people mix English into every message.
 */
const ROMANISED_THRESHOLD = 0.99;
const ROMANISED_THRESHOLD_WITH_FUNCTION_WORDS = 0.8;

/** The most probable language of a text that is in one of the romanised Indian languages; related ones share vocabulary. */
export function romanisedLanguage(text: string): string | undefined {
  if (!mayBeRomanised(text)) return undefined;
  const candidates = detectSample(text.slice(0, SAMPLE_LENGTH)).candidates.filter(isRomanised);
  const likelihood = candidates.reduce((sum, { confidence }) => sum + confidence, 0);
  const threshold = hasDistinctiveFunctionWords(text) ? ROMANISED_THRESHOLD_WITH_FUNCTION_WORDS : ROMANISED_THRESHOLD;
  return likelihood >= threshold ? candidates[0]?.language : undefined;
}

/** Minimum confidence of a reliable result, and its minimum margin over the second candidate. */
const RELIABLE_CONFIDENCE = 0.7;
const RELIABLE_MARGIN = 0.2;
/** Margin for the general detector (eld), whose scores measure fit and lie close together. */
const ELD_MARGIN = 0.06;

function detectSample(sample: string): Omit<LanguageDetection, 'mixed'> {
  const words = sample.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const short = words.length < 2 || words.join('').length < MIN_LETTERS;
  const scripts = countScripts(sample);
  const leading = scripts.find(({ script, share }) => INDIAN_SCRIPTS.has(script) && share >= MIN_INDIAN_SHARE) ?? scripts[0];
  if (!leading) return { candidates: [{ language: 'und', script: 'Zyyy', confidence: 0 }], scripts, reliable: false };
  const candidates = candidatesOf(sample, leading.script, scripts);
  return { candidates, scripts, reliable: isReliable(sample, candidates, short) };
}

function isReliable(text: string, [best, second]: readonly LanguageCandidate[], short: boolean): boolean {
  if (best === undefined || (best.script === 'Latn' && short) || !isDistinct(text, best.language)) return false;
  // Characters unique to one language outweigh the scores of the others.
  if (best.script === 'Cyrl') return !short && hasDistinctiveLetters(text, best.language);
  if (isRomanised(best) && !hasFunctionWords(text, best.language)) return false;
  const margin = best.confidence - (second?.confidence ?? 0);
  return best.confidence >= RELIABLE_CONFIDENCE && margin >= (hasOwnModel(best) ? RELIABLE_MARGIN : ELD_MARGIN);
}

/** Languages with a model here, whose scores are probabilities. */
const hasOwnModel = ({ language, script }: LanguageCandidate): boolean =>
  script !== 'Latn' || language === 'en' || isRomanised({ language, script });
const isRomanised = ({ language, script }: Pick<LanguageCandidate, 'language' | 'script'>): boolean =>
  script === 'Latn' && ROMANISED.some((candidate) => candidate === language);

function countScripts(text: string): LanguageDetection['scripts'] {
  const counts = scriptPatterns.map(([script, pattern]) => ({ script, count: text.match(pattern)?.length ?? 0 }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ script, count }) => ({ script, share: Math.round((1000 * count) / all) / 1000 }));
}

function candidatesOf(text: string, script: string, scripts: LanguageDetection['scripts']): LanguageCandidate[] {
  const only = languageOfScript[script];
  if (only !== undefined) return [{ language: only, script, confidence: 1 }];
  if (sharedScripts[script]) return softmax(scoreSharedScript(text, script), script);
  if (script === 'Latn') return latinCandidates(text);
  if (script === 'Arab') return arabicCandidates(text);
  if (script === 'Hani' || script === 'Hira' || script === 'Kana') {
    const kana = scripts.some((candidate) => (candidate.script === 'Hira' || candidate.script === 'Kana') && candidate.share > 0.05);
    return [{ language: kana ? 'ja' : 'zh', script: kana ? 'Jpan' : 'Hani', confidence: 0.95 }];
  }
  return eldCandidates(text, script);
}

/** Tempering of log-likelihoods: words are not independent, so evidence counts less than its face value. */
const INVERSE_TEMPERATURE = 0.5;

function softmax(scores: readonly LanguageScore[], script: string): LanguageCandidate[] {
  const best = scores[0]?.score ?? 0;
  const weights = scores.map(({ score }) => Math.exp((score - best) * INVERSE_TEMPERATURE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return scores.map(({ language }, index) => ({
    language,
    script,
    confidence: Math.round((1000 * (weights[index] as number)) / all) / 1000,
  }));
}

/** Minimum confidence of the general detector (eld) for another language: in general, with accents, and where the n-gram models fit badly. */
const MIN_ELD_CONFIDENCE = 0.75;
const MIN_ELD_CONFIDENCE_WITH_ACCENTS = 0.7;
const MIN_ELD_CONFIDENCE_IF_UNLIKELY = 0.5;
/** Average log probability per character below which a text is unlikely, or very unlikely, to be English or romanised. */
const UNLIKELY_LOG_PROBABILITY = -2;
const VERY_UNLIKELY_LOG_PROBABILITY = -3;

/** Confidence of a language identified by function words, where the general detector does not know it or confuses it. */
const FUNCTION_WORD_CONFIDENCE = 0.8;

/** Letters unique to Vietnamese. */
const VIETNAMESE_LETTERS = /[đơưấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]/giu;
const MIN_VIETNAMESE_SHARE = 0.03;

function latinCandidates(text: string): LanguageCandidate[] {
  if ((text.match(VIETNAMESE_LETTERS)?.length ?? 0) > MIN_VIETNAMESE_SHARE * text.length)
    return [{ language: 'vi', script: 'Latn', confidence: 0.95 }];
  const { scores, perLetter } = scoreLatin(text);
  const world = eldCandidates(text, 'Latn');
  const [first] = world;
  const guessed = languageByFunctionWords(text, first?.language);
  if (guessed !== undefined) {
    const rest = world
      .filter(({ language }) => language !== guessed)
      .map((candidate) => ({ ...candidate, confidence: Math.min(candidate.confidence, FUNCTION_WORD_CONFIDENCE / 2) }));
    return [{ language: guessed, script: 'Latn', confidence: FUNCTION_WORD_CONFIDENCE }, ...rest];
  }
  const foreignConfidence = first?.language === 'en' ? 0 : (first?.confidence ?? 0);
  const minConfidence = /[À-ɏ]/u.test(text) ? MIN_ELD_CONFIDENCE_WITH_ACCENTS : MIN_ELD_CONFIDENCE;
  if (
    (foreignConfidence >= minConfidence && perLetter < UNLIKELY_LOG_PROBABILITY) ||
    (foreignConfidence >= MIN_ELD_CONFIDENCE_IF_UNLIKELY && perLetter < VERY_UNLIKELY_LOG_PROBABILITY)
  )
    return world;
  return softmax(scores, 'Latn');
}

function eldCandidates(text: string, script: string): LanguageCandidate[] {
  const scores = Object.entries(eld.detect(text).getScores());
  if (scores.length === 0) return [{ language: 'und', script, confidence: 0 }];
  return scores.map(([language, score]) => ({ language, script, confidence: Math.round(score * 1000) / 1000 }));
}

/** Letters of the Arabic script that only some languages use. */
const ARABIC_LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['sd', /[ڪڄڃڦڌڏٻٿٺڀڳڱڻ]/g],
  ['ks', /[ۄٲٳؠۆ\u0655\u065f]/gu],
  ['ur', /[ٹڈڑےںہھ]|ؤ(?!\p{L})/gu],
  ['fa', /[ژپچگکی]/g],
  ['ar', /[ةىكيإأ]/g],
];

/** Kashmiri also uses all letters of Urdu: this share of its own letters identifies it. */
const MIN_KASHMIRI_SHARE = 0.03;

function arabicCandidates(text: string): LanguageCandidate[] {
  const counts = ARABIC_LETTERS.map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }));
  // Urdu, Sindhi and Kashmiri also use all letters of Persian: a few letters of their own decide.
  const letters = text.match(/\p{Script=Arabic}/gu)?.length ?? 1;
  const kashmiri = counts.find(({ language, count }) => language === 'ks' && count / letters > MIN_KASHMIRI_SHARE);
  const distinctive = kashmiri ?? counts.slice(0, 3).sort((a, b) => b.count - a.count)[0];
  const best = distinctive && distinctive.count / letters > 0.03 ? distinctive : counts.slice(3).sort((a, b) => b.count - a.count)[0];
  if (!best || best.count === 0) return eldCandidates(text, 'Arab');
  // Only languages that do not share these letters count as evidence against it.
  const rivals =
    best === distinctive
      ? counts.filter(({ language }) => language === 'sd' || (language === 'ur' && !kashmiri) || language === 'ks')
      : counts;
  const rest = rivals.reduce((sum, { language, count }) => sum + (language === best.language ? 0 : count), 0);
  return [
    { language: best.language, script: 'Arab', confidence: Math.round(1000 * Math.max(0.6, best.count / (best.count + rest))) / 1000 },
  ];
}
