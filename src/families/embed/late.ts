/** Late interaction: each token of the question looks for the token of the document that is most like it. */
import type { Output } from '../../core/models/network.ts';

/** Rows scaled to length 1, without those of the model's own signs at either end. */
export function tokenRows({ values, width }: Output): Float32Array[] {
  const rows: Float32Array[] = [];
  for (let at = width; at < values.length - width; at += width) {
    const row = values.subarray(at, at + width);
    let sum = 0;
    for (const value of row) sum += value * value;
    const length = Math.sqrt(sum) || 1;
    rows.push(row.map((value) => value / length));
  }
  return rows;
}

/** The mean of the best likeness of each token of the question, from -1 to 1; 0 where there is nothing to compare. */
export function lateInteraction(query: readonly Float32Array[], document: readonly Float32Array[]): number {
  if (query.length === 0 || document.length === 0) return 0;
  let sum = 0;
  for (const row of query) {
    let best = -1;
    for (const other of document) {
      let likeness = 0;
      for (let at = 0; at < row.length; at++) likeness += (row[at] as number) * (other[at] as number);
      if (likeness > best) best = likeness;
    }
    sum += best;
  }
  return sum / query.length;
}

/** The start of the run of tokens of a given length in which tokens of the question stand closest; the first of several such runs. */
export function densest(tokens: readonly number[], wanted: ReadonlySet<number>, length: number): number {
  const worth = (at: number): number => (wanted.has(tokens[at] as number) ? 1 : 0);
  let sum = 0;
  for (let at = 0; at < Math.min(length, tokens.length); at++) sum += worth(at);
  let best = sum;
  let start = 0;
  for (let at = length; at < tokens.length; at++) {
    sum += worth(at) - worth(at - length);
    if (sum > best) {
      best = sum;
      start = at - length + 1;
    }
  }
  return start;
}

/** A rest of a document is read with so much of what stands beside it, or its first words would have no context. */
const SHORTEST_REST = 64;

/** Runs of at most a given length that together are all tokens: the densest one, and what stands before and after it. */
export function windows(tokens: readonly number[], wanted: ReadonlySet<number>, length: number): (readonly number[])[] {
  const start = densest(tokens, wanted, length);
  const runs = [tokens.slice(start, start + length)];
  for (let end = start; end > 0; end -= length) runs.push(tokens.slice(Math.max(0, end - length), Math.max(end, SHORTEST_REST)));
  for (let from = start + length; from < tokens.length; from += length) {
    runs.push(tokens.slice(Math.min(from, tokens.length - SHORTEST_REST), from + length));
  }
  return runs;
}
