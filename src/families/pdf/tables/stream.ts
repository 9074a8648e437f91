/** Tables without rulings, by the alignment of their text. */
import type { TextWord } from '../text/words.ts';
import { findColumns, type PlacedLine, placeLine } from './columns.ts';
import { findValueColumns, firstLineOfRow, groupIntoRows, isAnchor, isRuledBetween, rowTexts, type ValueKind } from './rows.ts';
import type { RulingLine } from './ruling-lines.ts';
import { findHeader } from './stream-header.ts';
import { isRowLike, nextRegion, type Region } from './stream-regions.ts';
import type { Column, PageTable } from './table.ts';
import { type TableLine, tableLines } from './table-lines.ts';
import { isNil } from './values.ts';

const MIN_ROWS = 2;
const MAX_COLUMNS = 60;
/** Fewer columns need more rows, and one column of amounts or dates. */
const MIN_ROWS_OF_TWO_COLUMNS = 3;
const MIN_ROWS_OF_TEXT = 3;
/** Mean number of words of a cell; more is text in columns. */
const MAX_WORDS_PER_CELL = 5;
/** Pitch of the wrapped lines below the last row, as a multiple of the font size. */
const MAX_WRAPPED_PITCH = 1.7;
const MAX_LEADING_PITCH = 2.5;
const KEY_VALUE = /:$|^:/;

/** @param continued columns of the last table of the page before, which this page may continue without a header */
export function streamTables(words: readonly TextWord[], rulings: readonly RulingLine[], continued?: readonly Column[]): PageTable[] {
  const lines = tableLines(words);
  const tables: PageTable[] = [];
  let end = 0;
  for (let region = nextRegion(lines, 0); region; ) {
    const read = readRegion(lines, region, end, rulings, continued);
    if (read) {
      tables.push(read.table);
      end = read.end;
    }
    region = nextRegion(lines, read ? end : region.last + 1);
  }
  return tables;
}

function readRegion(
  lines: readonly TableLine[],
  region: Region,
  previousEnd: number,
  rulings: readonly RulingLine[],
  continued: readonly Column[] | undefined,
): { table: PageTable; end: number } | undefined {
  const { first } = region;
  const whole = lines.slice(first, region.last + 1);
  const provisional = findColumns(whole.filter(isRowLike));
  if (provisional.length > MAX_COLUMNS) return undefined;
  const kinds = valueColumnsOf(whole.filter(isRowLike), provisional);
  const anchorIndex = whole.findIndex((line) => isAnchor(placeLine(line, provisional), kinds));
  if (anchorIndex < 0) return undefined;
  const nextHeader = whole.findIndex((line, index) => index > anchorIndex && isHeaderLike(placeLine(line, provisional), kinds));
  const body = nextHeader < 0 ? whole : whole.slice(0, nextHeader);
  const last = first + body.findLastIndex((line) => isRowLike(line) || isAnchor(placeLine(line, provisional), kinds));
  const firstAnchor = first + anchorIndex;
  const anchors = body.slice(anchorIndex);
  const found = findColumns(anchors.filter(isRowLike));
  const above = lines.slice(previousEnd, firstAnchor);
  const attached = above.length - firstLineOfRow([...above, lines[firstAnchor] as TableLine]);
  const rowStart = firstAnchor - attached;
  const header = findHeader(lines.slice(previousEnd, rowStart), lines[rowStart] as TableLine, found, rulings);
  const inherited = header.header ? undefined : inheritColumns(found, anchors, continued);
  const columns = inherited ?? header.columns;
  const valueColumns = valueColumnsOf(anchors.filter(isRowLike), columns);
  const isWrapped = anchors.some((line) => isWrappedFirstCell(placeLine(line, columns), valueColumns));
  const wrapped = countWrapped(lines, last, columns, rulings, isWrapped);
  const leading = inherited ? countLeading(lines.slice(previousEnd, rowStart + 1), columns) : 0;
  const placed = lines.slice(rowStart - leading, last + 1 + wrapped).map((line) => placeLine(line, columns, valueColumns));
  const groups = groupIntoRows(placed, valueColumns, rulings, inherited !== undefined);
  const rows = groups.map((group) => rowTexts(group.lines, columns.length));
  if (!isTable(rows, columns, valueColumns, header.header)) return undefined;
  const used = lines.slice(rowStart - leading - header.lines, last + 1 + wrapped);
  return {
    table: {
      method: 'stream',
      box: boxOf(used),
      columns,
      header: header.header,
      rows,
      startsWithinRow: inherited !== undefined && groups[0]?.hasAnchor === false,
    },
    end: last + 1 + wrapped,
  };
}

/** Whether a line has texts where other lines have values: then another table begins. */
function isHeaderLike({ cells, segments }: PlacedLine, kinds: readonly ValueKind[]): boolean {
  if (segments.some(({ isValue }) => isValue)) return false;
  return cells.filter((cell, column) => kinds[column] && cell && !isNil(cell.text)).length > 1 && segments.length > 2;
}

const valueColumnsOf = (lines: readonly TableLine[], columns: readonly Column[]): ValueKind[] =>
  findValueColumns(lines.map((line) => placeLine(line, columns)));

/** The columns of the page before, if every segment stands in one of them, and they are not fewer. */
function inheritColumns(
  found: readonly Column[],
  lines: readonly TableLine[],
  continued: readonly Column[] | undefined,
): readonly Column[] | undefined {
  if (!continued || continued.length < found.length) return undefined;
  const rowLike = lines.filter(isRowLike);
  const spanning = rowLike.filter((line) => placeLine(line, continued).spans).length;
  const inOne = found.every(
    (column) => continued.filter(({ left, right }) => Math.min(right, column.right) - Math.max(left, column.left) > 0).length <= 1,
  );
  return spanning === 0 && inOne ? continued : undefined;
}

/** Number of lines below the last row that continue a cell of it. */
function countWrapped(
  lines: readonly TableLine[],
  last: number,
  columns: readonly Column[],
  rulings: readonly RulingLine[],
  isFirstWrapped: boolean,
): number {
  let count = 0;
  for (let index = last + 1; index < lines.length; index++) {
    const [line, previous] = [lines[index] as TableLine, lines[index - 1] as TableLine];
    const isNear = line.baseline - previous.baseline <= MAX_WRAPPED_PITCH * line.size;
    if (!isNear || !isContinuation(line, columns, isFirstWrapped) || isRuledBetween(previous, line, rulings)) break;
    count++;
  }
  return count;
}

/** Number of lines above the first row of a page that continue the last row of the page before. @param lines up to the first row */
function countLeading(lines: readonly TableLine[], columns: readonly Column[]): number {
  let count = 0;
  for (let index = lines.length - 2; index >= 0; index--) {
    const [line, next] = [lines[index] as TableLine, lines[index + 1] as TableLine];
    if (next.baseline - line.baseline > MAX_LEADING_PITCH * line.size || !isContinuation(line, columns)) break;
    count++;
  }
  return count;
}

function isWrappedFirstCell(line: PlacedLine, valueColumns: readonly ValueKind[]): boolean {
  return line.cells[0] !== undefined && !line.spans && !isAnchor(line, valueColumns);
}

/** Whether a line may belong to a row above it: every segment in one column, and none in the first unless its cells are wrapped elsewhere. */
function isContinuation(line: TableLine, columns: readonly Column[], isFirstWrapped = false): boolean {
  const { spans, cells } = placeLine(line, columns);
  const isInside = ({ left, right }: Column): boolean =>
    columns.some((column) => left >= column.left - line.size && right <= column.right + line.size);
  return !spans && (cells[0] === undefined || isFirstWrapped) && line.segments.every(isInside);
}

/** Tells tables from text in columns and from lists of names and values. */
function isTable(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  valueColumns: readonly ValueKind[],
  header: readonly string[] | undefined,
): boolean {
  const hasValues = valueColumns.some((kind) => kind !== undefined);
  if (columns.length < 2 || rows.length < MIN_ROWS) return false;
  if (columns.length === 2 && !(hasValues && rows.length >= MIN_ROWS_OF_TWO_COLUMNS)) return false;
  const cells = rows.flat().filter((text) => text !== '');
  if (!header && cells.filter((text) => KEY_VALUE.test(text)).length * 2 >= rows.length) return false;
  if (hasValues) return true;
  const words = cells.reduce((sum, text) => sum + text.split(' ').length, 0);
  return rows.length >= MIN_ROWS_OF_TEXT && words <= MAX_WORDS_PER_CELL * cells.length;
}

function boxOf(lines: readonly TableLine[]): PageTable['box'] {
  const words = lines.flatMap((line) => line.words);
  const box = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { left, right, baseline, size } of words) {
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, baseline - size);
    box.bottom = Math.max(box.bottom, baseline + DESCENT * size);
  }
  return box;
}

/** Of letters below the baseline, as a fraction of the font size. */
const DESCENT = 0.25;
