/** The text of a PDF page with the box of each glyph, in the order of the file and as it lies on the page. Child process. */
import { complexScriptGlyphs } from '../../core/pdf/complex-script.ts';
import type { OpenPage } from '../../core/pdf/document.ts';
import type { PdfGlyph } from '../../core/pdf/glyph-table.ts';
import { LINE_END_HYPHEN, type TextPage, withTextPage } from '../../core/pdf/glyphs.ts';
import { pageViewOf } from '../../core/pdf/page-view.ts';
import { reorderRtlLines } from '../../core/pdf/rtl.ts';
import { isComplexScript, isRtl } from '../../core/pdf/scripts.ts';
import { readTextObjects } from '../../core/pdf/text-objects.ts';
import type { PageReading } from './find.ts';
import { type Cell, type Row, textMap } from './text-map.ts';

/** Fraction of the font size: a wider gap between glyphs is a space. */
const WORD_GAP = 0.2;
/** Fraction of the height by which the middles of glyphs of one row differ at most. */
const ROW_TOLERANCE = 0.4;

export function readTextLayer(page: OpenPage): NonNullable<PageReading['textLayer']> {
  const glyphs = withTextPage(page, (textPage) => glyphsOf(page, textPage));
  const cells = new Map(glyphs.filter(hasPosition).map((glyph) => [glyph, cellOf(glyph)]));
  return { inOrder: textMap(glyphs.map((glyph) => cells.get(glyph) ?? glyph.text)), rows: rowsOf(cells) };
}

/** In Indian scripts glyphs are not characters: labels such as खाता would not be recognised. */
function glyphsOf(page: OpenPage, textPage: TextPage): PdfGlyph[] {
  const glyphs = textPage.glyphs().glyphs();
  const plain = textPage.plainText();
  if (!isComplexScript(plain) && !isRtl(plain)) return glyphs;
  const ordered = complexScriptGlyphs(glyphs, readTextObjects(page), pageViewOf(page));
  return isRtl(plain) ? reorderRtlLines(ordered) : ordered;
}

/** Spaces and line ends that PDFium generates between text objects have none. */
const hasPosition = ({ textObject, generated }: PdfGlyph): boolean => textObject !== 0 && !generated;

function cellOf({ text, left, top, right, bottom }: PdfGlyph): Cell {
  return { text: text === LINE_END_HYPHEN ? '-' : text, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** A glyph along and across its direction of writing. */
interface OrientedGlyph {
  readonly cell: Cell;
  readonly start: number;
  readonly end: number;
  readonly middle: number;
  readonly height: number;
}

/** Rows by position, whatever the order of the text objects: digits may be drawn one by one, in any order. */
function rowsOf(cells: ReadonlyMap<PdfGlyph, Cell>): Row[] {
  return [0, 1, 2, 3].flatMap((quarterTurns) => {
    const oriented = [...cells].filter(([{ rotation }]) => rotation === quarterTurns).map(([, cell]) => orient(cell, quarterTurns));
    return groupRows(oriented).map(wordsOf);
  });
}

/** @param quarterTurns clockwise: 1 runs from top to bottom */
function orient(cell: Cell, quarterTurns: number): OrientedGlyph {
  const { x, y, width, height } = cell.box;
  const [across, along] = quarterTurns % 2 === 0 ? [y + height / 2, x] : [x + width / 2, y];
  const [length, thickness] = quarterTurns % 2 === 0 ? [width, height] : [height, width];
  const isReversed = quarterTurns >= 2;
  const start = isReversed ? -(along + length) : along;
  const isDownwards = quarterTurns === 0 || quarterTurns === 3;
  return { cell, start, end: start + length, middle: isDownwards ? across : -across, height: thickness };
}

function groupRows(glyphs: readonly OrientedGlyph[]): OrientedGlyph[][] {
  const rows: OrientedGlyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && glyph.middle - first.middle <= ROW_TOLERANCE * Math.max(first.height, glyph.height)) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows.map((row) => row.sort((a, b) => a.start - b.start));
}

function wordsOf(row: readonly OrientedGlyph[]): Cell[][] {
  const words: Cell[][] = [[]];
  let end = Number.NEGATIVE_INFINITY;
  for (const { cell, start, end: next, height } of row) {
    const isBlank = cell.text.trim() === '';
    if (isBlank || start - end > WORD_GAP * height) words.push([]);
    if (!isBlank) {
      words.at(-1)?.push(cell);
      end = Math.max(end, next);
    }
  }
  return words.filter((word) => word.length > 0);
}
