/**
 * The likeliest words of a language, for what is made beforehand. The words are those of Tesseract's dictionary, which tells not how often they are;
 * that is guessed by two models which saw much text: the counts of letters, and the pieces of words of the embedding model.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { toPivot } from '../../src/core/indic/pivot.ts';
import { type Script, scripts } from '../../src/core/indic/scripts.ts';
import { builtInModels } from '../../src/core/models/built-in.ts';
import { Tokeniser } from '../../src/core/models/tokeniser.ts';
import { readProven } from '../../src/core/models/weights.ts';
import { charNgramModel } from '../../src/core/text/char-ngram-model.ts';
import { bundled, bundledFile } from '../bundled.ts';
import { ocrLanguages } from '../tables/ocr_languages.ts';
import { tesseractWords } from './tesseract-words.ts';

export interface LikelyWord {
  readonly word: string;
  /** About the logarithm of its probability. */
  readonly score: number;
}

/** Both models think that long words are rarer than they are. */
const LETTER = 0.5;
/** A letter that no piece has. */
const UNKNOWN = 1;
const RAREST = -25;

/** @param clean the word as it is to be compared, or nothing if it is none */
export function likelyWords(
  language: string,
  script: Script['name'],
  most: number,
  clean: (word: string) => string | undefined,
): LikelyWord[] {
  const code = ocrLanguages.find(({ short }) => short === language)?.code;
  const model = brotliDecompressSync(readFileSync(bundledFile(`ocr_${code}.traineddata`)));
  const words = new Set([...tesseractWords(model)].flatMap((word) => clean(word) ?? []));
  const [byLetters, byPieces] = [letterScore(language, scripts.get(script) as Script), pieceScore()];
  return [...words]
    .map((word) => ({ word, score: (byLetters(word) + byPieces(word)) / 2 + LETTER * word.length }))
    .sort((one, other) => other.score - one.score || (one.word < other.word ? -1 : 1))
    .slice(0, most);
}

function letterScore(language: string, script: Script): (word: string) => number {
  const model = charNgramModel(bundled(`letters_${language}`));
  return (word) => model.word(toPivot(word, script));
}

function pieceScore(): (word: string) => number {
  const { indic } = builtInModels();
  const { model } = JSON.parse(readProven(indic.tokenizer).toString()) as { model: { vocab: [piece: string, score: number][] } };
  const tokeniser = new Tokeniser(indic);
  const scoreOf = (id: number): number => (id === UNKNOWN ? RAREST : (model.vocab[id]?.[1] ?? RAREST));
  return (word) => tokeniser.bare(word).reduce((sum, id) => sum + scoreOf(id), 0);
}
