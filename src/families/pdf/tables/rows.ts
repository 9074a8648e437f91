/** Groups lines into rows: a row has a line with values, and lines of wrapped cells above or below it. */
import type { PlacedLine } from './columns.ts';
import type { RulingLine } from './ruling-lines.ts';
import { joinTexts } from './table.ts';
import type { TableLine } from './table-lines.ts';
import { isDistinctValue, isNil, isValue, parseAmount, parseDate } from './values.ts';

/** Fraction of the cells of a column that must be amounts or dates. */
const MIN_VALUE_SHARE = 0.6;
/** The gap between two rows is at least this many times that between the lines of a row; otherwise wrapped lines belong to the row above. */
const MIN_ROW_GAP_RATIO = 1.12;
/** Fraction of the font size: lines of cells centred vertically are half a line apart. */
const MAX_HALF_PITCH = 0.95;
/** Fraction of the columns that a row without values fills on its first line. */
const MIN_FILLED = 0.5;

export interface RowGroup {
  readonly lines: readonly PlacedLine[];
  readonly hasAnchor: boolean;
}

/** What most cells of a column are; undefined for text. */
export type ValueKind = 'amount' | 'date' | undefined;

/** If some columns have more than bare integers, only these count. */
export function findValueColumns(lines: readonly PlacedLine[]): ValueKind[] {
  const distinct = valueKinds(lines, isDistinctValue);
  return distinct.some((kind) => kind !== undefined) ? distinct : valueKinds(lines, isValue);
}

function valueKinds(lines: readonly PlacedLine[], test: (text: string) => boolean): ValueKind[] {
  return (lines[0]?.cells ?? []).map((_, column) => {
    const texts = lines.flatMap(({ cells }) => cells[column]?.text ?? []);
    const values = texts.filter(test);
    const nils = texts.filter(isNil).length;
    if (values.length === 0 || values.length + nils < MIN_VALUE_SHARE * texts.length) return undefined;
    return values.filter((text) => parseDate(text) !== undefined).length * 2 > values.length ? 'date' : 'amount';
  });
}

/** Whether a line begins or carries a row. */
export function isAnchor({ cells, spans }: PlacedLine, valueColumns: readonly ValueKind[]): boolean {
  const filled = cells.filter((cell) => cell !== undefined).length;
  if (valueColumns.every((kind) => kind === undefined))
    return !spans && filled > 1 && (cells[0] !== undefined || filled >= MIN_FILLED * cells.length);
  return cells.some((cell, column) => {
    const kind = valueColumns[column];
    if (!cell || !kind) return false;
    if (isNil(cell.text)) return filled > 1;
    return (kind === 'date' ? parseDate(cell.text) : parseAmount(cell.text)) !== undefined;
  });
}

/**
 * @param rulings horizontal ones, which always separate rows
 * @param isContinued whether the first lines may belong to a row of the page before
 */
export function groupIntoRows(
  lines: readonly PlacedLine[],
  valueColumns: readonly ValueKind[],
  rulings: readonly RulingLine[],
  isContinued = false,
): RowGroup[] {
  const rows: { lines: PlacedLine[]; hasAnchor: boolean }[] = [];
  let waiting: PlacedLine[] = [];
  for (const line of lines) {
    if (!isAnchor(line, valueColumns)) {
      waiting.push(line);
      continue;
    }
    const row = rows.at(-1);
    const firstRowLine = isContinued ? firstLineOfRow([...waiting, line]) : 0;
    const split = row ? rowBoundary([...row.lines.slice(-1), ...waiting, line], rulings) : 0;
    const above = waiting.splice(0, row ? split : firstRowLine);
    if (row) row.lines.push(...above);
    else if (above.length > 0) rows.push({ lines: above, hasAnchor: false });
    rows.push({ lines: [...waiting, line], hasAnchor: true });
    waiting = [];
  }
  const last = rows.at(-1);
  if (last) last.lines.push(...waiting);
  return rows;
}

/** Number of the lines between two anchors that belong to the upper one. @param lines both anchors and the lines between */
function rowBoundary(lines: readonly PlacedLine[], rulings: readonly RulingLine[]): number {
  const between = lines.length - 2;
  if (between === 0) return 0;
  let [widest, narrowest, split] = [0, Number.POSITIVE_INFINITY, between];
  for (let index = 0; index <= between; index++) {
    const [upper, lower] = [lines[index] as PlacedLine, lines[index + 1] as PlacedLine];
    if (isRuledBetween(upper, lower, rulings)) return index;
    const gap = lower.baseline - upper.baseline;
    narrowest = Math.min(narrowest, gap);
    if (gap > widest) [widest, split] = [gap, index];
  }
  return widest >= MIN_ROW_GAP_RATIO * narrowest ? split : between;
}

export function isRuledBetween(upper: TableLine, lower: TableLine, rulings: readonly RulingLine[]): boolean {
  const middle = (upper.words[0]?.left ?? 0) + 1;
  return rulings.some(
    ({ position, start, end }) =>
      position > upper.baseline && position < lower.baseline - 0.3 * lower.size && start <= middle && end >= middle,
  );
}

/** Index of the first of some lines that is so near to the next ones that it belongs to the row of the last line. */
export function firstLineOfRow(lines: readonly TableLine[]): number {
  let first = lines.length - 1;
  while (first > 0) {
    const [upper, lower] = [lines[first - 1] as TableLine, lines[first] as TableLine];
    if (lower.baseline - upper.baseline > MAX_HALF_PITCH * upper.size) break;
    first--;
  }
  return first;
}

export function rowTexts(lines: readonly PlacedLine[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => joinTexts(lines.map(({ cells }) => cells[column]?.text ?? '')));
}
