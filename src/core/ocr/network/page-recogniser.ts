/** Recognises a page by two networks: one detects the lines, the other recognises their text. */

import { weakMemo } from '../../util/weak-memo.ts';
import type { GreyImage } from '../grey-image.ts';
import type { OcrLine, OcrWord } from '../ocr-words.ts';
import { meanConfidence } from '../ocr-words.ts';
import type { Preprocessed } from '../preprocess.ts';
import { detectLines } from './line-detector.ts';
import { recogniseLine } from './line-recogniser.ts';
import { cutStrip } from './line-strip.ts';
import { missedRegions } from './missed-text.ts';
import { readingOrder } from './reading-order.ts';
import { largest, MIN_VERTICAL_SHARE, type TextRegion } from './text-regions.ts';

/** Lines below this confidence are dropped: the network returns some text even for noise. */
const MIN_LINE_CONFIDENCE = 0.5;
/** Components that the detector missed need a higher confidence: they may be stains. */
const MIN_MARK_CONFIDENCE = 0.8;
/** Scripts with a smaller share of the letters are ignored as misread. */
const MIN_SHARE = 0.1;
/** Lines that are recognised to detect the script of a page. */
const SAMPLE_LINES = 6;
const RIGHT_TO_LEFT = 'urd';

/** Language code reported for each script, by the Unicode name of the script. */
const LANGUAGES: readonly (readonly [script: string, code: string])[] = [
  ['Latin', 'eng'],
  ['Devanagari', 'hin'],
  ['Tamil', 'tam'],
  ['Telugu', 'tel'],
  ['Bengali', 'ben'],
  ['Kannada', 'kan'],
  ['Malayalam', 'mal'],
  ['Gujarati', 'guj'],
  ['Gurmukhi', 'pan'],
  ['Oriya', 'ori'],
  ['Arabic', 'urd'],
];
const scriptPatterns = LANGUAGES.map(([script, code]) => ({ code, pattern: new RegExp(`\\p{Script=${script}}`, 'gu') }));

/** The lines of a page, detected once. */
export const linesOfPage = weakMemo(({ picture, letters }: Preprocessed) => detectLines(picture, letters));

/** Recognises every line of a page, in reading order; none if the text runs down the page. */
export async function recogniseByNetwork(page: Preprocessed): Promise<OcrLine[]> {
  const { picture } = page;
  const { lines, verticalShare } = await linesOfPage(page);
  if (verticalShare > MIN_VERTICAL_SHARE) return [];
  const recognised = [
    ...(await recogniseRegions(picture, lines, MIN_LINE_CONFIDENCE)),
    ...(await recogniseRegions(picture, missedRegions(picture, lines), MIN_MARK_CONFIDENCE)),
  ];
  const isRightToLeft = languagesOf(recognised)[0] === RIGHT_TO_LEFT;
  return readingOrder(recognised, isRightToLeft).map(({ regions, beginsParagraph }) => ({
    words: regions.flatMap(({ words }) => words),
    beginsParagraph,
  }));
}

type RecognisedRegion = TextRegion & { readonly words: readonly OcrWord[] };

async function recogniseRegions(picture: GreyImage, regions: readonly TextRegion[], minConfidence: number): Promise<RecognisedRegion[]> {
  const recognised: RecognisedRegion[] = [];
  for (const region of regions) {
    const words = await recogniseRegion(picture, region);
    if ((meanConfidence(words) ?? 0) >= minConfidence) recognised.push({ ...region, words });
  }
  return recognised;
}

async function recogniseRegion(picture: GreyImage, region: TextRegion): Promise<OcrWord[]> {
  const { picture: strip, toPage } = cutStrip(picture, region);
  const words = await recogniseLine(strip, { x: 0, y: 0, width: strip.width, height: strip.height });
  return words.map((word) => ({ ...word, box: toPage(word.box) }));
}

/** Codes of the scripts in a few large lines of a page, most frequent first. */
export async function detectLanguages(page: Preprocessed): Promise<string[]> {
  const { lines } = await linesOfPage(page);
  return languagesOf(await recogniseRegions(page.picture, largest(lines, SAMPLE_LINES), MIN_LINE_CONFIDENCE));
}

/** Codes of the scripts of lines, most frequent first. */
export function languagesOf(lines: readonly Pick<OcrLine, 'words'>[]): string[] {
  const text = lines.map(({ words }) => words.map((word) => word.text).join('')).join('');
  const counts = scriptPatterns.map(({ code, pattern }) => ({ code, count: text.match(pattern)?.length ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .filter(({ count }) => count > MIN_SHARE * total)
    .sort((a, b) => b.count - a.count)
    .map(({ code }) => code);
}
