/** Chooses between Tesseract and the network for a page: Tesseract is ahead on clean pages of a known language, the network elsewhere. */
import { rereadNumbers } from './network/numbers.ts';
import { detectLanguages, languagesOf, recogniseByNetwork } from './network/page-recogniser.ts';
import { unreadInk } from './network/unread-ink.ts';
import type { OcrEngine, OcrOptions } from './ocr-task.ts';
import { meanConfidence, type OcrLine, parseTsv, wordsOfLines } from './ocr-words.ts';
import type { Preprocessed } from './preprocess.ts';
import { correctRupeeSigns } from './rupee-correction.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { stripRedundantZwnj } from './zwnj.ts';

/** Text from the second pass on a page without lines is mostly noise of a photograph: rejected below this confidence. */
const MIN_BLOCK_CONFIDENCE = 0.4;
/** Below this mean confidence of Tesseract the network reads the page too, and the result with the higher confidence is returned. */
const SURE_CONFIDENCE = 0.88;
/** The same if Tesseract read less of the letters: it loses columns and lines without losing confidence. At most 0.03 on ten clean pages. */
const MAX_UNREAD_SHARE = 0.05;

/** Its model reads all digits of amounts; those of Indian languages do not. */
const ENGLISH = 'eng';

/** Languages whose script is reported as that of another. */
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

export async function recognisePage(ready: Preprocessed, style: OcrOptions): Promise<RecognisedPage> {
  if (style.engine === 'potli') return byNetwork(ready, style);
  const models = style.models.length > 0 ? style.models : await detectModels(ready, style);
  const read = await byTesseract(ready, models, style.engine);
  const confidence = confidenceOf(read);
  if (style.engine === 'tesseract' || (confidence >= SURE_CONFIDENCE && unreadShare(ready, read) <= MAX_UNREAD_SHARE)) return read;
  const other = await byNetwork(ready, style);
  return confidenceOf(other) > confidence ? other : read;
}

/** Share of the letters that no word covers. */
function unreadShare({ picture }: Preprocessed, { lines }: RecognisedPage): number {
  const regions = wordsOfLines(lines).map(({ box: { x, y, width, height } }) => ({
    left: x,
    right: x + width,
    height,
    centre: [y + height / 2, 0, 0] as const,
  }));
  return unreadInk(picture, regions).share;
}

const confidenceOf = ({ lines }: RecognisedPage): number => meanConfidence(wordsOfLines(lines)) ?? 0;

async function byNetwork(ready: Preprocessed, style: OcrOptions): Promise<RecognisedPage> {
  const lines = await recogniseByNetwork(ready);
  return { lines, languages: languagesOf(lines).map((code) => preferRequested(code, style)), engine: 'potli' };
}

async function byTesseract(ready: Preprocessed, models: readonly OcrModel[], engine?: OcrEngine): Promise<RecognisedPage> {
  const found = await recogniseLines(ready, models);
  const misreadsNumbers = engine !== 'tesseract' && models.every(({ code }) => code !== ENGLISH);
  const lines = correctRupeeSigns(misreadsNumbers ? await rereadNumbers(found, ready.picture) : found, ready.picture);
  return { lines, languages: models.map(({ code }) => code), engine: 'tesseract' };
}

/** The requested language if it is written in the script of the detected one. */
function preferRequested(detected: string, { models }: OcrOptions): string {
  return models.find(({ code }) => (SAME_SCRIPT.get(code) ?? code) === detected)?.code ?? detected;
}

/** Page segmentation starts with the model that reads the page, because changing models costs a start. */
function segmenter({ models, scripts = [] }: OcrOptions): OcrModel {
  const model = models[0] ?? scripts[0];
  if (!model) throw new Error('OCR needs a model to find lines');
  return model;
}

/** The model of the detected script plus English, which is in most Indian documents; English alone if no script is detected. */
async function detectModels(ready: Preprocessed, style: OcrOptions): Promise<readonly OcrModel[]> {
  const { scripts = [] } = style;
  const codes = await detectLanguages(ready, segmenter(style));
  const [first] = scripts;
  const found = scripts.find((model) => model !== first && codes.includes(model.code));
  return [found, first].filter((model, at, all): model is OcrModel => model !== undefined && all.indexOf(model) === at);
}

/** A small picture of one or two lines may have no columns to detect: the second pass reads it as one block. */
async function recogniseLines({ picture: paper, isTable }: Preprocessed, models: readonly OcrModel[]): Promise<OcrLine[]> {
  // Tables are read as one block, row by row: in column mode columns would be read one after the other, and columns of single digits not at all.
  const lines = parseTsv(await recognise(paper, models, isTable ? 'block' : 'columns'), stripRedundantZwnj);
  if (lines.length > 0) return lines;
  const block = parseTsv(await recognise(paper, models, 'block'), stripRedundantZwnj);
  return (meanConfidence(wordsOfLines(block)) ?? 0) < MIN_BLOCK_CONFIDENCE ? [] : block;
}

/** Code of the most frequent script of a page, if the requested languages are not written in it. */
export async function suggestLanguage(ready: Preprocessed, page: RecognisedPage, style: OcrOptions): Promise<string | undefined> {
  const [detected = 'eng'] = page.engine === 'potli' ? page.languages : await detectLanguages(ready, segmenter(style));
  const code = preferRequested(detected, style);
  return style.models.some((model) => model.code === code) ? undefined : code;
}
