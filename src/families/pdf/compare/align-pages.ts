/** Aligns the pages of two documents in order, by the similarity of their contents. */

/** A page of the first and the one of the second document that correspond, as indexes; one is undefined if the page was removed or inserted. */
export interface PagePair {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Less similar pages are different pages. */
const MIN_SIMILARITY = 0.35;

/**
 * The alignment with the highest sum of similarities above the minimum (Needleman and Wunsch, 1970). Where as many pages were removed as inserted,
 * they were replaced.
 * @param similarity from 0 to 1
 */
export function alignPages(before: number, after: number, similarity: (before: number, after: number) => number): PagePair[] {
  const columns = after + 1;
  const scores = new Float64Array((before + 1) * columns);
  const gains = new Float64Array(before * after);
  for (let i = before - 1; i >= 0; i--) {
    for (let j = after - 1; j >= 0; j--) {
      const gain = similarity(i, j) - MIN_SIMILARITY;
      gains[i * after + j] = gain;
      const matched = gain > 0 ? gain + (scores[(i + 1) * columns + j + 1] as number) : 0;
      scores[i * columns + j] = Math.max(matched, scores[(i + 1) * columns + j] as number, scores[i * columns + j + 1] as number);
    }
  }
  const pairs: PagePair[] = [];
  let [i, j] = [0, 0];
  let gap = { before: 0, after: 0 };
  while (i < before && j < after) {
    const gain = gains[i * after + j] as number;
    const score = scores[i * columns + j] as number;
    if (gain > 0 && score === gain + (scores[(i + 1) * columns + j + 1] as number)) {
      pairs.push(...pairsOfGap(gap, i, j), { before: i++, after: j++ });
      gap = { before: i, after: j };
    } else if (score === (scores[(i + 1) * columns + j] as number)) i++;
    else j++;
  }
  return [...pairs, ...pairsOfGap(gap, before, after)];
}

function pairsOfGap(from: { readonly before: number; readonly after: number }, before: number, after: number): PagePair[] {
  const removed = Array.from({ length: before - from.before }, (_, index) => from.before + index);
  const inserted = Array.from({ length: after - from.after }, (_, index) => from.after + index);
  if (removed.length === inserted.length) return removed.map((page, index) => ({ before: page, after: inserted[index] }));
  return [...removed.map((page) => ({ before: page, after: undefined })), ...inserted.map((page) => ({ before: undefined, after: page }))];
}
