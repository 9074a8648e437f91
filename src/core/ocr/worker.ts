import type { Sharp } from 'sharp';
import { reportProgress } from '../jobs/progress.ts';
import { openPicture } from '../picture/picture.ts';
import { detectScriptModel } from './detect-script.ts';
import type { GreyImage } from './grey-image.ts';
import { greyToSharp, sharpToGrey } from './grey-sharp.ts';
import { layoutText } from './layout-text.ts';
import { MAX_OCR_SIDE, type OcrOptions, type OcrPage, type OcrRequest } from './ocr-task.ts';
import { linesToText, meanConfidence, type OcrLine, parseTsv, wordsOfLines } from './ocr-words.ts';
import { renderPageImage } from './page-image.ts';
import { type Preprocessed, preprocess } from './preprocess.ts';
import { correctRupeeSigns } from './rupee-correction.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { stripRedundantZwnj } from './zwnj.ts';

/** Text from the second pass on a page without lines is mostly noise of a photograph: rejected below this confidence. */
const MIN_BLOCK_CONFIDENCE = 0.4;

/** Typical of blurred pages and of pages in a language that was not requested. */
const POOR_CONFIDENCE = 0.6;

async function picture({ source, ...style }: OcrRequest<Uint8Array>): Promise<OcrPage> {
  const file = await openPicture(source);
  const upright = file
    .upright()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_OCR_SIDE, height: MAX_OCR_SIDE, fit: 'inside', withoutEnlargement: true });
  const grey = await sharpToGrey(upright.clone().greyscale());
  return { ...(await read(grey, style, () => upright.toColourspace('srgb'))), frames: file.pages };
}

async function page({ source, ...style }: OcrRequest<GreyImage>): Promise<OcrPage> {
  // Preprocessing modifies the pixels in place.
  const seen = style.pictured === true ? { ...source, pixels: source.pixels.slice() } : source;
  return read(source, style, () => greyToSharp(seen).toColourspace('b-w'));
}

async function read(source: GreyImage, style: OcrOptions, seen: () => Sharp): Promise<OcrPage> {
  reportProgress(0, 'preprocessing the image');
  const ready = await preprocess(source, MAX_OCR_SIDE);
  const { picture: paper, toOriginal } = ready;
  const models = style.models.length > 0 ? style.models : await detectModels(paper, style);
  const lines = correctRupeeSigns(await recogniseLines(ready, models), paper);
  const confidence = meanConfidence(wordsOfLines(lines));
  const better = style.models.length > 0 && isPoor(confidence) ? await suggestModel(paper, style) : undefined;
  return {
    text: style.layout ? layoutText(lines, paper.width) : linesToText(lines),
    confidence,
    width: source.width,
    height: source.height,
    lines: lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, box: toOriginal(word.box) })) })),
    languages: models.map(({ code }) => code),
    ...(better && { better: better.code }),
    ...(style.pictured === true && { sheet: await renderPageImage(seen(), ready, lines) }),
    frames: 1,
  };
}

/** Null means no text at all, which is not poor. */
const isPoor = (confidence: number | null): boolean => confidence !== null && confidence < POOR_CONFIDENCE;

/** The model of the detected script plus English, which is in most Indian documents; English alone if no script is detected. */
async function detectModels(paper: GreyImage, { scripts = [] }: OcrOptions): Promise<readonly OcrModel[]> {
  const found = await detectScriptModel(paper, scripts);
  const [first] = scripts;
  return [found, first].filter((model, at, all): model is OcrModel => model !== undefined && all.indexOf(model) === at);
}

async function suggestModel(paper: GreyImage, { models, scripts = [] }: OcrOptions): Promise<OcrModel | undefined> {
  const found = await detectScriptModel(paper, scripts);
  return models.some(({ code }) => code === found?.code) ? undefined : found;
}

/** A small picture of one or two lines may have no columns to detect: the second pass reads it as one block. */
async function recogniseLines({ picture: paper, isTable }: Preprocessed, models: readonly OcrModel[]): Promise<OcrLine[]> {
  // Tables are read as one block, row by row: in column mode columns would be read one after the other, and columns of single digits not at all.
  const lines = parseTsv(await recognise(paper, models, isTable ? 'block' : 'columns'), stripRedundantZwnj);
  if (lines.length > 0) return lines;
  const block = parseTsv(await recognise(paper, models, 'block'), stripRedundantZwnj);
  return (meanConfidence(wordsOfLines(block)) ?? 0) < MIN_BLOCK_CONFIDENCE ? [] : block;
}

export default { picture, page };
