/** The operations that read a PDF. */
import { ocrLanguage, ocrModels } from '../../../data/ocr.ts';
import type { InputOf, ResultOf, TaskName } from '../../core/jobs/engine.ts';
import { type Context, operation } from '../../core/operation/operation.ts';
import { password } from '../../core/pdf/password.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, integer } from '../../core/request/params.ts';
import { ZIP_TYPE } from '../../core/util/zip.ts';
import { isLinearized } from './info/header.ts';
import { onePdf, openPdf, REPAIRED_HEADER, REPAIRED_NOTE, repairedHeader, requirePdf } from './pdf-input.ts';
import { engine } from './reading/engine.ts';
import { PdfInfo, TextSummary } from './records.ts';
import type { RenderRequest } from './render.ts';
import type { TextRequest } from './text/extract-text.ts';
import { type OcrFilledText, recogniseScannedPages } from './text/scanned.ts';
import { pagesInput } from './write-operations.ts';
import { parseSelection } from './writing/page-selection.ts';

const READING_TIMEOUT_MS = 20_000;
const MAX_PAGE_NUMBER = 100_000;

type ReadingTasks = typeof import('./reading/worker.ts').default;

export function runReadingJob<Task extends TaskName<ReadingTasks>>(
  task: Task,
  request: InputOf<ReadingTasks, Task>,
  { jobs }: Pick<Context, 'jobs'>,
): Promise<ResultOf<ReadingTasks, Task>> {
  return jobs.run(engine, task, request, { timeoutMs: READING_TIMEOUT_MS });
}

const info = operation({
  id: 'pdf_info',
  path: '/v1/pdf/info',
  title: 'What a PDF is',
  keywords: 'pdf info, pdf pages count, how many pages, pdf properties',
  summary: 'Pages, sizes, title and properties of a PDF',
  details:
    'A PDF that needs a password to open is rejected without `password`; one that only restricts printing or copying is accepted. A damaged one is repaired first, ' +
    'as the header `X-Repaired` shows; one that has lost part of its pages is rejected. The same applies to all PDF operations.',
  headers: REPAIRED_HEADER,
  input: { password },
  files: onePdf,
  output: PdfInfo,
  cost: 10,
  example: {},
  async run({ password }, context) {
    const upload = requirePdf(context.files);
    const bytes = await openPdf(context, password);
    const { info, repaired } = await runReadingJob('info', { bytes }, context);
    const data = bytes === upload ? info : { ...info, encrypted: true, linearized: isLinearized(upload), bytes: upload.length };
    return { data, meta: { note: repaired ? REPAIRED_NOTE : undefined }, headers: repairedHeader(repaired) };
  },
});

const text = operation({
  id: 'pdf_text',
  path: '/v1/pdf/text',
  title: 'Text from a PDF',
  keywords: 'pdf text, pdf to text, text from pdf, extract text from pdf, copy text from pdf, read pdf, पीडीएफ से टेक्स्ट',
  summary: 'The text of a PDF, page by page',
  details:
    'In reading order, or with `layout=true` with the page layout preserved by spaces, for tables. Values of form fields and free-text annotations are part of ' +
    'the text. Indian scripts and Urdu are in logical order (NFC), with word spaces derived from the glyph outlines. At most 500 pages per request; `Accept: text/plain` returns only the text. With `ocr=auto` up to 5 scanned pages are recognised by OCR, ' +
    'which takes some seconds per page; other pages are unaffected.',
  input: {
    password,
    first: integer({ min: 1, max: MAX_PAGE_NUMBER, description: 'First page' }).default(1),
    last: integer({ min: 1, max: MAX_PAGE_NUMBER, description: 'Last page; default the last page of the PDF' }).optional(),
    layout: flag({ description: 'Whether to preserve the layout with spaces' }).default(false),
    ocr: choice(['off', 'auto'], { description: 'Whether to recognise scanned pages by OCR' }).default('off'),
    lang: ocrLanguage.default('eng'),
    tamilFont: choice(['off', 'auto'], {
      description: 'Whether to detect and convert text in legacy Tamil encodings (Bamini, TAB, TSCII …)',
    }).default('off'),
  },
  files: onePdf,
  headers: REPAIRED_HEADER,
  output: TextSummary,
  plainText: ({ pages }) => `${pages.map((page) => page.text).join('\n\n')}\n`,
  cost: 10,
  example: { layout: true },
  async run({ password, first, last, layout, ocr, lang, tamilFont }, context) {
    const ocrOptions = { ...ocrModels(lang), layout };
    if (last !== undefined && last < first) invalid('last', 'must not be before first');
    const request: TextRequest = { bytes: await openPdf(context, password), first, last, layout, convertTamil: tamilFont === 'auto' };
    const { count, repaired, tamilFont: encoding, ...extracted } = await runReadingJob('text', request, context);
    const completed: OcrFilledText =
      ocr === 'auto' ? await recogniseScannedPages(extracted, request.bytes, ocrOptions, context) : { data: extracted };
    const next = first + extracted.pages.length;
    const restNote = next <= (last ?? count) ? `The PDF has ${count} pages; request the rest with first=${next}.` : '';
    const note = [repaired && REPAIRED_NOTE, completed.note, encoding && tamilNote(encoding, tamilFont), restNote]
      .filter(Boolean)
      .join(' ');
    return { data: completed.data, meta: { total: extracted.pages.length, note: note || undefined }, headers: repairedHeader(repaired) };
  },
});

function tamilNote(encoding: string, mode: 'off' | 'auto'): string {
  if (mode === 'auto') return `Converted from the Tamil encoding ${encoding}.`;
  return `The text looks like Tamil in the legacy encoding ${encoding}: tamilFont=auto converts it to Unicode.`;
}

const render = operation({
  id: 'pdf_render',
  path: '/v1/pdf/render',
  title: 'A PDF page as a picture',
  keywords: 'pdf to image, pdf to jpg, pdf to png, pdf se jpg, pdf page picture, pdf thumbnail, पीडीएफ से फोटो',
  summary: 'Render pages of a PDF as images',
  details:
    'On white, with annotations and form fields. The header `X-Page-Count` contains the number of pages of the PDF. `pages`, such as `1-` for all, returns a ZIP of images, ' +
    'at most 60.',
  input: {
    password,
    page: integer({ min: 1, max: MAX_PAGE_NUMBER, description: 'Page number' }).default(1),
    pages: pagesInput.optional(),
    width: integer({ min: 50, max: 3000, description: 'Width in pixels; the height is proportional' }).default(1000),
    format: choice(['png', 'jpeg'], { description: 'Image format' }).default('png'),
  },
  files: onePdf,
  headers: {
    'X-Page-Count': 'Number of pages of the PDF',
    ...REPAIRED_HEADER,
  },
  reportsProgress: true,
  output: { media: ['image/png', 'image/jpeg', ZIP_TYPE] },
  cost: 10,
  example: { width: 400 },
  async run({ password, pages, ...options }, context) {
    const bytes = await openPdf(context, password);
    if (pages !== undefined) {
      const { width, format } = options;
      return runReadingJob('renderPages', { bytes, selection: parseSelection(pages), width, format }, context);
    }
    const request: RenderRequest = { bytes, ...options };
    return runReadingJob('render', request, context);
  },
});

export const readOperations = [info, text, render];
