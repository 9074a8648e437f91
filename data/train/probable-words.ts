/**
 * The most probable words of a language, for precomputed tables. The words come from Tesseract's dictionary, which has no frequencies; these are
 * estimated by two models: character n-grams, and the unigram tokeniser of the embedding model.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { toPivot } from '../../src/core/indic/pivot.ts';
import { type Script, scripts } from '../../src/core/indic/scripts.ts';
import { builtInModels } from '../../src/core/models/built-in.ts';
import { Tokeniser } from '../../src/core/models/tokeniser.ts';
import { readVerified } from '../../src/core/models/weights.ts';
import { charNgramModel } from '../../src/core/text/char-ngram-model.ts';
import { bundled, bundledFile } from '../bundled.ts';
import { ocrLanguages } from '../tables/ocr_languages.ts';
import { tesseractWords } from './tesseract-dawg.ts';

export interface LikelyWord {
  readonly word: string;
  /** Approximate log probability. */
  readonly score: number;
}

/** Length bonus per letter: both models underestimate long words. */
const LETTER = 0.5;
/** Id of the unknown token. */
const UNKNOWN = 1;
const RAREST = -25;

/** @param clean normalises a word, or returns undefined to skip it */
export function likelyWords(
  language: string,
  script: Script['name'],
  maxCount: number,
  clean: (word: string) => string | undefined,
): LikelyWord[] {
  const code = ocrLanguages.find(({ short }) => short === language)?.code;
  const model = brotliDecompressSync(readFileSync(bundledFile(`ocr_${code}.traineddata`)));
  const words = new Set([...tesseractWords(model)].flatMap((word) => clean(word) ?? []));
  const [byLetters, byPieces] = [letterScore(language, scripts.get(script) as Script), pieceScore()];
  return [...words]
    .map((word) => ({ word, score: (byLetters(word) + byPieces(word)) / 2 + LETTER * word.length }))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, maxCount);
}

function letterScore(language: string, script: Script): (word: string) => number {
  const model = charNgramModel(bundled(`letters_${language}`));
  return (word) => model.wordLogProbability(toPivot(word, script));
}

function pieceScore(): (word: string) => number {
  const { indic } = builtInModels();
  const { model } = JSON.parse(readVerified(indic.tokenizer).toString()) as { model: { vocab: [piece: string, score: number][] } };
  const tokeniser = new Tokeniser(indic);
  const scoreOf = (id: number): number => (id === UNKNOWN ? RAREST : (model.vocab[id]?.[1] ?? RAREST));
  return (word) => tokeniser.bare(word).reduce((sum, id) => sum + scoreOf(id), 0);
}
