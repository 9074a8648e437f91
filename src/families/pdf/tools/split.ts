/** Splits a PDF by page count, by bookmarks or by size. Child process. */
import { preserveStreamsOptions, qpdf } from '../../../core/pdf/qpdf.ts';
import { rewriteWithQpdf, type ValidPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { ApiError, invalid } from '../../../core/request/api-error.ts';
import { createZip, type ZipEntry } from '../../../core/util/zip.ts';
import { type Bookmark, readBookmarks } from './bookmarks.ts';

export interface SplitTask {
  readonly bytes: Uint8Array;
  readonly by: 'pages' | 'bookmarks' | 'size';
  readonly every: number;
  readonly maxBytes: number;
}

export interface SplitResult {
  readonly file: Uint8Array;
  readonly parts: number;
  readonly repaired: boolean;
}

/** Page range of a part, from 1, and its file name. */
interface PartRange {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

const MAX_PARTS = 300;
/** Fonts and pictures shared by pages are copied into each part. */
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;

export async function split(task: SplitTask): Promise<SplitResult> {
  const pdf = await validatePdf(task.bytes);
  const ranges = await rangesOf(pdf, task);
  if (ranges.length > MAX_PARTS) invalid(task.by === 'pages' ? 'every' : 'by', `gives ${ranges.length} parts; the limit is ${MAX_PARTS}`);
  const entries: ZipEntry[] = [];
  let [totalBytes, { repaired }] = [0, pdf];
  for (const { first, last, name } of ranges) {
    const part = await rewriteWithQpdf(['/in', '--pages', '.', `${first}-${last}`, '--', ...preserveStreamsOptions(pdf.bytes)], pdf);
    totalBytes += part.file.length;
    if (totalBytes > MAX_TOTAL_BYTES) throw new ApiError('too_large', 'The parts have more than 96 MB in total. Use fewer, longer parts.');
    entries.push({ name: `${name}.pdf`, bytes: part.file });
    repaired ||= part.repaired;
  }
  return { file: createZip(entries), parts: entries.length, repaired };
}

async function rangesOf(pdf: ValidPdf, { by, every, maxBytes }: SplitTask): Promise<PartRange[]> {
  if (by === 'bookmarks') return splitByBookmarks(await readBookmarks(pdf.bytes), pdf.pages);
  return nameRanges(by === 'size' ? splitBySize(await pageSizes(pdf), maxBytes) : splitByCount(pdf.pages, every), pdf.pages);
}

type PageSpan = readonly [first: number, last: number];

export function splitByCount(pages: number, every: number): PageSpan[] {
  return Array.from({ length: Math.ceil(pages / every) }, (_, index) => [index * every + 1, Math.min(pages, (index + 1) * every)] as const);
}

/** Greedy: as many pages per part as stay below the size; a single larger page is a part of its own. */
export function splitBySize(sizes: readonly number[], maxBytes: number): PageSpan[] {
  const spans: [number, number][] = [];
  let partBytes = Number.POSITIVE_INFINITY;
  for (const [index, size] of sizes.entries()) {
    partBytes += size;
    const last = spans.at(-1);
    if (partBytes > maxBytes || !last) {
      spans.push([index + 1, index + 1]);
      partBytes = size;
    } else last[1] = index + 1;
  }
  return spans;
}

const nameRanges = (spans: readonly PageSpan[], pages: number): PartRange[] => {
  const padNumber = (page: number): string => String(page).padStart(String(pages).length, '0');
  return spans.map(([first, last]) => ({
    first,
    last,
    name: first === last ? `page-${padNumber(first)}` : `pages-${padNumber(first)}-${padNumber(last)}`,
  }));
};

/** Size of each page as a file of its own: the sum is an upper bound for several pages together. */
async function pageSizes(pdf: ValidPdf): Promise<number[]> {
  if (pdf.pages > MAX_PARTS) invalid('by', `size can be used for up to ${MAX_PARTS} pages`);
  const result = await qpdf(['/in', '--split-pages=1', ...preserveStreamsOptions(pdf.bytes), '/part-%d'], { '/in': pdf.bytes });
  const digits = String(pdf.pages).length;
  return Array.from({ length: pdf.pages }, (_, index) => result.read(`/part-${String(index + 1).padStart(digits, '0')}`).length);
}

/** A part for each top-level bookmark, and one for the pages before the first. */
export function splitByBookmarks(bookmarks: readonly Bookmark[], pages: number): PartRange[] {
  const starts = new Map<number, string>();
  for (const { page, title } of bookmarks) if (!starts.has(page)) starts.set(page, title);
  if (starts.size === 0) invalid('by', 'bookmarks cannot be used: the PDF has no bookmarks that lead to a page');
  if (!starts.has(1)) starts.set(1, 'Beginning');
  const sorted = [...starts].sort(([a], [b]) => a - b);
  const digits = String(sorted.length).length;
  return sorted.map(([first, title], index) => {
    const last = (sorted[index + 1]?.[0] ?? pages + 1) - 1;
    return { first, last, name: `${String(index + 1).padStart(digits, '0')} ${safeFileName(title)}` };
  });
}

const MAX_NAME_LENGTH = 80;

/** Safe file name: no path separators, control or reserved characters, no leading dots, no trailing dots or blanks. */
function safeFileName(title: string): string {
  const cleaned = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    [...cleaned]
      .slice(0, MAX_NAME_LENGTH)
      .join('')
      .replace(/^\.+|(?<![. ])[. ]+$/g, '') || 'part'
  );
}
