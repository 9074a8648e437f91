/** Late interaction (ColBERT MaxSim): each query token is matched to its most similar document token. */
import type { TransformerOutput } from '../../core/models/transformer.ts';

/** L2-normalised token vectors, without the special tokens at either end. */
export function tokenVectors({ values, width }: TransformerOutput): Float32Array[] {
  const rows: Float32Array[] = [];
  for (let offset = width; offset < values.length - width; offset += width) {
    const row = values.subarray(offset, offset + width);
    let sum = 0;
    for (const value of row) sum += value * value;
    const length = Math.sqrt(sum) || 1;
    rows.push(row.map((value) => value / length));
  }
  return rows;
}

/** Mean of the maximum cosine similarity of each query token, from -1 to 1; 0 where either side is empty. */
export function lateInteraction(query: readonly Float32Array[], document: readonly Float32Array[]): number {
  if (query.length === 0 || document.length === 0) return 0;
  let sum = 0;
  for (const row of query) {
    let best = -1;
    for (const other of document) {
      let similarity = 0;
      for (let index = 0; index < row.length; index++) similarity += (row[index] as number) * (other[index] as number);
      if (similarity > best) best = similarity;
    }
    sum += best;
  }
  return sum / query.length;
}

/** Start of the window of a given length with the most query tokens (sliding window); the first of several such windows. */
export function densestWindow(tokens: readonly number[], queryTokens: ReadonlySet<number>, length: number): number {
  const hit = (index: number): number => (queryTokens.has(tokens[index] as number) ? 1 : 0);
  let sum = 0;
  for (let index = 0; index < Math.min(length, tokens.length); index++) sum += hit(index);
  let best = sum;
  let start = 0;
  for (let index = length; index < tokens.length; index++) {
    sum += hit(index) - hit(index - length);
    if (sum > best) {
      best = sum;
      start = index - length + 1;
    }
  }
  return start;
}

/** Minimum window size: a shorter remainder overlaps its neighbour, so that its first words have context. */
const MIN_WINDOW_TOKENS = 64;

/** Windows of at most a given length that cover all tokens: the densest one, and those before and after it. */
export function slidingWindows(tokens: readonly number[], queryTokens: ReadonlySet<number>, length: number): (readonly number[])[] {
  const start = densestWindow(tokens, queryTokens, length);
  const runs = [tokens.slice(start, start + length)];
  for (let end = start; end > 0; end -= length) runs.push(tokens.slice(Math.max(0, end - length), Math.max(end, MIN_WINDOW_TOKENS)));
  for (let from = start + length; from < tokens.length; from += length) {
    runs.push(tokens.slice(Math.min(from, tokens.length - MIN_WINDOW_TOKENS), from + length));
  }
  return runs;
}
