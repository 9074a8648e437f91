/** Page range of a PDF for OCR, and the notes of the response on pages, engine and language. */

import type { OcrPage } from '../../core/ocr/ocr-task.ts';
import { MAX_OCR_PAGES, type OcrPdf } from '../../core/ocr/pdf-pages.ts';
import { invalid } from '../../core/request/api-error.ts';

type NumberedPage = OcrPage & { readonly page: number };

export interface PageRange {
  readonly first: number;
  readonly last?: number | undefined;
}

export function pageNumbers({ first, last = first + MAX_OCR_PAGES - 1 }: PageRange): number[] {
  if (last < first) invalid('last', 'must not be before first');
  const count = last - first + 1;
  if (count > MAX_OCR_PAGES)
    invalid('last', `at most ${MAX_OCR_PAGES} pages can be read in one request, such as first=${first}&last=${first + MAX_OCR_PAGES - 1}`);
  return Array.from({ length: count }, (_, offset) => first + offset);
}

export function noteOnPages({ total, pages, late, damaged }: OcrPdf, { last }: PageRange): string | undefined {
  const sentences: string[] = [];
  if (late.length > 0)
    sentences.push(`The time limit was reached before ${formatPages(late)} could be read; request them with first=${late[0]}.`);
  if (damaged.length > 0) sentences.push(`The PDF is damaged: ${formatPages(damaged)} cannot be rendered.`);
  const lastRead = Math.max(...pages.map(({ page }) => page), ...late, ...damaged);
  if (last === undefined && lastRead < total) {
    sentences.push(
      `The PDF has ${total} pages and at most ${MAX_OCR_PAGES} are read in one request; request the rest with first=${lastRead + 1}.`,
    );
  }
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** A note on the pages that the network read. */
export function noteOnEngine(pages: readonly Pick<NumberedPage, 'page' | 'engine'>[]): string | undefined {
  const numbers = pages.filter(({ engine }) => engine === 'potli').map(({ page }) => page);
  return numbers.length === 0 ? undefined : `Read by the network (engine=potli): ${formatPages(numbers)}.`;
}

/** A note that another language would suit better than the requested one. */
export function noteOnLanguage(pages: readonly Pick<OcrPage, 'suggestedLanguage' | 'engine'>[]): string | undefined {
  const suggested = new Set(pages.flatMap((page) => page.suggestedLanguage ?? []));
  if (suggested.size > 0 && pages.every(({ engine }) => engine === 'potli'))
    return `The text is not in the requested language; try lang=${[...suggested].join(' or lang=')} too.`;
  return suggested.size === 0
    ? undefined
    : `The text is poorly readable in the requested language; try lang=${[...suggested].join(' or lang=')}.`;
}

function formatPages(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'page' : 'pages'} ${numbers.join(', ')}`;
}
