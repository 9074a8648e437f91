/** Splits a PDF by page count, by bookmarks or by size. Child process. */
import { leaveStreams, qpdf } from '../../../core/pdf/qpdf.ts';
import { rewritten, type SoundPdf, soundPdf } from '../../../core/pdf/rewriting.ts';
import { ApiError, invalid } from '../../../core/request/api-error.ts';
import { type ZipEntry, zipOf } from '../../../core/util/zip.ts';
import { type Bookmark, bookmarksOf } from './bookmarks.ts';

export interface SplitTask {
  readonly bytes: Uint8Array;
  readonly by: 'pages' | 'bookmarks' | 'size';
  readonly every: number;
  readonly mostBytes: number;
}

export interface Parts {
  readonly file: Uint8Array;
  readonly parts: number;
  readonly repaired: boolean;
}

/** Page range of a part, from 1, and its file name. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

const MOST_PARTS = 300;
/** Fonts and pictures shared by pages are copied into each part. */
const MOST_BYTES_TOGETHER = 96 * 1024 * 1024;

export async function split(task: SplitTask): Promise<Parts> {
  const pdf = await soundPdf(task.bytes);
  const ranges = await rangesOf(pdf, task);
  if (ranges.length > MOST_PARTS) invalid(task.by === 'pages' ? 'every' : 'by', `gives ${ranges.length} parts, more than ${MOST_PARTS}`);
  const entries: ZipEntry[] = [];
  let [together, { repaired }] = [0, pdf];
  for (const { first, last, name } of ranges) {
    const part = await rewritten(['/in', '--pages', '.', `${first}-${last}`, '--', ...leaveStreams(pdf.bytes)], pdf);
    together += part.file.length;
    if (together > MOST_BYTES_TOGETHER)
      throw new ApiError('too_large', 'The parts have more than 96 MB together. Ask for fewer, longer ones.');
    entries.push({ name: `${name}.pdf`, bytes: part.file });
    repaired ||= part.repaired;
  }
  return { file: zipOf(entries), parts: entries.length, repaired };
}

async function rangesOf(pdf: SoundPdf, { by, every, mostBytes }: SplitTask): Promise<Range[]> {
  if (by === 'bookmarks') return fromBookmarks(await bookmarksOf(pdf.bytes), pdf.pages);
  return numbered(by === 'size' ? bySize(await pageSizes(pdf), mostBytes) : byCount(pdf.pages, every), pdf.pages);
}

type Span = readonly [first: number, last: number];

export function byCount(pages: number, every: number): Span[] {
  return Array.from({ length: Math.ceil(pages / every) }, (_, at) => [at * every + 1, Math.min(pages, (at + 1) * every)] as const);
}

/** Greedy: as many pages per part as stay below the size; a single larger page is a part of its own. */
export function bySize(sizes: readonly number[], most: number): Span[] {
  const spans: [number, number][] = [];
  let held = Number.POSITIVE_INFINITY;
  for (const [at, size] of sizes.entries()) {
    held += size;
    const last = spans.at(-1);
    if (held > most || !last) {
      spans.push([at + 1, at + 1]);
      held = size;
    } else last[1] = at + 1;
  }
  return spans;
}

const numbered = (spans: readonly Span[], pages: number): Range[] => {
  const padded = (page: number): string => String(page).padStart(String(pages).length, '0');
  return spans.map(([first, last]) => ({
    first,
    last,
    name: first === last ? `page-${padded(first)}` : `pages-${padded(first)}-${padded(last)}`,
  }));
};

/** Size of each page as a file of its own: the sum is an upper bound for several pages together. */
async function pageSizes(pdf: SoundPdf): Promise<number[]> {
  if (pdf.pages > MOST_PARTS) invalid('by', `size: works for up to ${MOST_PARTS} pages`);
  const run = await qpdf(['/in', '--split-pages=1', ...leaveStreams(pdf.bytes), '/part-%d'], { '/in': pdf.bytes });
  const digits = String(pdf.pages).length;
  return Array.from({ length: pdf.pages }, (_, at) => run.read(`/part-${String(at + 1).padStart(digits, '0')}`).length);
}

/** A part for each top-level bookmark, and one for the pages before the first. */
export function fromBookmarks(bookmarks: readonly Bookmark[], pages: number): Range[] {
  const starts = new Map<number, string>();
  for (const { page, title } of bookmarks) if (!starts.has(page)) starts.set(page, title);
  if (starts.size === 0) invalid('by', 'bookmarks: the PDF has none that lead to a page');
  if (!starts.has(1)) starts.set(1, 'Beginning');
  const sorted = [...starts].sort(([one], [other]) => one - other);
  const digits = String(sorted.length).length;
  return sorted.map(([first, title], at) => {
    const last = (sorted[at + 1]?.[0] ?? pages + 1) - 1;
    return { first, last, name: `${String(at + 1).padStart(digits, '0')} ${fileName(title)}` };
  });
}

const LONGEST_NAME = 80;

/** Safe file name: no path separators, control or reserved characters, no leading dots, no trailing dots or blanks. */
function fileName(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    [...plain]
      .slice(0, LONGEST_NAME)
      .join('')
      .replace(/^\.+|(?<![. ])[. ]+$/g, '') || 'part'
  );
}
