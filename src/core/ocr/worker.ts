import type { Sharp } from 'sharp';
import { tellProgress } from '../jobs/progress.ts';
import { openPicture } from '../picture/picture.ts';
import { chooseModel } from './choose.ts';
import type { Grey } from './grey.ts';
import { withoutIdleJoiners } from './joiners.ts';
import { layoutText } from './layout.ts';
import type { OcrRequest, OcrStyle, ReadPage } from './ocr.ts';
import { LONGEST_SIDE } from './ocr.ts';
import { type Preprocessed, preprocess } from './preprocess.ts';
import { greyPixels, opened } from './remade.ts';
import { withRupees } from './rupee.ts';
import { sheetOf } from './sheet.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { type Line, meanConfidence, plainText, readLines, wordsOf } from './words.ts';

/** Text from the second pass on a page without lines is mostly noise of a photograph: rejected below this confidence. */
const LEAST_CONFIDENCE_OF_BLOCK = 0.4;

/** Typical of blurred pages and of pages in a language that was not requested. */
const POOR_CONFIDENCE = 0.6;

async function picture({ source, ...style }: OcrRequest<Uint8Array>): Promise<ReadPage> {
  const file = await openPicture(source);
  const upright = file
    .upright()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const grey = await greyPixels(upright.clone().greyscale());
  return { ...(await read(grey, style, () => upright.toColourspace('srgb'))), frames: file.pages };
}

async function page({ source, ...style }: OcrRequest<Grey>): Promise<ReadPage> {
  // Preprocessing modifies the pixels in place.
  const seen = style.pictured === true ? { ...source, pixels: source.pixels.slice() } : source;
  return read(source, style, () => opened(seen).toColourspace('b-w'));
}

async function read(source: Grey, style: OcrStyle, seen: () => Sharp): Promise<ReadPage> {
  tellProgress(0, 'straightening and cleaning the picture');
  const ready = await preprocess(source, LONGEST_SIDE);
  const { picture: paper, back } = ready;
  const models = style.models.length > 0 ? style.models : await modelsOf(paper, style);
  const lines = withRupees(await linesOf(ready, models), paper);
  const confidence = meanConfidence(wordsOf(lines));
  const better = style.models.length > 0 && isPoor(confidence) ? await betterThan(paper, style) : undefined;
  return {
    text: style.layout ? layoutText(lines, paper.width) : plainText(lines),
    confidence,
    width: source.width,
    height: source.height,
    lines: lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, box: back(word.box) })) })),
    languages: models.map(({ code }) => code),
    ...(better && { better: better.code }),
    ...(style.pictured === true && { sheet: await sheetOf(seen(), ready, lines) }),
    frames: 1,
  };
}

/** Null means no text at all, which is not poor. */
const isPoor = (confidence: number | null): boolean => confidence !== null && confidence < POOR_CONFIDENCE;

/** The model of the detected script plus English, which is in most Indian documents; English alone if no script is detected. */
async function modelsOf(paper: Grey, { scripts = [] }: OcrStyle): Promise<readonly OcrModel[]> {
  const found = await chooseModel(paper, scripts);
  const [first] = scripts;
  return [found, first].filter((model, at, all): model is OcrModel => model !== undefined && all.indexOf(model) === at);
}

async function betterThan(paper: Grey, { models, scripts = [] }: OcrStyle): Promise<OcrModel | undefined> {
  const found = await chooseModel(paper, scripts);
  return models.some(({ code }) => code === found?.code) ? undefined : found;
}

/** A small picture of one or two lines may have no columns to detect: the second pass reads it as one block. */
async function linesOf({ picture: paper, isTable }: Preprocessed, models: readonly OcrModel[]): Promise<Line[]> {
  // Tables are read as one block, row by row: in column mode columns would be read one after the other, and columns of single digits not at all.
  const lines = readLines(await recognise(paper, models, isTable ? 'block' : 'columns'), withoutIdleJoiners);
  if (lines.length > 0) return lines;
  const block = readLines(await recognise(paper, models, 'block'), withoutIdleJoiners);
  return (meanConfidence(wordsOf(block)) ?? 0) < LEAST_CONFIDENCE_OF_BLOCK ? [] : block;
}

export default { picture, page };
