/** Lines of code as rows of the image: long lines wrapped, some highlighted. */
import { invalid } from '../../core/request/api-error.ts';
import type { ColouredToken } from './highlight.ts';

export interface CodeRow {
  /** From 1; undefined for the continuation of a wrapped line. */
  readonly line: number | undefined;
  readonly isHighlighted: boolean;
  readonly tokens: readonly ColouredToken[];
}

export const LINE_RANGES = /^\d{1,3}(?:-\d{1,3})?(?:,\d{1,3}(?:-\d{1,3})?)*$/;

/** Parses line ranges such as `2,4-6`. */
export function parseLineRanges(ranges: string, count: number): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    if (first < 1 || last < first || last > count)
      invalid('highlight', `contains the lines ${range}, but the code has lines 1 to ${count}`);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}

export function wrapLines(lines: readonly (readonly ColouredToken[])[], highlighted: ReadonlySet<number>, width: number): CodeRow[] {
  return lines.flatMap((tokens, i) =>
    wrapLine(tokens, width).map((part, index) => ({
      line: index === 0 ? i + 1 : undefined,
      isHighlighted: highlighted.has(i + 1),
      tokens: part,
    })),
  );
}

/** No break before a combining mark or joiner, nor after a virama or zero-width joiner, which hold a cluster together. */
const COMBINES_WITH_PREVIOUS = /^[\p{M}\u200c\u200d]/u;
const JOINS_WITH_NEXT = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]$/u;

function wrapLine(tokens: readonly ColouredToken[], width: number): ColouredToken[][] {
  const rows: ColouredToken[][] = [[]];
  let remaining = width;
  for (const { text, colour } of tokens) {
    let part = '';
    for (const character of text) {
      if (remaining <= 0 && !COMBINES_WITH_PREVIOUS.test(character) && !JOINS_WITH_NEXT.test(part)) {
        (rows.at(-1) as ColouredToken[]).push({ text: part, colour });
        rows.push([]);
        [part, remaining] = ['', width];
      }
      part += character;
      remaining--;
    }
    if (part !== '') (rows.at(-1) as ColouredToken[]).push({ text: part, colour });
  }
  return rows;
}
