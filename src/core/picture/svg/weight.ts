/** How many elements a drawing has when every reference is followed: a few lines can ask for a thousand million. */

/** An element with all that is in it. */
export interface Part {
  elements: number;
  /** What it refers to, as often as it does. */
  readonly references: string[];
}

export const newPart = (): Part => ({ elements: 1, references: [] });

export function join(whole: Part, part: Part): void {
  whole.elements += part.elements;
  for (const reference of part.references) whole.references.push(reference);
}

/** Stops counting above `most`; what refers to itself is more than any number. */
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
