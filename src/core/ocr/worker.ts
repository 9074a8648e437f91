import { openPicture } from '../picture/picture.ts';
import type { Grey } from './grey.ts';
import { withoutIdleJoiners } from './joiners.ts';
import { layoutText } from './layout.ts';
import type { OcrRequest, OcrStyle, ReadPage } from './ocr.ts';
import { LONGEST_SIDE } from './ocr.ts';
import { makeReady } from './ready.ts';
import { greyPixels } from './remade.ts';
import { withRupees } from './rupee.ts';
import { recognise } from './tesseract.ts';
import { type Line, meanConfidence, plainText, readLines } from './words.ts';

/** What the second look finds on a page without text is mostly the grain of a photograph: below this it does not count. */
const LEAST_CONFIDENCE_OF_BLOCK = 0.4;

async function picture({ source, ...style }: OcrRequest<Uint8Array>): Promise<ReadPage> {
  const opened = await openPicture(source);
  const upright = opened
    .upright()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale();
  return { ...(await page({ source: await greyPixels(upright), ...style })), frames: opened.pages };
}

async function page({ source, ...style }: OcrRequest<Grey>): Promise<ReadPage> {
  const { picture: paper, back } = await makeReady(source, LONGEST_SIDE);
  const lines = withRupees(await linesOf(paper, style), paper);
  const words = lines.flatMap((line) => line.words);
  return {
    text: style.layout ? layoutText(lines, paper.width) : plainText(lines),
    confidence: meanConfidence(words),
    width: source.width,
    height: source.height,
    words: words.map((word) => ({ ...word, box: back(word.box) })),
    frames: 1,
  };
}

/** A small picture of a line or two may have no columns to find; then all of it is taken as one block. */
async function linesOf(paper: Grey, { models }: OcrStyle): Promise<Line[]> {
  const lines = readLines(await recognise(paper, models, 'columns'), withoutIdleJoiners);
  if (lines.length > 0) return lines;
  const block = readLines(await recognise(paper, models, 'block'), withoutIdleJoiners);
  return (meanConfidence(block.flatMap(({ words }) => words)) ?? 0) < LEAST_CONFIDENCE_OF_BLOCK ? [] : block;
}

export default { picture, page };
