/** The operation that reads tables. */
import { ocrLanguage, ocrModels } from '../../../data/ocr.ts';
import type { OcrOptions } from '../../core/ocr/ocr-task.ts';
import { type Context, operation } from '../../core/operation/operation.ts';
import { password } from '../../core/pdf/password.ts';
import { invalid, notFound } from '../../core/request/api-error.ts';
import { CSV_TYPE, csvLines } from '../../core/request/csv.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { choice, integer } from '../../core/request/params.ts';
import { onePdf, openPdf, REPAIRED_HEADER, REPAIRED_NOTE, repairedHeader } from './pdf-input.ts';
import { runReadingJob } from './read-operations.ts';
import { type PdfTable, PdfTables } from './records.ts';
import type { ExtractedTables, TablesRequest } from './tables/extract-tables.ts';
import { recogniseTablePages } from './tables/recognise.ts';
import { formatPages } from './text/scanned.ts';
import { pagesInput } from './write-operations.ts';
import { parseSelection } from './writing/page-selection.ts';

const MAX_TABLE_NUMBER = 100_000;

const tables = operation({
  id: 'pdf_tables',
  path: '/v1/pdf/tables',
  title: 'Tables of a PDF as CSV',
  keywords:
    'pdf to csv, pdf to excel, pdf table, extract table from pdf, bank statement to excel, bank statement pdf to csv, invoice table, pdf to spreadsheet, ' +
    'pdf se excel, पीडीएफ से एक्सेल, பிடிஎஃப் அட்டவணை',
  summary: 'The tables of a PDF, such as a bank statement or an invoice',
  details:
    'With rulings (`lattice`) and without (`stream`: columns by the alignment of the text, wrapped cells joined to their row); `mode=auto` uses both. A table that continues on the next pages is one table, without the repeated header. ' +
    'Cells are text as printed; a column of which all cells are amounts (`1,23,456.78`, `(500.00)`, `500.00 Dr`, `₹ 500/-`) or dates (`01/04/26`, `1 Apr 2026`) also has `values`, as numbers or ISO dates. ' +
    '`format=csv` returns one table: that of `table`, otherwise the one with most rows; an apostrophe stands before text that a spreadsheet would run as a formula. At most 200 pages per request. With `ocr=auto` up to 5 scanned pages are recognised by OCR.',
  input: {
    password,
    pages: pagesInput.optional(),
    mode: choice(['auto', 'lattice', 'stream'], { description: 'Whether to find tables by rulings, by alignment, or both' }).default(
      'auto',
    ),
    table: integer({ min: 1, max: MAX_TABLE_NUMBER, description: 'Only this table, from 1' }).optional(),
    format: choice(['json', 'csv'], { description: 'csv returns one table' }).default('json'),
    ocr: choice(['off', 'auto'], { description: 'Whether to recognise scanned pages by OCR' }).default('off'),
    lang: ocrLanguage.default('eng'),
  },
  files: onePdf,
  headers: { 'X-Table-Count': 'Number of tables found', ...REPAIRED_HEADER },
  output: PdfTables,
  alsoMedia: ['text/csv'],
  cost: 10,
  example: {},
  async run({ password, pages, mode, table, format, ocr, lang }, context) {
    const selection = pages === undefined ? undefined : parseSelection(pages);
    const ocrOptions = { ...ocrModels(lang), layout: false };
    const request: TablesRequest = { bytes: await openPdf(context, password), selection, mode };
    const extracted = await runReadingJob('tables', request, context);
    const { tables, note, repaired } =
      ocr === 'auto' ? await withRecognisedPages(extracted, request, ocrOptions, context) : withNote(extracted);
    if (table !== undefined && table > tables.length)
      invalid(
        'table',
        tables.length === 0 ? 'no table was found in the PDF' : `the PDF has ${tables.length} ${tables.length === 1 ? 'table' : 'tables'}`,
      );
    const headers = { 'x-table-count': String(tables.length), ...repairedHeader(repaired) };
    if (format === 'csv') return csvAnswer(table === undefined ? longest(tables) : tables[table - 1], note, headers);
    return {
      data: { tables: table === undefined ? tables : tables.slice(table - 1, table) },
      meta: { total: tables.length, note: note || undefined },
      headers,
    };
  },
});

interface NotedTables {
  readonly tables: readonly PdfTable[];
  readonly note: string;
  readonly repaired: boolean;
}

function withNote({ tables, repaired, count, scanned, skipped, next }: ExtractedTables, ocrNote?: string): NotedTables {
  const sentences = [
    repaired && REPAIRED_NOTE,
    tables.length === 0 && 'No table was found.',
    ocrNote,
    !ocrNote &&
      scanned.length > 0 &&
      `No text on ${formatPages(scanned)}, as in a scan: ocr=auto recognises up to 5 such pages, /v1/ocr returns their text.`,
    skipped.length > 0 && `Too many lines or words to find all tables on ${formatPages(skipped)}.`,
    next !== undefined && `The PDF has ${count} pages; request the rest with pages=${next}-.`,
  ];
  return { tables, repaired, note: sentences.filter(Boolean).join(' ') };
}

async function withRecognisedPages(
  extracted: ExtractedTables,
  request: TablesRequest,
  ocrOptions: OcrOptions,
  context: Context,
): Promise<NotedTables> {
  if (extracted.scanned.length === 0) return withNote(extracted);
  const { recognised, note } = await recogniseTablePages(request.bytes, extracted.scanned, ocrOptions, context);
  return withNote(await runReadingJob('tables', { ...request, recognised }, context), note);
}

/** The first one of the longest. */
const longest = (tables: readonly PdfTable[]): PdfTable | undefined =>
  tables.reduce<PdfTable | undefined>((best, table) => (best && best.rows.length >= table.rows.length ? best : table), undefined);

function csvAnswer(table: PdfTable | undefined, note: string, headers: Readonly<Record<string, string>>): FileAnswer {
  if (!table) notFound(note);
  const hasHeader = table.columns.some(({ name }) => name !== null);
  const file = csvLines([...(hasHeader ? [table.columns.map(({ name }) => name ?? '')] : []), ...table.rows]);
  const type = hasHeader ? CSV_TYPE : CSV_TYPE.replace('header=present', 'header=absent');
  return { file, type, headers: { ...headers, 'content-disposition': 'attachment; filename="table.csv"' } };
}

export const tableOperations = [tables];
