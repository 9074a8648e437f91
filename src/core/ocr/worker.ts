import { openPicture } from '../picture/picture.ts';
import { reading } from '../picture/vips.ts';
import { enlarge, enlargement, shrunk } from './enlarge.ts';
import { type Grey, likePaper } from './grey.ts';
import { withoutIdleJoiners } from './joiners.ts';
import { layoutText } from './layout.ts';
import type { OcrRequest, OcrStyle, ReadPage } from './ocr.ts';
import { LONGEST_SIDE } from './ocr.ts';
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
    .greyscale()
    .toColourspace('b-w')
    .raw({ depth: 'uchar' });
  const { data, info } = await reading(upright.toBuffer({ resolveWithObject: true }));
  return { ...(await page({ source: { width: info.width, height: info.height, pixels: data }, ...style })), frames: opened.pages };
}

async function page({ source, ...style }: OcrRequest<Grey>): Promise<ReadPage> {
  const paper = likePaper(source);
  const times = enlargement(paper, LONGEST_SIDE);
  const large = times > 1 ? await enlarge(paper, times) : paper;
  const lines = shrunk(withRupees(await linesOf(large, style), large), times);
  const words = lines.flatMap((line) => line.words);
  return {
    text: style.layout ? layoutText(lines, paper.width) : plainText(lines),
    confidence: meanConfidence(words),
    width: paper.width,
    height: paper.height,
    words,
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
