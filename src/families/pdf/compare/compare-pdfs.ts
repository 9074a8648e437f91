/** Compares two PDFs by their pages, pixels and words. Child process. */
import { declareCpuCost } from '../../../core/jobs/cpu-cost.ts';
import { reportProgress } from '../../../core/jobs/progress.ts';
import { type OpenPdf, withPage, withPdf } from '../../../core/pdf/document.ts';
import { withPdfium } from '../../../core/pdf/pdfium.ts';
import { withPdfiumDocument } from '../../../core/pdf/pdfium-document.ts';
import { renderBitmap } from '../../../core/pdf/render-bitmap.ts';
import { sizeAtDpi } from '../../../core/pdf/render-size.ts';
import { type ValidPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { pixelMs } from '../../../core/picture/cost.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { alignPages, type PagePair } from './align-pages.ts';
import { type BitmapDifference, compareBitmaps } from './bitmap-difference.ts';
import { hasSameWords, type PageContent, pageSimilarity, readPages } from './page-content.ts';
import type { BoxOnPage, ComparedPage, PdfComparison, WordChange } from './records.ts';
import { compareWords } from './word-changes.ts';

export interface CompareRequest {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export interface ComparedPdfs extends PdfComparison {
  /** All pages, also those that are equal. */
  readonly pairs: readonly PagePair[];
  readonly repaired: boolean;
  /** Number of pages that were not rendered, because of the time limit, and of changes of words that were left out. */
  readonly unrendered: number;
  readonly omitted: number;
}

export const MAX_COMPARED_PAGES = 100;
const DPI = 100;
const MAX_SIDE = 1_500;
const MAX_TOTAL_PIXELS = 250_000_000;
/** The time limit of the job is 60 s; pages that were not rendered until then are compared by their words only. */
const SOFT_TIMEOUT_MS = 40_000;
/** Milliseconds to render and compare a megapixel: 40 for equal pages of text, 100 for different ones. */
const MS_PER_MEGAPIXEL = 70;
const MAX_CHANGES = 5_000;
const MAX_CHANGED_CHARACTERS = 1_000_000;

export async function comparePdfs({ before, after }: CompareRequest): Promise<ComparedPdfs> {
  const deadline = Date.now() + SOFT_TIMEOUT_MS;
  reportProgress(0, 'Reading the text');
  const [first, second] = [await validatePdf(before, 'File 1'), await validatePdf(after, 'File 2')];
  for (const [index, { pages }] of [first, second].entries())
    if (pages > MAX_COMPARED_PAGES)
      throw new ApiError(
        'too_large',
        `File ${index + 1} has ${pages} pages; the limit is ${MAX_COMPARED_PAGES}. Divide it first with /v1/pdf/split.`,
      );
  const [old, current] = [await readContent(first, 'File 1'), await readContent(second, 'File 2')];
  const pairs = alignPages(old.length, current.length, (i, j) => pageSimilarity(old[i] as PageContent, current[j] as PageContent));
  await declareCpuCost(pixelMs(countPixels(pairs, old, current), MS_PER_MEGAPIXEL));
  const differences = await comparePixels(first, second, pairs, old, current, deadline);
  const words = compareWords(old, inSameOrder(pairs, differences, old, current));
  const pages = pairs.map((pair, index) => comparedPage(pair, differences[index], words, old, current));
  const differing = pages.filter((page) => page !== undefined);
  const listed = withinLimits(words);
  return {
    equal: differing.length === 0,
    pages_before: first.pages,
    pages_after: second.pages,
    pages: differing,
    words: listed,
    pairs,
    repaired: first.repaired || second.repaired,
    unrendered: pairs.filter(({ before, after }, index) => before !== undefined && after !== undefined && !differences[index]).length,
    omitted: words.length - listed.length,
  };
}

const readContent = (pdf: ValidPdf, which: string): Promise<PageContent[]> => withPdf(pdf.bytes, (open) => readPages(open, which), which);

/** Size of the canvas on which both pages are. */
function canvasOf(a: PageContent, b: PageContent): { width: number; height: number } {
  return { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
}

function countPixels(pairs: readonly PagePair[], old: readonly PageContent[], current: readonly PageContent[]): number {
  let pixels = 0;
  for (const { before, after } of pairs) {
    if (before === undefined || after === undefined) continue;
    const { width, height } = sizeAtDpi(canvasOf(old[before] as PageContent, current[after] as PageContent), DPI, MAX_SIDE);
    pixels += 2 * width * height;
  }
  if (pixels > MAX_TOTAL_PIXELS)
    throw new ApiError(
      'too_large',
      `The pages have ${pixels} pixels at ${DPI} dpi; the limit is ${MAX_TOTAL_PIXELS}. Compare fewer pages at a time.`,
    );
  return pixels;
}

/** Differences of the pages that correspond; undefined for others. Both documents are open at the same time, in one instance of PDFium. */
async function comparePixels(
  first: ValidPdf,
  second: ValidPdf,
  pairs: readonly PagePair[],
  old: readonly PageContent[],
  current: readonly PageContent[],
  deadline: number,
): Promise<(BitmapDifference | undefined)[]> {
  const differences = await withPdfium((pdfium) =>
    withPdfiumDocument(pdfium, first.bytes, (before) =>
      withPdfiumDocument(pdfium, second.bytes, (after) =>
        pairs.map((pair, index) => {
          if (pair.before === undefined || pair.after === undefined || Date.now() > deadline) return undefined;
          reportProgress(0.3 + (0.6 * index) / pairs.length, `Comparing page ${pair.after + 1}`);
          const canvas = canvasOf(old[pair.before] as PageContent, current[pair.after] as PageContent);
          const scale = sizeAtDpi(canvas, DPI, MAX_SIDE).width / canvas.width;
          const bitmaps = [
            render({ ...before, ...first }, pair.before, scale),
            render({ ...after, ...second }, pair.after, scale),
          ] as const;
          return bitmaps[0] && bitmaps[1] ? inPoints(compareBitmaps(bitmaps[0], bitmaps[1]), scale) : undefined;
        }),
      ),
    ),
  );
  return differences ?? [];
}

function render(pdf: OpenPdf, index: number, scale: number) {
  return withPage(pdf, index + 1, (page) => {
    const side = (points: number): number => Math.max(1, Math.round(points * scale));
    return renderBitmap(page, { width: side(page.width), height: side(page.height) }, 'colour');
  });
}

const round = (points: number): number => Math.round(points * 10) / 10;

function inPoints({ share, boxes }: BitmapDifference, scale: number): BitmapDifference {
  const toPoints = ({ left, top, width, height }: BoxOnPage): BoxOnPage => ({
    left: round(left / scale),
    top: round(top / scale),
    width: round(width / scale),
    height: round(height / scale),
  });
  return { share, boxes: boxes.map(toPoints) };
}

/** Programs write the same page in different orders: pages that look the same and have the same words are read in the order of the first PDF. */
function inSameOrder(
  pairs: readonly PagePair[],
  differences: readonly (BitmapDifference | undefined)[],
  old: readonly PageContent[],
  current: readonly PageContent[],
): PageContent[] {
  const pages = [...current];
  for (const [index, { before, after }] of pairs.entries()) {
    if (before === undefined || after === undefined || differences[index]?.share !== 0) continue;
    const [a, b] = [old[before] as PageContent, current[after] as PageContent];
    if (hasSameWords(a, b)) pages[after] = a;
  }
  return pages;
}

/** Undefined if the pages are equal. */
function comparedPage(
  { before, after }: PagePair,
  difference: BitmapDifference | undefined,
  words: readonly WordChange[],
  old: readonly PageContent[],
  current: readonly PageContent[],
): ComparedPage | undefined {
  const [a, b] = [before === undefined ? undefined : old[before], after === undefined ? undefined : current[after]];
  const inserted = after === undefined ? 0 : countWords(words, 'inserted', after + 1);
  const deleted = before === undefined ? 0 : countWords(words, 'deleted', before + 1);
  const hasSameSize = a && b && Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;
  if (hasSameSize && inserted === 0 && deleted === 0 && (difference === undefined || difference.share === 0)) return undefined;
  return {
    before: before === undefined ? null : before + 1,
    after: after === undefined ? null : after + 1,
    change: a && b ? 'changed' : a ? 'removed' : 'inserted',
    pixels: difference ? Math.ceil(difference.share * 1e6) / 1e6 : null,
    boxes: difference?.boxes ?? [],
    inserted,
    deleted,
  };
}

function countWords(words: readonly WordChange[], change: WordChange['change'], page: number): number {
  return words.reduce((sum, each) => sum + (each.change === change && each.page === page ? each.text.split(' ').length : 0), 0);
}

function withinLimits(words: readonly WordChange[]): readonly WordChange[] {
  let characters = 0;
  return words.slice(0, MAX_CHANGES).filter(({ text }) => {
    characters += text.length;
    return characters <= MAX_CHANGED_CHARACTERS;
  });
}
