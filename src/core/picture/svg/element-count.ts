/** Counts the elements of a drawing with all `<use>` references expanded: a few lines can expand to a billion ("billion laughs"). */

/** A subtree. */
export interface SvgSubtree {
  elements: number;
  /** IDs referred to, with repetitions. */
  readonly references: string[];
}

export const newSubtree = (): SvgSubtree => ({ elements: 1, references: [] });

export function addSubtree(whole: SvgSubtree, part: SvgSubtree): void {
  whole.elements += part.elements;
  for (const reference of part.references) whole.references.push(reference);
}

/** Stops above `limit`; a cycle counts as infinite. */
export function expandedElementCount(root: SvgSubtree, byId: ReadonlyMap<string, SvgSubtree>, limit: number): number {
  const memo = new Map<SvgSubtree, number>();
  const count = (part: SvgSubtree): number => {
    const cached = memo.get(part);
    if (cached !== undefined) return cached;
    memo.set(part, Number.POSITIVE_INFINITY);
    let sum = part.elements;
    for (const reference of part.references) {
      const target = byId.get(reference);
      if (target) sum += count(target);
      if (sum > limit) break;
    }
    memo.set(part, sum);
    return sum;
  };
  return count(root);
}
