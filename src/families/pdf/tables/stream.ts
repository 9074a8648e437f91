/** Tables without rulings, by the alignment of their text. */
import type { TextWord } from '../text/words.ts';
import { findColumns, type PlacedLine, placeLine } from './columns.ts';
import { isPlausibleTable } from './plausibility.ts';
import { findValueColumns, firstLineOfRow, groupIntoRows, isAnchor, rowTexts, type ValueKind } from './rows.ts';
import type { RulingLine } from './ruling-lines.ts';
import { findHeader } from './stream-header.ts';
import { isRowLike, nextRegion, type Region } from './stream-regions.ts';
import type { Column, PageTable } from './table.ts';
import { type TableLine, tableLines } from './table-lines.ts';
import { isNil } from './values.ts';
import { countLeading, countWrapped } from './wrapped-lines.ts';

const MAX_COLUMNS = 60;

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
  const wrapped = countWrapped(lines.slice(firstAnchor), last - firstAnchor, { columns, valueColumns, rulings });
  const leading = inherited ? countLeading(lines.slice(previousEnd, rowStart + 1), columns) : 0;
  const placed = lines.slice(rowStart - leading, last + 1 + wrapped).map((line) => placeLine(line, columns, valueColumns));
  const groups = groupIntoRows(placed, valueColumns, rulings, inherited !== undefined);
  const rows = groups.map((group) => rowTexts(group.lines, columns.length));
  if (!isPlausibleTable(rows, columns, valueColumns, header.header)) return undefined;
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
