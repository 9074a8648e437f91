/** Inserted and deleted words. The documents are compared as a whole: text that moved to another page is the same text. */
import { diff, type Range } from './myers.ts';
import type { PageContent, PlacedWord } from './page-content.ts';
import type { BoxOnPage, WordChange } from './records.ts';

/** @returns in the order of the documents, deletions before insertions */
export function compareWords(before: readonly PageContent[], after: readonly PageContent[]): WordChange[] {
  const numbers = new Map<string, number>();
  const [first, second] = [sequenceOf(before, numbers), sequenceOf(after, numbers)];
  return diff(first.numbers, second.numbers).flatMap(({ deleted, inserted }) => [
    ...changesOf('deleted', first, deleted),
    ...changesOf('inserted', second, inserted),
  ]);
}

interface WordSequence {
  readonly words: readonly PlacedWord[];
  /** From 1, of each word. */
  readonly pages: readonly number[];
  /** Equal words have equal numbers. */
  readonly numbers: readonly number[];
}

function sequenceOf(pages: readonly PageContent[], numbers: Map<string, number>): WordSequence {
  const words = pages.flatMap((page) => page.words);
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return {
    words,
    pages: pages.flatMap((page, index) => page.words.map(() => index + 1)),
    numbers: words.map(({ text }) => numberOf(text)),
  };
}

/** One change for each page of a range. */
function changesOf(change: WordChange['change'], { words, pages }: WordSequence, { start, end }: Range): WordChange[] {
  const changes: WordChange[] = [];
  for (let from = start; from < end; ) {
    let to = from + 1;
    while (to < end && pages[to] === pages[from]) to++;
    const changed = words.slice(from, to);
    changes.push({ change, page: pages[from] as number, text: changed.map(({ text }) => text).join(' '), boxes: lineBoxes(changed) });
    from = to;
  }
  return changes;
}

/** Words of a line overlap vertically by at least this fraction of their height. */
const MIN_OVERLAP = 0.5;
const round = (points: number): number => Math.round(points * 10) / 10;

/** One box for the words of each line. */
function lineBoxes(words: readonly PlacedWord[]): BoxOnPage[] {
  const lines: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const { box } of words) {
    const last = lines.at(-1);
    const overlap = last ? Math.min(last.bottom, box.bottom) - Math.max(last.top, box.top) : 0;
    if (last && overlap >= MIN_OVERLAP * (box.bottom - box.top) && box.left >= last.left) {
      last.right = Math.max(last.right, box.right);
      last.top = Math.min(last.top, box.top);
      last.bottom = Math.max(last.bottom, box.bottom);
    } else lines.push({ ...box });
  }
  return lines.map(({ left, right, top, bottom }) => ({
    left: round(left),
    top: round(top),
    width: round(right - left),
    height: round(bottom - top),
  }));
}
