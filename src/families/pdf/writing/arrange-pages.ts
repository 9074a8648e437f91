/**
 * Selects, repeats, reorders or rotates pages: directly where possible, else by qpdf, which keeps everything that belongs to a page and the
 * encryption of the file.
 */
import { preserveStreamsOptions } from '../../../core/pdf/qpdf.ts';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { checkPageCount, checkPagesExist, collectPages, type PageSelection, selectPages } from './page-selection.ts';
import { extractPagesDirectly, rotatePagesDirectly } from './strict-pages.ts';

export interface PagesTask {
  readonly bytes: Uint8Array;
  readonly selection: PageSelection;
}

export interface RotateTask {
  readonly bytes: Uint8Array;
  /** Undefined for all pages. */
  readonly selection: PageSelection | undefined;
  /** Degrees, clockwise, added to the present rotation. */
  readonly angle: number;
}

export async function extractPages({ bytes, selection }: PagesTask): Promise<RewrittenPdf> {
  const pdf = await validatePdf(bytes);
  checkPagesExist(selection, pdf.pages);
  const pages = collectPages(selection, pdf.pages);
  checkPageCount(pages, pdf.pages);
  const file = extractPagesDirectly(pdf, pages);
  if (file) return { file, repaired: pdf.repaired };
  return rewriteWithQpdf(['/in', '--pages', '.', pages.join(','), '--', ...preserveStreamsOptions(pdf.bytes)], pdf);
}

export async function rotatePages({ bytes, selection, angle }: RotateTask): Promise<RewrittenPdf> {
  const pdf = await validatePdf(bytes);
  const range = selection ? qpdfPageRange(selection, pdf.pages) : undefined;
  const file = rotatePagesDirectly(pdf, range?.split(',').map(Number), angle);
  if (file) return { file, repaired: pdf.repaired };
  const rotation = `${angle < 0 ? '-' : '+'}${Math.abs(angle)}`;
  return rewriteWithQpdf(['/in', `--rotate=${rotation}:${range ?? '1-z'}`, ...preserveStreamsOptions(pdf.bytes)], pdf);
}

/** The selection as a qpdf page range. */
export function qpdfPageRange(selection: PageSelection, count: number): string {
  checkPagesExist(selection, count);
  const pages = selectPages(selection, count);
  if (pages.length === 0) checkPageCount(pages, count);
  return pages.join(',');
}
