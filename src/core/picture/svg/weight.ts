/** Counts the elements of a drawing with all `<use>` references expanded: a few lines can expand to a thousand million ("billion laughs"). */

/** A subtree. */
export interface Part {
  elements: number;
  /** IDs referred to, with repetitions. */
  readonly references: string[];
}

export const newPart = (): Part => ({ elements: 1, references: [] });

export function join(whole: Part, part: Part): void {
  whole.elements += part.elements;
  for (const reference of part.references) whole.references.push(reference);
}

/** Stops above `most`; a cycle counts as infinite. */
export function drawnElements(root: Part, named: ReadonlyMap<string, Part>, most: number): number {
  const known = new Map<Part, number>();
  const count = (part: Part): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    known.set(part, Number.POSITIVE_INFINITY);
    let sum = part.elements;
    for (const reference of part.references) {
      const target = named.get(reference);
      if (target) sum += count(target);
      if (sum > most) break;
    }
    known.set(part, sum);
    return sum;
  };
  return count(root);
}
