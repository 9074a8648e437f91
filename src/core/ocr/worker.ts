/** Entry point of the child process of the `ocr` engine. */
import type { Sharp } from 'sharp';
import { reportProgress } from '../jobs/progress.ts';
import { openPicture } from '../picture/picture.ts';
import type { GreyImage } from './grey-image.ts';
import { greyToSharp, sharpToGrey } from './grey-sharp.ts';
import { layoutText } from './layout-text.ts';
import { rotateBy, uprightRotation } from './network/orientation.ts';
import { MAX_OCR_SIDE, type OcrOptions, type OcrPage, type OcrRequest } from './ocr-task.ts';
import { linesToText, meanConfidence, wordsOfLines } from './ocr-words.ts';
import { renderPageImage } from './page-image.ts';
import { type Preprocessed, preprocess } from './preprocess.ts';
import { type RecognisedPage, recognisePage, suggestLanguage } from './recognise-page.ts';

/** Typical of blurred pages and of pages in a language that was not requested. */
const POOR_CONFIDENCE = 0.6;
/** Pages that are on their side or upside down have a lower confidence. */
const UPRIGHT_CONFIDENCE = 0.88;

async function picture({ source, ...options }: OcrRequest<Uint8Array>): Promise<OcrPage> {
  const file = await openPicture(source);
  const upright = file
    .upright()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_OCR_SIDE, height: MAX_OCR_SIDE, fit: 'inside', withoutEnlargement: true });
  const grey = await sharpToGrey(upright.clone().greyscale());
  return { ...(await readPage(grey, options, () => upright.toColourspace('srgb'))), frames: file.pages };
}

function page({ source, ...options }: OcrRequest<GreyImage>): Promise<OcrPage> {
  return readPage(source, options, () => greyToSharp(source).toColourspace('b-w'));
}

/** @param original the picture before preprocessing, in colour if it has any */
async function readPage(source: GreyImage, options: OcrOptions, original: () => Sharp): Promise<OcrPage> {
  const first = await readUpright(source, options);
  if ((first.confidence ?? 0) >= UPRIGHT_CONFIDENCE) return toPage(first, options, original);
  const rotation = await uprightRotation(first.input);
  if (rotation === 0) return toPage(first, options, original);
  const second = await readUpright(await rotateBy(source, rotation), options);
  if ((second.confidence ?? 0) <= (first.confidence ?? 0)) return toPage(first, options, original);
  return { ...(await toPage(second, options, () => original().rotate(rotation))), rotated: rotation };
}

interface Reading {
  readonly source: GreyImage;
  readonly input: Preprocessed;
  readonly recognised: RecognisedPage;
  readonly confidence: number | null;
}

async function readUpright(source: GreyImage, options: OcrOptions): Promise<Reading> {
  reportProgress(0, 'preprocessing the image');
  // Preprocessing modifies the pixels in place.
  const input = await preprocess({ ...source, pixels: source.pixels.slice() }, MAX_OCR_SIDE);
  const recognised = await recognisePage(input, options);
  return { source, input, recognised, confidence: meanConfidence(wordsOfLines(recognised.lines)) };
}

async function toPage({ source, input, recognised, confidence }: Reading, options: OcrOptions, original: () => Sharp): Promise<OcrPage> {
  const { lines, languages, engine } = recognised;
  const isSuspect = options.models.length > 0 && options.engine !== 'potli' && (engine === 'potli' || isPoor(confidence));
  const suggestedLanguage = isSuspect ? await suggestLanguage(input, recognised, options) : undefined;
  return {
    text: options.layout ? layoutText(lines, input.picture.width) : linesToText(lines),
    confidence,
    width: source.width,
    height: source.height,
    lines: lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, box: input.toOriginal(word.box) })) })),
    languages,
    engine,
    ...(suggestedLanguage !== undefined && { suggestedLanguage }),
    ...(options.withImage === true && { pageImage: await renderPageImage(original(), input, lines) }),
    frames: 1,
  };
}

/** Whether the confidence is poor; null means that the page has no text. */
const isPoor = (confidence: number | null): boolean => confidence !== null && confidence < POOR_CONFIDENCE;

export default { picture, page };
