/** Tables with rulings: the words of each cell of a grid. */
import type { TextWord } from '../text/words.ts';
import { type PlacedLine, placeWords } from './columns.ts';
import type { Grid, GridCell } from './grids.ts';
import { headerDepth, joinHeader } from './header.ts';
import { findValueColumns, groupIntoRows, isAnchor, rowTexts } from './rows.ts';
import { type Column, joinTexts, type PageTable } from './table.ts';
import { type TableLine, tableLines } from './table-lines.ts';

/** A table with more rows between rulings than this has a ruling below every row. */
const MAX_SINGLE_ROWS = 2;
const MIN_SHARED_VALUE_LINES = 2;

/** Undefined if the grid is not a table: without text, or with a single row or column. */
export function latticeTable({ xs, ys, cells }: Grid, words: readonly TextWord[]): PageTable | undefined {
  const columns: Column[] = xs.slice(1).map((right, index) => ({ left: xs[index] as number, right }));
  const box = { left: xs[0] as number, right: xs.at(-1) as number, top: ys[0] as number, bottom: ys.at(-1) as number };
  const wordsByCell = new Map<GridCell, TextWord[]>();
  for (const word of words) {
    const [column, row] = [indexIn(xs, (word.left + word.right) / 2), indexIn(ys, word.baseline - MIDDLE_OF_LETTERS * word.size)];
    const cell = cells[row]?.[column];
    if (!cell) continue;
    const own = wordsByCell.get(cell);
    if (own) own.push(word);
    else wordsByCell.set(cell, [word]);
  }
  if (wordsByCell.size < 2 || columns.length < 2) return undefined;
  const bands = cells.map((row, index) => bandOf(row, index, columns, wordsByCell));
  const splittable = new Set(bands.filter(hasSeveralRows));
  const singles = bands.filter((band) => !splittable.has(band) && band.lines.some((line) => line.cells.some((cell) => cell?.isValue)));
  const splits = singles.length <= MAX_SINGLE_ROWS;
  const texts: string[][] = [];
  const rowCells: (readonly GridCell[])[] = [];
  for (const [index, band] of bands.entries()) {
    const rows = splits && splittable.has(band) ? splitBand(band) : [band.texts];
    for (const row of rows) {
      texts.push(row);
      rowCells.push(cells[index] as readonly GridCell[]);
    }
  }
  const depth = headerDepth(texts, rowCells);
  const rows = texts.slice(depth).filter((row) => row.some((text) => text !== ''));
  if (rows.length + depth < 2 || columns.every((_, column) => column === 0 || texts.every((row) => row[column] === ''))) return undefined;
  return { method: 'lattice', box, columns, header: depth > 0 ? joinHeader(texts.slice(0, depth), rowCells) : undefined, rows };
}

/** Height of the middle of small letters above the baseline, as a fraction of the font size. */
const MIDDLE_OF_LETTERS = 0.25;

/** Index of the interval between edges that contains a position; -1 if none does. */
function indexIn(edges: readonly number[], position: number): number {
  return position < (edges[0] as number) ? -1 : edges.findIndex((edge, index) => index > 0 && position < edge) - 1;
}

/** The text between two rulings. */
interface Band {
  readonly texts: string[];
  readonly lines: PlacedLine[];
}

function bandOf(
  row: readonly GridCell[],
  index: number,
  columns: readonly Column[],
  wordsByCell: ReadonlyMap<GridCell, readonly TextWord[]>,
): Band {
  const own = row.map((cell, column) => (cell.row === index && cell.column === column ? (wordsByCell.get(cell) ?? []) : []));
  for (const [column, { columnSpan }] of row.entries()) {
    const words = own[column] ?? [];
    if (columnSpan === 1 || words.length === 0) continue;
    const inside = columns.slice(column, column + columnSpan);
    const divided = divideUnruled(words, inside);
    if (divided) own.splice(column, columnSpan, ...divided);
  }
  const isMerged = row.some(({ columnSpan, rowSpan }, column) => (columnSpan > 1 || rowSpan > 1) && (own[column]?.length ?? 0) > 0);
  return {
    texts: own.map((words) => cellText(tableLines(words))),
    lines: isMerged ? [] : tableLines(own.flat()).map((line) => placeWords(line, columns)),
  };
}

/** The words of a cell over several columns by these columns, if several pieces of text stand in one each: its rulings were left out. */
function divideUnruled(words: readonly TextWord[], columns: readonly Column[]): TextWord[][] | undefined {
  const segments = tableLines(words).flatMap((line) => line.segments);
  const divided = columns.map((column) =>
    segments.filter(({ left, right }) => left >= column.left && right <= column.right).flatMap((segment) => segment.words),
  );
  const placed = divided.filter((own) => own.length > 0).length;
  return placed > 1 && divided.flat().length === words.length ? divided : undefined;
}

const cellText = (lines: readonly TableLine[]): string =>
  joinTexts(lines.map(({ segments }) => joinTexts(segments.map(({ text }) => text))));

/** Whether at least two columns have amounts or dates on the same two lines: a table that is ruled between columns only. */
function hasSeveralRows({ lines }: Band): boolean {
  const valueLines = lines.filter((line) => line.cells.filter((cell) => cell?.isValue).length > 1);
  return valueLines.length >= MIN_SHARED_VALUE_LINES;
}

function splitBand({ lines }: Band): string[][] {
  const valueColumns = findValueColumns(lines);
  const columns = valueColumns.length;
  const firstAnchor = lines.findIndex((line) => isAnchor(line, valueColumns));
  if (firstAnchor < 0) return [rowTexts(lines, columns)];
  return groupIntoRows(lines, valueColumns, []).map((row) => rowTexts(row.lines, columns));
}
