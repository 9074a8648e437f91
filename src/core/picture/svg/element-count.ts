/** Counts the elements of a drawing with all `<use>` references expanded: a few lines can expand to a billion ("billion laughs"). */

/** Element count and references of an SVG subtree. */
export interface SvgSubtree {
  elements: number;
  /** IDs referred to, with repetitions. */
  readonly references: string[];
}

export const newSubtree = (): SvgSubtree => ({ elements: 1, references: [] });

export function addSubtree(target: SvgSubtree, subtree: SvgSubtree): void {
  target.elements += subtree.elements;
  for (const reference of subtree.references) target.references.push(reference);
}

/** Stops above `limit`; a cycle counts as infinite. */
export function expandedElementCount(root: SvgSubtree, byId: ReadonlyMap<string, SvgSubtree>, limit: number): number {
  const memo = new Map<SvgSubtree, number>();
  const count = (subtree: SvgSubtree): number => {
    const cached = memo.get(subtree);
    if (cached !== undefined) return cached;
    memo.set(subtree, Number.POSITIVE_INFINITY);
    let sum = subtree.elements;
    for (const reference of subtree.references) {
      const target = byId.get(reference);
      if (target) sum += count(target);
      if (sum > limit) break;
    }
    memo.set(subtree, sum);
    return sum;
  };
  return count(root);
}
