/** Extraction of tables. Child process. */
import { type OpenPage, type OpenPdf, withPdf } from '../../../core/pdf/document.ts';
import type { ViewBox } from '../../../core/pdf/page-view.ts';
import { readRulings } from '../../../core/pdf/rulings.ts';
import { invalid } from '../../../core/request/api-error.ts';
import type { PdfTable } from '../records.ts';
import { withAllGlyphs } from '../text/all-glyphs.ts';
import { cleanText } from '../text/clean-text.ts';
import { hasNonTextObjects, type PageGlyphs } from '../text/page-glyphs.ts';
import { looksScanned } from '../text/summary.ts';
import { reorderVowelSigns } from '../text/visual-order.ts';
import type { TextWord } from '../text/words.ts';
import { checkPageCount, checkPagesExist, type PageSelection, selectPages } from '../writing/page-selection.ts';
import { type JoinedTable, TableJoiner } from './join-pages.ts';
import { findTables, MAX_PAGE_WORDS, mainRotation, type TableMode, uprightPage, wordsOf } from './page-tables.ts';
import type { RecognisedPage } from './recognise.ts';
import { viewBox } from './upright-box.ts';
import { typeColumn } from './values.ts';

export interface TablesRequest {
  readonly bytes: Uint8Array;
  /** Undefined for all pages, up to the limit of a request. */
  readonly selection: PageSelection | undefined;
  readonly mode: TableMode;
  /** Words of scanned pages, read by OCR. */
  readonly recognised?: ReadonlyMap<number, RecognisedPage> | undefined;
}

export interface ExtractedTables {
  readonly tables: readonly PdfTable[];
  readonly repaired: boolean;
  /** Number of pages of the PDF. */
  readonly count: number;
  /** Pages without text that have graphics. */
  readonly scanned: readonly number[];
  /** Pages with too many words or rulings. */
  readonly skipped: readonly number[];
  /** The first page that was not read, because of a limit. */
  readonly next: number | undefined;
}

const MAX_TABLE_PAGES = 200;
const MAX_CELLS = 200_000;
/** The time limit of the job is 20 s; the pages read until then are returned. */
const SOFT_TIMEOUT_MS = 12_000;

export function extractTables({ bytes, selection, mode, recognised }: TablesRequest): Promise<ExtractedTables> {
  const deadline = Date.now() + SOFT_TIMEOUT_MS;
  return withPdf(bytes, (pdf) => {
    const numbers = pageNumbers(selection, pdf.pages);
    const joiner = new TableJoiner();
    const scanned: number[] = [];
    const skipped: number[] = [];
    let next: number | undefined;
    let cells = 0;
    for (const [index, number] of numbers.entries()) {
      if (index === MAX_TABLE_PAGES || cells > MAX_CELLS || Date.now() > deadline) {
        next = number;
        break;
      }
      const page = readPage(pdf, number, recognised?.get(number));
      if (!page) continue;
      if (page.isScanned) scanned.push(number);
      if (page.words.length > MAX_PAGE_WORDS) {
        skipped.push(number);
        continue;
      }
      const upright = uprightPage(page.words, page.rulings, page.turn);
      if (upright.isDrawing || page.isTruncated) skipped.push(number);
      const tables = findTables(upright, mode, joiner.columnsOn(number - 1));
      cells += tables.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0);
      joiner.addPage(number, tables, (box) => viewBox(box, page.turn));
    }
    return { tables: joiner.tables.map(toPdfTable), repaired: pdf.repaired, count: pdf.pages, scanned, skipped, next };
  });
}

function pageNumbers(selection: PageSelection | undefined, count: number): number[] {
  if (!selection) return Array.from({ length: count }, (_, index) => index + 1);
  checkPagesExist(selection, count);
  const numbers = selectPages(selection, count);
  checkPageCount(numbers, count);
  if (numbers.length > MAX_TABLE_PAGES) invalid('pages', `selects ${numbers.length} pages; the limit is ${MAX_TABLE_PAGES} per request`);
  return numbers;
}

interface PageContent {
  readonly words: readonly TextWord[];
  readonly rulings: readonly ViewBox[];
  readonly turn: number;
  readonly isScanned: boolean;
  readonly isTruncated: boolean;
}

function readPage(pdf: OpenPdf, number: number, recognised: RecognisedPage | undefined): PageContent | undefined {
  return withAllGlyphs(pdf, number, (page, glyphs) => pageContent(page, glyphs, recognised));
}

function pageContent(page: OpenPage, { glyphs, maxGap, isComplex }: PageGlyphs, recognised: RecognisedPage | undefined): PageContent {
  const { rulings, truncated } = readRulings(page);
  if (recognised) return { words: scaledWords(page, recognised), rulings, turn: 0, isScanned: false, isTruncated: truncated };
  const turn = mainRotation(glyphs);
  const words = wordsOf(glyphs, turn, maxGap);
  const isScanned = looksScanned([words.map(({ text }) => text).join('')]) && hasNonTextObjects(page);
  const inOrder = isComplex ? words.map((word) => ({ ...word, text: reorderVowelSigns(word.text) })) : words;
  return { words: inOrder, rulings, turn, isScanned, isTruncated: truncated };
}

/** From pixels to points. */
function scaledWords({ width, height }: OpenPage, recognised: RecognisedPage): TextWord[] {
  const scale = (recognised.isTurned ? height : width) / recognised.width;
  return recognised.words.map((word) => ({
    ...word,
    left: word.left * scale,
    right: word.right * scale,
    baseline: word.baseline * scale,
    size: word.size * scale,
  }));
}

function toPdfTable({ parts, method, header, rows }: JoinedTable): PdfTable {
  const texts = rows.map((row) => row.map(cleanCell));
  const width = texts[0]?.length ?? header?.length ?? 0;
  return {
    pages: parts.map(({ page, box: { left, right, top, bottom } }) => ({
      page,
      box: { left: round(left), top: round(top), width: round(right - left), height: round(bottom - top) },
    })),
    method,
    columns: Array.from({ length: width }, (_, column) => ({
      name: header ? cleanCell(header[column] ?? '') : null,
      ...typeColumn(texts.map((row) => row[column] ?? '')),
    })),
    rows: texts,
  };
}

const cleanCell = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
const round = (points: number): number => Math.round(points * 10) / 10;
