import type { Sharp } from 'sharp';
import { reportProgress } from '../jobs/progress.ts';
import { openPicture } from '../picture/picture.ts';
import type { GreyImage } from './grey-image.ts';
import { greyToSharp, sharpToGrey } from './grey-sharp.ts';
import { layoutText } from './layout-text.ts';
import { turned, uprightTurn } from './network/orientation.ts';
import { MAX_OCR_SIDE, type OcrOptions, type OcrPage, type OcrRequest } from './ocr-task.ts';
import { linesToText, meanConfidence, wordsOfLines } from './ocr-words.ts';
import { renderPageImage } from './page-image.ts';
import { type Preprocessed, preprocess } from './preprocess.ts';
import { type RecognisedPage, recognisePage, suggestLanguage } from './recognise-page.ts';

/** Typical of blurred pages and of pages in a language that was not requested. */
const POOR_CONFIDENCE = 0.6;
/** Pages on their side or upside down are read with less. */
const UPRIGHT_CONFIDENCE = 0.88;

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
  const seen = style.withImage === true ? { ...source, pixels: source.pixels.slice() } : source;
  return read(source, style, () => greyToSharp(seen).toColourspace('b-w'));
}

async function read(source: GreyImage, style: OcrOptions, seen: () => Sharp): Promise<OcrPage> {
  // Preprocessing modifies the pixels in place.
  const original = { ...source, pixels: source.pixels.slice() };
  const upright = await readUpright(source, style, seen);
  if (upright.confidence !== null && upright.confidence >= UPRIGHT_CONFIDENCE) return upright.page();
  const turn = await uprightTurn(upright.picture);
  if (turn === 0) return upright.page();
  const other = await readUpright(await turned(original, turn), style, () => seen().rotate(turn));
  return (other.confidence ?? 0) > (upright.confidence ?? 0) ? { ...(await other.page()), rotated: turn } : upright.page();
}

interface Reading {
  readonly picture: GreyImage;
  readonly confidence: number | null;
  readonly page: () => Promise<OcrPage>;
}

async function readUpright(source: GreyImage, style: OcrOptions, seen: () => Sharp): Promise<Reading> {
  reportProgress(0, 'preprocessing the image');
  const ready = await preprocess(source, MAX_OCR_SIDE);
  const recognised = await recognisePage(ready, style);
  const confidence = meanConfidence(wordsOfLines(recognised.lines));
  return { picture: ready.picture, confidence, page: () => toPage(source, ready, recognised, style, seen) };
}

async function toPage(
  source: GreyImage,
  ready: Preprocessed,
  recognised: RecognisedPage,
  style: OcrOptions,
  seen: () => Sharp,
): Promise<OcrPage> {
  const { picture: paper, toOriginal } = ready;
  const { lines, languages, engine } = recognised;
  const confidence = meanConfidence(wordsOfLines(lines));
  const isSuspect = style.models.length > 0 && style.engine !== 'potli' && (engine === 'potli' || isPoor(confidence));
  const better = isSuspect ? await suggestLanguage(ready, recognised, style) : undefined;
  return {
    text: style.layout ? layoutText(lines, paper.width) : linesToText(lines),
    confidence,
    width: source.width,
    height: source.height,
    lines: lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, box: toOriginal(word.box) })) })),
    languages,
    engine,
    ...(better !== undefined && { suggestedLanguage: better }),
    ...(style.withImage === true && { pageImage: await renderPageImage(seen(), ready, lines) }),
    frames: 1,
  };
}

/** Null means no text at all, which is not poor. */
const isPoor = (confidence: number | null): boolean => confidence !== null && confidence < POOR_CONFIDENCE;

export default { picture, page };
