/** Text splitter: cuts a text into chunks of bounded size at natural boundaries, with optional overlap. */
import { codePointLength, codePointOffsets } from '../../core/text/code-points.ts';
import {
  type BreakFinder,
  codePointBreaks,
  graphemeBreaks,
  lineBreaks,
  paragraphBreaks,
  sentenceBreaks,
  wordBreaks,
} from './boundaries.ts';
import type { TextChunks } from './records.ts';

export interface ChunkOptions {
  readonly size: number;
  readonly overlap: number;
  readonly unit: 'characters' | 'words' | 'tokens';
  readonly by: 'paragraph' | 'line' | 'sentence' | 'word';
}

export type Chunk = TextChunks['chunks'][number];

/** Separators from the requested boundary down to the last resort (a recursive splitter). */
const SEPARATORS: Readonly<Record<ChunkOptions['by'], readonly BreakFinder[]>> = {
  paragraph: [paragraphBreaks, sentenceBreaks, wordBreaks, graphemeBreaks, codePointBreaks],
  line: [lineBreaks, wordBreaks, graphemeBreaks, codePointBreaks],
  sentence: [sentenceBreaks, wordBreaks, graphemeBreaks, codePointBreaks],
  word: [wordBreaks, graphemeBreaks, codePointBreaks],
};

/** Parts per chunk, where grapheme clusters are grouped: small enough that some can be repeated as overlap. */
const GROUPS_IN_CHUNK = 8;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

interface TextSegment {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

export function chunkText(text: string, options: ChunkOptions, countTokens: (text: string) => number): Chunk[] {
  const { size, overlap, unit, by } = options;
  const count = { characters: codePointLength, words: countWords, tokens: countTokens }[unit];
  const measure = memoisedMeasure(text, size, count);
  // Token counts are not additive: clusters have more tokens apart than together, and a long word has many. They are measured in groups.
  const group = unit === 'tokens' ? Math.max(1, Math.floor(size / GROUPS_IN_CHUNK)) : undefined;
  const parts = splitRecursively(text, SEPARATORS[by], { size, group, measure });
  const offset = codePointOffsets(text);
  const chunks: Chunk[] = [];
  for (let first = 0, done = -1; first < parts.length; ) {
    let last = fillChunk(parts, first, size, measure);
    // The overlap may leave no space for new text: then this chunk has none.
    if (last <= done) {
      first = done + 1;
      last = fillChunk(parts, first, size, measure);
    }
    done = last;
    const from = (parts[first] as TextSegment).from;
    const to = (parts[last] as TextSegment).to;
    const piece = text.slice(from, to);
    const start = offset(from);
    chunks.push({
      index: chunks.length,
      start,
      end: offset(to),
      text: piece,
      characters: offset(to) - start,
      tokens: unit === 'tokens' ? measure(from, to) : countTokens(piece),
    });
    first = last + 1 < parts.length ? overlapStart(parts, first, last, overlap) : parts.length;
  }
  return chunks;
}

type Measure = (from: number, to: number) => number;

/**
 * Memoises the last range, as a part that is too long for one level is often a single part of the next. Stops early where a prefix already measures
 * twice the chunk size: the rest changes only its last tokens.
 */
function memoisedMeasure(text: string, size: number, count: (text: string) => number): Measure {
  const upperBound = size * MAX_CHARACTERS_PER_UNIT;
  let last = { from: -1, to: -1, length: 0 };
  return (from, to) => {
    if (from === last.from && to === last.to) return last.length;
    const beginning = to - from > upperBound ? count(text.slice(from, from + upperBound)) : 0;
    last = { from, to, length: beginning > 2 * size ? beginning : count(text.slice(from, to)) };
    return last.length;
  };
}

/** Upper bound on the average characters per word or token in any language. */
const MAX_CHARACTERS_PER_UNIT = 16;

interface SplitOptions {
  readonly size: number;
  /** Maximum size of a group of grapheme clusters, where clusters are measured in groups. */
  readonly group: number | undefined;
  readonly measure: Measure;
}

/** Splits recursively into the largest parts that fit a chunk. */
function splitRecursively(text: string, levels: readonly BreakFinder[], { size, group, measure }: SplitOptions): TextSegment[] {
  const parts: TextSegment[] = [];
  const visit = (from: number, to: number, level: number): void => {
    const length = measure(from, to);
    if (length <= size) parts.push({ from, to, length });
    else {
      const cut = levels[level];
      // Unreachable: the minimum size is larger than the tokens of any code point.
      if (!cut) parts.push({ from, to, length });
      else
        visitAll(
          from,
          group !== undefined && cut === graphemeBreaks ? groupClusters(from, cut(text, from, to), group, measure) : cut(text, from, to),
          level,
        );
    }
  };
  const visitAll = (from: number, cuts: readonly number[], level: number): void => {
    let start = from;
    for (const cut of cuts) {
      if (cut > start) visit(start, cut, level + 1);
      start = cut;
    }
  };
  if (text !== '') visitAll(0, (levels[0] as BreakFinder)(text, 0, text.length), 0);
  return parts;
}

/** Merges clusters into groups that fit; the step size adapts to the last group. */
function groupClusters(from: number, cuts: readonly number[], group: number, measure: Measure): number[] {
  const boundaries: number[] = [];
  let step = group;
  for (let index = 0, start = from; index < cuts.length; ) {
    let count = Math.min(step, cuts.length - index);
    let length = measure(start, cuts[index + count - 1] as number);
    while (length > group && count > 1) {
      count = Math.max(1, Math.min(count - 1, Math.floor((count * group) / length)));
      length = measure(start, cuts[index + count - 1] as number);
    }
    index += count;
    start = cuts[index - 1] as number;
    boundaries.push(start);
    step = Math.max(1, Math.floor((count * group) / Math.max(1, length)));
  }
  return boundaries;
}

/** Greedy fill: the last part that fits. Token counts are not additive, so the sum is checked against the whole. */
function fillChunk(parts: readonly TextSegment[], first: number, size: number, measure: Measure): number {
  let last = first;
  let length = (parts[first] as TextSegment).length;
  while (last + 1 < parts.length && length + (parts[last + 1] as TextSegment).length <= size)
    length += (parts[++last] as TextSegment).length;
  while (last > first && measure((parts[first] as TextSegment).from, (parts[last] as TextSegment).to) > size) last--;
  return last;
}

/** First part of the next chunk: as many parts back as the overlap allows, but always beyond the first of this one, to make progress. */
function overlapStart(parts: readonly TextSegment[], first: number, last: number, overlap: number): number {
  let next = last + 1;
  let shared = 0;
  while (next - 1 > first && shared + (parts[next - 1] as TextSegment).length <= overlap) shared += (parts[--next] as TextSegment).length;
  return next;
}
