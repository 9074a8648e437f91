/** Groups words into lines by baseline, with small words attached to them, such as superscripts and note marks. */
import type { Word } from './words.ts';

export interface Line {
  readonly base: number;
  readonly size: number;
  /** From left to right. */
  readonly words: Word[];
}

/** Fractions of the font size. */
const SAME_BASE = 0.3;
const RAISED = 0.7;
const SMALLER = 0.9;
const TOUCHING = 0.25;
const COPY = 0.2;

export function toLines(words: readonly Word[]): Line[] {
  const lines: Line[] = [];
  for (const word of [...words].sort((one, other) => one.base - other.base)) {
    const line = lines.at(-1);
    if (line && word.base - line.base <= SAME_BASE * Math.min(line.size, word.size)) line.words.push(word);
    else lines.push({ base: word.base, size: word.size, words: [word] });
  }
  for (const [at, line] of lines.entries()) {
    for (const near of [lines[at - 1], lines[at + 1]]) if (near) hangOn(line, near);
  }
  return lines.filter((line) => line.words.length > 0).map((line) => ({ ...line, words: withoutCopies(line.words) }));
}

/** Moves the small words of a line that touch a larger word of its neighbour over to that line. */
function hangOn(line: Line, near: Line): void {
  const largest = near.words.reduce((most, { size }) => Math.max(most, size), 0);
  for (const word of [...line.words]) {
    if (word.size > SMALLER * largest) continue;
    const holder = near.words.find((larger) => holds(larger, word));
    if (!holder) continue;
    line.words.splice(line.words.indexOf(word), 1);
    near.words.push(word);
  }
}

function holds(larger: Word, word: Word): boolean {
  if (word.size > SMALLER * larger.size || Math.abs(word.base - larger.base) > RAISED * larger.size) return false;
  const reach = TOUCHING * larger.size;
  return Math.abs(word.left - larger.right) <= reach || Math.abs(larger.left - word.right) <= reach;
}

/** Drops words drawn twice with a small offset, for a shadow. */
function withoutCopies(words: Word[]): Word[] {
  const sorted = words.sort((one, other) => one.left - other.left);
  return sorted.filter((word, at) => {
    const last = sorted[at - 1];
    return !last || last.text !== word.text || word.left - last.left > COPY * word.size;
  });
}
