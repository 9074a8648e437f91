/** Columns of a table without rulings: intervals separated by gaps that hardly any text crosses. */
import type { TextWord } from '../text/words.ts';
import type { Column } from './table.ts';
import { type Segment, segmentOf, type TableLine } from './table-lines.ts';
import { isNil } from './values.ts';

/** Fraction of the lines that may cross a gap between columns, such as a subtotal; one of a short table, none of a few lines. */
const MAX_CROSSING = 0.08;
const MIN_LINES_FOR_CROSSING = 5;
/** Such as "1 Apr 2026" or "₹ 500.00 Cr". */
const MAX_VALUE_WORDS = 4;
const CURRENCY_ONLY = /^(?:[₹$€£]|rs\.?|inr)$/i;

/** @param lines lines with the cells of most columns */
export function findColumns(lines: readonly TableLine[]): Column[] {
  const tolerance = lines.length < MIN_LINES_FOR_CROSSING ? 0 : Math.max(1, Math.floor(lines.length * MAX_CROSSING));
  const segments = lines.flatMap((line) => line.segments);
  const columns = intervalsAbove(segments, tolerance);
  const sparse = segments.filter((segment) => !columns.some((column) => overlaps(column, segment)));
  const found = [...columns, ...intervalsAbove(sparse, 0)].sort((a, b) => a.left - b.left);
  return joinCurrencySigns(found, segments);
}

/** Maximal intervals that more than `tolerance` segments cover. */
function intervalsAbove(segments: readonly Segment[], tolerance: number): Column[] {
  const events = segments.flatMap(({ left, right }) => [
    { x: left, step: 1 },
    { x: right, step: -1 },
  ]);
  events.sort((a, b) => a.x - b.x || b.step - a.step);
  const intervals: Column[] = [];
  let covering = 0;
  let left = 0;
  for (const { x, step } of events) {
    if (covering === tolerance && step > 0) left = x;
    if (covering === tolerance + 1 && step < 0) intervals.push({ left, right: x });
    covering += step;
  }
  return intervals;
}

/** A currency sign at the left of a cell with an amount at its right belongs to that amount. */
function joinCurrencySigns(columns: readonly Column[], segments: readonly Segment[]): Column[] {
  const joined: Column[] = [];
  let pending: number | undefined;
  for (const column of columns) {
    const inside = segments.filter((segment) => overlaps(column, segment));
    if (inside.every(({ text }) => CURRENCY_ONLY.test(text))) {
      pending ??= column.left;
      continue;
    }
    joined.push({ left: pending ?? column.left, right: column.right });
    pending = undefined;
  }
  return joined;
}

export const overlaps = (a: Column, b: Column): boolean => Math.min(a.right, b.right) > Math.max(a.left, b.left);

/** Boundaries between columns: one fewer than there are columns. */
export function separatorsBetween(columns: readonly Column[]): number[] {
  return columns.slice(1).map(({ left }, index) => ((columns[index] as Column).right + left) / 2);
}

export interface PlacedLine extends TableLine {
  /** One per column. */
  readonly cells: readonly (Segment | undefined)[];
  /** Whether a segment extends over several columns. */
  readonly spans: boolean;
}

/** @param valueColumns for each column its kind of values, if known */
export function placeLine(line: TableLine, columns: readonly Column[], valueColumns: readonly unknown[] = []): PlacedLine {
  const separators = separatorsBetween(columns);
  const words: TextWord[][] = columns.map(() => []);
  let spans = false;
  for (const segment of line.segments) {
    const overlapped = columns.flatMap((column, index) => (overlaps(column, segment) ? [index] : []));
    if (overlapped.length < 2) {
      words[overlapped[0] ?? columnAt(separators, (segment.left + segment.right) / 2)]?.push(...segment.words);
      continue;
    }
    let column = 0;
    for (const [index, word] of segment.words.entries()) {
      const own = columnAt(separators, (word.left + word.right) / 2);
      if (index === 0) column = own;
      else if (own > column) {
        if (isNextCell(segment, index, Boolean(valueColumns[column]), Boolean(valueColumns[own]))) column = own;
        else spans = true;
      }
      words[column]?.push(word);
    }
  }
  return { ...line, cells: cellsOf(words), spans };
}

/** Whether a word that stands in the next column begins a cell there, instead of continuing a text that spans both. */
function isNextCell({ words }: Segment, index: number, hasValues: boolean, nextHasValues: boolean): boolean {
  const isCell = (cell: readonly TextWord[]): boolean => {
    if (cell.length > MAX_VALUE_WORDS) return false;
    const { isValue, text } = segmentOf(cell);
    return isValue || isNil(text);
  };
  return (nextHasValues && isCell(words.slice(index))) || (hasValues && isCell(words.slice(0, index)));
}

/** Places each word by its middle: rulings separate the columns. */
export function placeWords(line: TableLine, columns: readonly Column[]): PlacedLine {
  const separators = separatorsBetween(columns);
  const words: TextWord[][] = columns.map(() => []);
  for (const word of line.words) words[columnAt(separators, (word.left + word.right) / 2)]?.push(word);
  return { ...line, cells: cellsOf(words), spans: false };
}

const cellsOf = (words: readonly (readonly TextWord[])[]): (Segment | undefined)[] =>
  words.map((own) => (own.length > 0 ? segmentOf(own) : undefined));

function columnAt(separators: readonly number[], x: number): number {
  const index = separators.findIndex((separator) => x < separator);
  return index < 0 ? separators.length : index;
}
