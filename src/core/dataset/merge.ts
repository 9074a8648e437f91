/** Merges lists of rows, each in the order of importance, into one in the order of importance and worth together. */

export interface MergedList {
  /** Ascending, which is the order of importance. */
  readonly rows: ArrayLike<number>;
  readonly worth: number;
}

export interface Merged {
  readonly rows: readonly number[];
  /** For each row the place of the list that it is from. */
  readonly lists: readonly number[];
  /** And its worth and importance together. */
  readonly scores: readonly number[];
}

/** The first `most` rows; among equals those of the earlier list. */
export function mergeByWorth(lists: readonly MergedList[], importanceOf: (row: number) => number, most: number): Merged {
  const merged = { rows: [] as number[], lists: [] as number[], scores: [] as number[] };
  const heads = lists.map(() => 0);
  const scores = lists.map(({ rows, worth }) => (rows.length > 0 ? worth + importanceOf(rows[0] as number) : Number.NEGATIVE_INFINITY));
  while (merged.rows.length < most) {
    let best = 0;
    for (let list = 1; list < scores.length; list++) if ((scores[list] as number) > (scores[best] as number)) best = list;
    if (scores[best] === Number.NEGATIVE_INFINITY || scores[best] === undefined) break;
    const { rows, worth } = lists[best] as MergedList;
    merged.rows.push(rows[heads[best] as number] as number);
    merged.lists.push(best);
    merged.scores.push(scores[best] as number);
    const next = (heads[best] as number) + 1;
    heads[best] = next;
    scores[best] = next < rows.length ? worth + importanceOf(rows[next] as number) : Number.NEGATIVE_INFINITY;
  }
  return merged;
}
