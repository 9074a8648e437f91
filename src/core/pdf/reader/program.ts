/** What the content of a page does to its writing, as numbers in a row: to be run when all its fonts are known. */
import type { Font } from './fonts.ts';

/** Each with its numbers behind it. */
export const STEP = {
  save: 0,
  restore: 1,
  /** Six numbers. */
  transform: 2,
  begin: 3,
  /** Six numbers. */
  matrix: 4,
  /** Two numbers. */
  move: 5,
  nextLine: 6,
  /** A number each. */
  letterSpace: 7,
  wordSpace: 8,
  scale: 9,
  leading: 10,
  rise: 11,
  /** The font by its place in `fonts`, and a size. */
  font: 12,
  /** Where its items begin and end, and the sum of the gaps before the first. */
  show: 13,
  /** A form begins: the matrix that it has itself. */
  enter: 14,
  leave: 15,
  /** The pen moves by so many thousandths. */
  shift: 16,
} as const;

/** Of one page together. */
const MOST_STEPS = 4_000_000;
const MOST_ITEMS = 1_000_000;

export class Program {
  readonly fonts: Font[] = [];
  readonly steps: number[] = [];
  /** Slots of characters in their font, and 0 for a gap between two strings. */
  readonly items: number[] = [];
  /** The width of each gap, in thousandths; 0 for characters. */
  readonly gaps: number[] = [];

  /** Whether it has become longer than any page is. */
  get isTooLong(): boolean {
    return this.steps.length > MOST_STEPS || this.items.length > MOST_ITEMS;
  }
}
