/**
 * Chooses the OCR engine of a page: Tesseract is more accurate on clean pages of a known language, the network on all others. Photographs are read by
 * the network at once, other pages if Tesseract has a low confidence or leaves letters unread.
 */

import { findMissedText } from './network/missed-text.ts';
import { rereadNumbers } from './network/numbers.ts';
import { detectLanguages, languagesOf, recogniseByNetwork } from './network/page-recogniser.ts';
import type { OcrEngine, OcrOptions } from './ocr-task.ts';
import { meanConfidence, type OcrLine, parseTsv, wordsOfLines } from './ocr-words.ts';
import type { Preprocessed } from './preprocess.ts';
import { correctRupeeSigns } from './rupee-correction.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { stripRedundantZwnj } from './zwnj.ts';

/** Text from the second pass on a page without lines is mostly noise: rejected below this confidence. */
const MIN_BLOCK_CONFIDENCE = 0.4;
/** Below this mean confidence of Tesseract the network reads the page too, and the result with the higher confidence is returned. */
const SURE_CONFIDENCE = 0.88;
/** The same if Tesseract read less of the letters: it loses columns and lines without losing confidence. At most 0.03 on ten clean pages. */
const MAX_MISSED_FRACTION = 0.05;

/** Its model reads all digits of amounts, so numbers are not recognised again. */
const ENGLISH = 'eng';

/** Languages that share the script of another language, which is the reported one. */
const SAME_SCRIPT = new Map([
  ['mar', 'hin'],
  ['nep', 'hin'],
  ['san', 'hin'],
  ['asm', 'ben'],
]);

export interface RecognisedPage {
  readonly lines: readonly OcrLine[];
  readonly languages: readonly string[];
  readonly engine: OcrEngine;
}

export async function recognisePage(input: Preprocessed, options: OcrOptions): Promise<RecognisedPage> {
  const { engine } = options;
  if (engine === 'potli' || (engine === undefined && input.isPhotograph)) return byNetwork(input, options);
  const models = options.models.length > 0 ? options.models : await detectModels(input, options);
  const result = await byTesseract(input, models);
  if (engine === 'tesseract') return result;
  if (isSure(input, result)) return withNumbers(input, result);
  const networkResult = await byNetwork(input, options);
  return confidenceOf(networkResult) > confidenceOf(result) ? networkResult : withNumbers(input, result);
}

const confidenceOf = ({ lines }: RecognisedPage): number => meanConfidence(wordsOfLines(lines)) ?? 0;

const isSure = (input: Preprocessed, result: RecognisedPage): boolean =>
  confidenceOf(result) >= SURE_CONFIDENCE && missedFraction(input, result) <= MAX_MISSED_FRACTION;

/** Fraction of the area of all letters that no word covers. */
function missedFraction({ picture }: Preprocessed, { lines }: RecognisedPage): number {
  const regions = wordsOfLines(lines).map(({ box: { x, y, width, height } }) => ({
    left: x,
    right: x + width,
    height,
    centre: [y + height / 2, 0, 0] as const,
  }));
  return findMissedText(picture, regions).fraction;
}

async function byNetwork(input: Preprocessed, options: OcrOptions): Promise<RecognisedPage> {
  const lines = await recogniseByNetwork(input);
  return { lines, languages: languagesOf(lines).map((code) => preferRequested(code, options)), engine: 'potli' };
}

async function byTesseract(input: Preprocessed, models: readonly OcrModel[]): Promise<RecognisedPage> {
  const lines = correctRupeeSigns(await recogniseLines(input, models), input.picture);
  return { lines, languages: models.map(({ code }) => code), engine: 'tesseract' };
}

async function withNumbers({ picture }: Preprocessed, result: RecognisedPage): Promise<RecognisedPage> {
  return result.languages.includes(ENGLISH) ? result : { ...result, lines: await rereadNumbers(result.lines, picture) };
}

/** The requested language if it is written in the script of the detected one. */
function preferRequested(detected: string, { models }: OcrOptions): string {
  return models.find(({ code }) => (SAME_SCRIPT.get(code) ?? code) === detected)?.code ?? detected;
}

/** The model of the detected script plus English, which is in most Indian documents; English alone if no script is detected. */
async function detectModels(input: Preprocessed, { scripts = [] }: OcrOptions): Promise<readonly OcrModel[]> {
  const codes = await detectLanguages(input);
  const [first] = scripts;
  const detected = scripts.find((model) => model !== first && codes.includes(model.code));
  return [detected, first].filter(
    (model, index, candidates): model is OcrModel => model !== undefined && candidates.indexOf(model) === index,
  );
}

/** A small picture of one or two lines may have no columns to detect: the second pass reads it as one block. */
async function recogniseLines({ picture, isTable }: Preprocessed, models: readonly OcrModel[]): Promise<OcrLine[]> {
  // Tables are read as one block, row by row: in column mode columns would be read one after the other, and columns of single digits not at all.
  const lines = parseTsv(await recognise(picture, models, isTable ? 'block' : 'columns'), stripRedundantZwnj);
  if (lines.length > 0) return lines;
  const block = parseTsv(await recognise(picture, models, 'block'), stripRedundantZwnj);
  return (meanConfidence(wordsOfLines(block)) ?? 0) < MIN_BLOCK_CONFIDENCE ? [] : block;
}

/** Code of the most frequent script of a page, if the requested languages are not written in it. */
export async function suggestLanguage(input: Preprocessed, page: RecognisedPage, options: OcrOptions): Promise<string | undefined> {
  const [detected = ENGLISH] = page.engine === 'potli' ? page.languages : await detectLanguages(input);
  const code = preferRequested(detected, options);
  return options.models.some((model) => model.code === code) ? undefined : code;
}
