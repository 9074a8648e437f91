/** Plain text that preserves the page layout with spaces, so that columns and tables stay aligned. */
import { type OcrLine, type OcrWord, wordsOfLines } from './ocr-words.ts';

/** Maximum characters per row, however small the letters are. */
const MAX_COLUMNS = 400;
/** Words share a row if they overlap by this fraction of the lower height. */
const MIN_SHARED_HEIGHT = 0.5;
/** A distance between rows above this multiple of the median adds an empty row. */
const PARAGRAPH_PITCH = 1.5;
/** A space in print is about a third of the letter height; a gap wider than this multiple of it separates columns. */
const COLUMN_GAP = 1;

interface TextRow {
  top: number;
  bottom: number;
  readonly words: OcrWord[];
}

export function layoutText(lines: readonly OcrLine[], pageWidth: number): string {
  const words = wordsOfLines(lines);
  if (words.length === 0) return '';
  const columnWidth = Math.max(letterWidth(words), pageWidth / MAX_COLUMNS);
  const left = Math.min(...words.map(({ box }) => box.x));
  const rows = groupRows(lines);
  const rowDistances = rows.map((row, index) => centreOf(row) - centreOf(rows[index - 1] ?? row));
  const medianDistance = median(rowDistances.slice(1));

  let text = '';
  for (const [index, row] of rows.entries()) {
    if (index > 0) text += (rowDistances[index] ?? 0) > PARAGRAPH_PITCH * medianDistance ? '\n\n' : '\n';
    text += placeWords(row.words, left, columnWidth);
  }
  return text;
}

/** Merges lines of different columns that are side by side into one row. */
function groupRows(lines: readonly OcrLine[]): TextRow[] {
  const rows: TextRow[] = [];
  const extents = lines.map(({ words }) => ({
    words: [...words],
    top: Math.min(...words.map(({ box }) => box.y)),
    bottom: Math.max(...words.map(({ box }) => box.y + box.height)),
  }));
  for (const line of extents.sort((a, b) => centreOf(a) - centreOf(b))) {
    const row = rows.findLast((candidate) => overlapsVertically(candidate, line) && !overlapsHorizontally(candidate.words, line.words));
    if (row) row.words.push(...line.words);
    else rows.push(line);
  }
  for (const row of rows) row.words.sort((a, b) => a.box.x - b.box.x);
  return rows;
}

function centreOf({ top, bottom }: TextRow): number {
  return (top + bottom) / 2;
}

function overlapsVertically(a: TextRow, b: TextRow): boolean {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return overlap >= MIN_SHARED_HEIGHT * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Whether two lines overlap horizontally, and so cannot be one row. */
function overlapsHorizontally(a: readonly OcrWord[], b: readonly OcrWord[]): boolean {
  return a.some(({ box: boxA }) => b.some(({ box: boxB }) => boxA.x < boxB.x + boxB.width && boxB.x < boxA.x + boxA.width));
}

function placeWords(words: readonly OcrWord[], left: number, columnWidth: number): string {
  let text = '';
  let length = 0;
  let previous: OcrWord | undefined;
  for (const word of words) {
    const column = Math.round((word.box.x - left) / columnWidth);
    const spaces = previous ? (isNear(previous, word) ? 1 : Math.max(2, column - length)) : column;
    text += ' '.repeat(spaces) + word.text;
    length += spaces + countLetters(word.text);
    previous = word;
  }
  return text;
}

/** Whether the gap between two words of a row is a space, not a column gap. */
function isNear({ box: left }: OcrWord, { box: right }: OcrWord): boolean {
  return right.x - (left.x + left.width) <= COLUMN_GAP * Math.max(left.height, right.height);
}

/** Median letter width in pixels. */
function letterWidth(words: readonly OcrWord[]): number {
  return Math.max(1, median(words.map(({ text, box }) => box.width / countLetters(text))));
}

/** Non-spacing marks have no advance width. */
function countLetters(text: string): number {
  return Math.max(1, text.replace(/\p{Mn}/gu, '').length);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
