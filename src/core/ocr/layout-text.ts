/** Plain text that preserves the page layout with spaces, so that columns and tables stay aligned. */
import { type OcrLine, type OcrWord, wordsOfLines } from './ocr-words.ts';

/** Maximum characters per row, however small the letters are. */
const MAX_COLUMNS = 400;
/** Words share a row if they overlap by this fraction of the lower height. */
const MIN_SHARED_HEIGHT = 0.5;
/** A row pitch this many times the usual one gets an empty row. */
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
  const column = Math.max(letterWidth(words), pageWidth / MAX_COLUMNS);
  const left = Math.min(...words.map(({ box }) => box.x));
  const rows = groupRows(lines);
  const pitches = rows.map((row, at) => middle(row) - middle(rows[at - 1] ?? row));
  const usualPitch = median(pitches.slice(1));

  let text = '';
  for (const [at, row] of rows.entries()) {
    if (at > 0) text += (pitches[at] ?? 0) > PARAGRAPH_PITCH * usualPitch ? '\n\n' : '\n';
    text += placeWords(row.words, left, column);
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
  for (const line of extents.sort((a, b) => middle(a) - middle(b))) {
    const row = rows.findLast((candidate) => overlapsVertically(candidate, line) && !overlapsHorizontally(candidate.words, line.words));
    if (row) row.words.push(...line.words);
    else rows.push(line);
  }
  for (const row of rows) row.words.sort((a, b) => a.box.x - b.box.x);
  return rows;
}

function middle({ top, bottom }: TextRow): number {
  return (top + bottom) / 2;
}

function overlapsVertically(a: TextRow, b: TextRow): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared >= MIN_SHARED_HEIGHT * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Whether two lines overlap horizontally, and so cannot be one row. */
function overlapsHorizontally(a: readonly OcrWord[], b: readonly OcrWord[]): boolean {
  return a.some(({ box: one }) => b.some(({ box: other }) => one.x < other.x + other.width && other.x < one.x + one.width));
}

function placeWords(words: readonly OcrWord[], left: number, column: number): string {
  let text = '';
  let length = 0;
  let previous: OcrWord | undefined;
  for (const word of words) {
    const target = Math.round((word.box.x - left) / column);
    const spaces = previous ? (isNear(previous, word) ? 1 : Math.max(2, target - length)) : target;
    text += ' '.repeat(spaces) + word.text;
    length += spaces + countLetters(word.text);
    previous = word;
  }
  return text;
}

function isNear({ box: one }: OcrWord, { box: other }: OcrWord): boolean {
  return other.x - (one.x + one.width) <= COLUMN_GAP * Math.max(one.height, other.height);
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
