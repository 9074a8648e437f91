/**
 * Selects, repeats, reorders or rotates pages: directly where possible, else by qpdf, which keeps everything that belongs to a page and the
 * encryption of the file.
 */
import { leaveStreams } from '../../../core/pdf/qpdf.ts';
import { type Rewritten, rewritten, soundPdf } from '../../../core/pdf/rewriting.ts';
import { takenDirectly, turnedDirectly } from './direct-pages.ts';
import { collectPages, refuseEmptyOrLong, refuseMissingPages, type Selection, selectPages } from './selection.ts';

export interface PagesTask {
  readonly bytes: Uint8Array;
  readonly selection: Selection;
}

export interface RotateTask {
  readonly bytes: Uint8Array;
  /** Undefined for all pages. */
  readonly selection: Selection | undefined;
  /** Degrees, clockwise, added to the present rotation. */
  readonly angle: number;
}

export async function takePages({ bytes, selection }: PagesTask): Promise<Rewritten> {
  const pdf = await soundPdf(bytes);
  refuseMissingPages(selection, pdf.pages);
  const pages = collectPages(selection, pdf.pages);
  refuseEmptyOrLong(pages, pdf.pages);
  const file = takenDirectly(pdf, pages);
  if (file) return { file, repaired: pdf.repaired };
  return rewritten(['/in', '--pages', '.', pages.join(','), '--', ...leaveStreams(pdf.bytes)], pdf);
}

export async function rotatePages({ bytes, selection, angle }: RotateTask): Promise<Rewritten> {
  const pdf = await soundPdf(bytes);
  const range = selection ? rangeOf(selection, pdf.pages) : undefined;
  const file = turnedDirectly(pdf, range?.split(',').map(Number), angle);
  if (file) return { file, repaired: pdf.repaired };
  const turn = `${angle < 0 ? '-' : '+'}${Math.abs(angle)}`;
  return rewritten(['/in', `--rotate=${turn}:${range ?? '1-z'}`, ...leaveStreams(pdf.bytes)], pdf);
}

/** The selection as a qpdf page range. */
export function rangeOf(selection: Selection, count: number): string {
  refuseMissingPages(selection, count);
  const pages = selectPages(selection, count);
  if (pages.length === 0) refuseEmptyOrLong(pages, count);
  return pages.join(',');
}
