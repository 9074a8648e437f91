/** What the pages of a document are compared by: words with their boxes, and a thumbnail of pages without text. Child process. */
import { type OpenPdf, withPage } from '../../../core/pdf/document.ts';
import type { ViewBox } from '../../../core/pdf/page-view.ts';
import { renderBitmap } from '../../../core/pdf/render-bitmap.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { viewBox } from '../tables/upright-box.ts';
import { withAllGlyphs } from '../text/all-glyphs.ts';
import { cleanText } from '../text/clean-text.ts';
import { reorderVowelSigns } from '../text/visual-order.ts';
import { groupIntoWords } from '../text/words.ts';

export interface PlacedWord {
  readonly text: string;
  /** In points from the upper left corner of the page as displayed. */
  readonly box: ViewBox;
}

export interface PageContent {
  /** In points as displayed. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly PlacedWord[];
  readonly counts: ReadonlyMap<string, number>;
  /** Ink, from 0 to 255, of the cells of a page with hardly any text. */
  readonly thumbnail: Uint8Array | undefined;
}

const MAX_WORDS = 200_000;
/** Above and below the baseline, as fractions of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.2;
/** Pages with fewer words are recognised by their thumbnail. */
const MIN_WORDS = 10;
const THUMBNAIL_SIDE = 32;
const WHITE = 255;

export function readPages(pdf: OpenPdf, which: string): PageContent[] {
  const pages: PageContent[] = [];
  let total = 0;
  for (let number = 1; number <= pdf.pages; number++) {
    const words = readWords(pdf, number);
    total += words.length;
    if (total > MAX_WORDS)
      throw new ApiError('too_large', `${which} has more than ${MAX_WORDS} words. Divide it first with /v1/pdf/split.`);
    const counts = new Map<string, number>();
    for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
    const drawn = withPage(pdf, number, (page) => ({
      width: page.width,
      height: page.height,
      thumbnail:
        words.length < MIN_WORDS
          ? renderBitmap(page, { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE }, 'grey').pixels.map((value) => WHITE - value)
          : undefined,
    }));
    pages.push({ words, counts, width: drawn?.width ?? 1, height: drawn?.height ?? 1, thumbnail: drawn?.thumbnail });
  }
  return pages;
}

function readWords(pdf: OpenPdf, number: number): PlacedWord[] {
  const words = withAllGlyphs(pdf, number, (_, { glyphs, maxGap, isComplex }) =>
    [...new Set(glyphs.rotations)].flatMap((rotation) =>
      groupIntoWords(glyphs, rotation, maxGap).map(({ text, left, right, baseline, size }) => ({
        text: cleanText(isComplex ? reorderVowelSigns(text) : text).trim(),
        box: viewBox({ left, right, top: baseline - ASCENT * size, bottom: baseline + DESCENT * size }, rotation),
      })),
    ),
  );
  return words?.filter(({ text }) => text !== '') ?? [];
}

/** From 0 to 1: the Dice coefficient of the words, or of the ink if one of the pages has hardly any words. */
export function pageSimilarity(a: PageContent, b: PageContent): number {
  if (a.thumbnail && b.thumbnail) return inkSimilarity(a.thumbnail, b.thumbnail);
  let shared = 0;
  const [fewer, more] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  for (const [word, count] of fewer.counts) shared += Math.min(count, more.counts.get(word) ?? 0);
  return (2 * shared) / Math.max(1, a.words.length + b.words.length);
}

function inkSimilarity(a: Uint8Array, b: Uint8Array): number {
  let [shared, total] = [0, 0];
  for (let index = 0; index < a.length; index++) {
    const [first, second] = [a[index] as number, b[index] as number];
    shared += Math.min(first, second);
    total += first + second;
  }
  return total === 0 ? 1 : (2 * shared) / total;
}

export function hasSameWords(a: PageContent, b: PageContent): boolean {
  return a.words.length === b.words.length && [...a.counts].every(([word, count]) => b.counts.get(word) === count);
}
