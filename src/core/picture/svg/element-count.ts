/** Counts the elements of a drawing with all `<use>` references expanded: a few lines can expand to a thousand million ("billion laughs"). */

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

/** Stops above `most`; a cycle counts as infinite. */
export function expandedElementCount(root: SvgSubtree, named: ReadonlyMap<string, SvgSubtree>, limit: number): number {
  const known = new Map<SvgSubtree, number>();
  const count = (part: SvgSubtree): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    known.set(part, Number.POSITIVE_INFINITY);
    let sum = part.elements;
    for (const reference of part.references) {
      const target = named.get(reference);
      if (target) sum += count(target);
      if (sum > limit) break;
    }
    known.set(part, sum);
    return sum;
  };
  return count(root);
}
