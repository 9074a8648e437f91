/** Cuts a text into chunks that no reader and no model has to guess the edges of. */
import { codePointLength, codePointOffsets } from '../../core/text/code-points.ts';
import { type Cutter, codePoints, letters, lines, paragraphs, sentences, wordCuts } from './boundaries.ts';
import type { TextChunks } from './records.ts';

export interface ChunkOptions {
  readonly size: number;
  readonly overlap: number;
  readonly unit: 'characters' | 'words' | 'tokens';
  readonly by: 'paragraph' | 'line' | 'sentence' | 'word';
}

export type Chunk = TextChunks['chunks'][number];

/** From the boundary that was asked for down to the last resort. */
const LEVELS: Readonly<Record<ChunkOptions['by'], readonly Cutter[]>> = {
  paragraph: [paragraphs, sentences, wordCuts, letters, codePoints],
  line: [lines, wordCuts, letters, codePoints],
  sentence: [sentences, wordCuts, letters, codePoints],
  word: [wordCuts, letters, codePoints],
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

export function chunkText(text: string, options: ChunkOptions, countTokens: (text: string) => number): Chunk[] {
  const { size, overlap, unit, by } = options;
  const count = { characters: codePointLength, words: countWords, tokens: countTokens }[unit];
  const measure = (from: number, to: number): number => count(text.slice(from, to));
  const parts = split(text, LEVELS[by], size, measure);
  const offset = codePointOffsets(text);
  const chunks: Chunk[] = [];
  for (let first = 0, done = -1; first < parts.length; ) {
    let last = fill(parts, first, size, measure);
    // What is repeated may leave no room for anything new: then nothing is repeated.
    if (last <= done) {
      first = done + 1;
      last = fill(parts, first, size, measure);
    }
    done = last;
    const from = (parts[first] as Part).from;
    const to = (parts[last] as Part).to;
    const piece = text.slice(from, to);
    const start = offset(from);
    chunks.push({ index: chunks.length, start, end: offset(to), text: piece, characters: offset(to) - start, tokens: countTokens(piece) });
    first = last + 1 < parts.length ? stepBack(parts, first, last, overlap) : parts.length;
  }
  return chunks;
}

/** Parts that fit a chunk, as large as the boundaries allow. */
function split(text: string, levels: readonly Cutter[], size: number, measure: (from: number, to: number) => number): Part[] {
  const parts: Part[] = [];
  const visit = (from: number, to: number, level: number): void => {
    const length = measure(from, to);
    if (length <= size) parts.push({ from, to, length });
    else {
      const cut = levels[level];
      // A code point of more tokens than a chunk may have does not exist: the smallest size is larger.
      if (!cut) parts.push({ from, to, length });
      else visitAll(from, cut(text, from, to), level);
    }
  };
  const visitAll = (from: number, cuts: readonly number[], level: number): void => {
    let start = from;
    for (const cut of cuts) {
      if (cut > start) visit(start, cut, level + 1);
      start = cut;
    }
  };
  if (text !== '') visitAll(0, (levels[0] as Cutter)(text, 0, text.length), 0);
  return parts;
}

/** The last part that still fits. Tokens do not add up exactly, so what was added up is measured once more as a whole. */
function fill(parts: readonly Part[], first: number, size: number, measure: (from: number, to: number) => number): number {
  let last = first;
  let length = (parts[first] as Part).length;
  while (last + 1 < parts.length && length + (parts[last + 1] as Part).length <= size) length += (parts[++last] as Part).length;
  while (last > first && measure((parts[first] as Part).from, (parts[last] as Part).to) > size) last--;
  return last;
}

/** Where the next chunk begins: as many parts back as the overlap holds, and always further than this one began. */
function stepBack(parts: readonly Part[], first: number, last: number, overlap: number): number {
  let next = last + 1;
  let shared = 0;
  while (next - 1 > first && shared + (parts[next - 1] as Part).length <= overlap) shared += (parts[--next] as Part).length;
  return next;
}
