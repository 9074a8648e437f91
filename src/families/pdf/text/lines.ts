/** Groups words into lines by baseline, with small words attached to them, such as superscripts and note marks. */
import type { TextWord } from './words.ts';

export interface TextLine {
  readonly baseline: number;
  readonly size: number;
  /** From left to right. */
  readonly words: TextWord[];
}

/** Limits of baseline shift, raise, size and distance of small words, and of the offset of shadow copies, as fractions of the font size. */
const MAX_BASELINE_SHIFT = 0.3;
const MAX_RAISE = 0.7;
const MAX_SIZE_RATIO = 0.9;
const MAX_TOUCHING_GAP = 0.25;
const MAX_COPY_OFFSET = 0.2;

export function groupIntoLines(words: readonly TextWord[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line && word.baseline - line.baseline <= MAX_BASELINE_SHIFT * Math.min(line.size, word.size)) line.words.push(word);
    else lines.push({ baseline: word.baseline, size: word.size, words: [word] });
  }
  for (const [index, line] of lines.entries()) {
    for (const neighbour of [lines[index - 1], lines[index + 1]]) if (neighbour) attachSmallWords(line, neighbour);
  }
  return lines.filter((line) => line.words.length > 0).map((line) => ({ ...line, words: removeShadowCopies(line.words) }));
}

/** Moves the small words of a line that touch a larger word of its neighbour over to that line. */
function attachSmallWords(line: TextLine, neighbour: TextLine): void {
  const largest = neighbour.words.reduce((max, { size }) => Math.max(max, size), 0);
  for (const word of [...line.words]) {
    if (word.size > MAX_SIZE_RATIO * largest) continue;
    const anchor = neighbour.words.find((larger) => isAttachedTo(larger, word));
    if (!anchor) continue;
    line.words.splice(line.words.indexOf(word), 1);
    neighbour.words.push(word);
  }
}

function isAttachedTo(larger: TextWord, word: TextWord): boolean {
  if (word.size > MAX_SIZE_RATIO * larger.size || Math.abs(word.baseline - larger.baseline) > MAX_RAISE * larger.size) return false;
  const maxGap = MAX_TOUCHING_GAP * larger.size;
  return Math.abs(word.left - larger.right) <= maxGap || Math.abs(larger.left - word.right) <= maxGap;
}

/** Drops words drawn twice with a small offset, for a shadow. */
function removeShadowCopies(words: TextWord[]): TextWord[] {
  const sorted = words.sort((a, b) => a.left - b.left);
  return sorted.filter((word, index) => {
    const previous = sorted[index - 1];
    return !previous || previous.text !== word.text || word.left - previous.left > MAX_COPY_OFFSET * word.size;
  });
}
