/**
 * Removes the ruled lines of tables and forms before OCR: letters that touch them are misread, and remainders of rules are read as letters.
 * A rule is long and thin with hardly anything attached; the head line (shirorekha) of Devanagari has letters attached.
 */
import { BINARISATION_THRESHOLD, type GreyImage, WHITE } from './grey-image.ts';

/** Minimum lengths and maximum thickness of a rule, in letter heights. Strokes of letters are shorter. */
const MIN_HORIZONTAL_LENGTH = 8;
const MIN_VERTICAL_LENGTH = 3;
const MAX_THICKNESS = 0.5;
/** Minimum ratio of length to thickness; an l in a heading has less. */
const MIN_ASPECT_RATIO = 15;
/** Gap in pixels tolerated in a rule, as in print and scans. */
const MAX_GAP = 3;
/** Minimum fraction of a rule with nothing attached. */
const MIN_FREE_FRACTION = 0.85;
/** Mark of a pixel with a horizontal and a vertical rule. */
const CROSSING = 2;
/** Minimum rules in each direction for a table: a frame around a page has two. */
const MIN_TABLE_RULES = 3;

/** A scan direction: `step` is the stride along rules, `lineStride` the one from line to line. */
interface ScanDirection {
  readonly step: number;
  readonly steps: number;
  readonly lineStride: number;
  readonly lines: number;
}

interface RuledLine {
  readonly direction: ScanDirection;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Whitens rules, in place; strokes that cross them stay. @param letters x-height, if known @returns whether the rules were those of a table */
export function removeRuledLines({ width, height, pixels }: GreyImage, letters: number | undefined): boolean {
  if (letters === undefined) return false;
  const maxThickness = Math.ceil(MAX_THICKNESS * letters);
  const horizontal: ScanDirection = { step: 1, steps: width, lineStride: width, lines: height };
  const vertical: ScanDirection = { step: width, steps: height, lineStride: 1, lines: width };
  const rules = [
    ...findRules(pixels, horizontal, MIN_HORIZONTAL_LENGTH * letters, maxThickness),
    ...findRules(pixels, vertical, MIN_VERTICAL_LENGTH * letters, maxThickness),
  ];
  if (rules.length === 0) return false;
  const original = pixels.slice();
  const crossings = markCrossings(rules, pixels.length);
  for (const rule of rules) eraseRule(pixels, original, rule, maxThickness, crossings);
  return [horizontal, vertical].every((direction) => countDistinctRules(rules, direction, maxThickness) >= MIN_TABLE_RULES);
}

/** Number of distinct rules in one direction; each is found once per pixel of its thickness. */
function countDistinctRules(rules: readonly RuledLine[], direction: ScanDirection, maxThickness: number): number {
  let [count, last] = [0, Number.NEGATIVE_INFINITY];
  for (const rule of rules) {
    if (rule.direction !== direction) continue;
    if (rule.line > last + maxThickness) count++;
    last = rule.line;
  }
  return count;
}

/** Visits the pixels in the order of memory, whatever the direction. */
function findRules(pixels: Uint8Array, direction: ScanDirection, minLength: number, maxThickness: number): RuledLine[] {
  const rules: RuledLine[] = [];
  const starts = new Int32Array(direction.lines).fill(-1);
  const ends = new Int32Array(direction.lines);
  const finish = (line: number): void => {
    const rule = { direction, line, from: starts[line] as number, to: ends[line] as number };
    if (rule.to - rule.from >= minLength && isRule(pixels, rule, maxThickness)) rules.push(rule);
    starts[line] = -1;
  };
  const isAcross = direction.step === 1;
  const width = isAcross ? direction.steps : direction.lines;
  for (let row = 0; row * width < pixels.length; row++) {
    for (let column = 0; column < width; column++) {
      const line = isAcross ? row : column;
      const position = isAcross ? column : row;
      if ((pixels[row * width + column] as number) < BINARISATION_THRESHOLD) {
        if ((starts[line] as number) < 0) starts[line] = position;
        ends[line] = position + 1;
      } else if ((starts[line] as number) >= 0 && position - (ends[line] as number) >= MAX_GAP) finish(line);
    }
  }
  for (let line = 0; line < direction.lines; line++) if ((starts[line] as number) >= 0) finish(line);
  return rules.sort((a, b) => a.line - b.line);
}

function isRule(pixels: Uint8Array, rule: RuledLine, maxThickness: number): boolean {
  let [freeLength, thickness] = [0, 0];
  for (let position = rule.from; position < rule.to; position++) {
    const [above, below] = thicknessAt(pixels, rule, position, maxThickness);
    if (above + below > maxThickness) continue;
    freeLength++;
    thickness += above + below;
  }
  const length = rule.to - rule.from;
  return freeLength >= MIN_FREE_FRACTION * length && length >= MIN_ASPECT_RATIO * (thickness / freeLength);
}

/** Run lengths of ink to both sides of a point of a rule, the point itself in the second; stops above the maximum. */
function thicknessAt(
  pixels: Uint8Array,
  { direction, line }: RuledLine,
  position: number,
  maxThickness: number,
): readonly [number, number] {
  const isInkAt = (neighbour: number): boolean =>
    neighbour >= 0 &&
    neighbour < direction.lines &&
    (pixels[neighbour * direction.lineStride + position * direction.step] as number) < BINARISATION_THRESHOLD;
  let [above, below] = [0, 0];
  while (above <= maxThickness && isInkAt(line - above - 1)) above++;
  while (below <= maxThickness && isInkAt(line + below)) below++;
  return [above, below];
}

/** Marks crossings: the number of directions of rules through each pixel; horizontal rules come first. */
function markCrossings(rules: readonly RuledLine[], size: number): Uint8Array {
  const directions = new Uint8Array(size);
  for (const { direction, line, from, to } of rules) {
    for (let position = from; position < to; position++) {
      const offset = line * direction.lineStride + position * direction.step;
      if (direction.step === 1) directions[offset] = 1;
      else if (directions[offset] === 1) directions[offset] = CROSSING;
    }
  }
  return directions;
}

/** Erases the full thickness, with the antialiased edge on both sides. */
function eraseRule(pixels: Uint8Array, original: Uint8Array, rule: RuledLine, maxThickness: number, crossings: Uint8Array): void {
  const { direction, line, from, to } = rule;
  for (let position = from; position < to; position++) {
    const offset = position * direction.step;
    const [above, below] = thicknessAt(original, rule, position, maxThickness);
    if (above + below <= maxThickness) {
      for (let neighbour = Math.max(0, line - above - 1); neighbour <= Math.min(direction.lines - 1, line + below); neighbour++)
        pixels[neighbour * direction.lineStride + offset] = WHITE;
    } else if (crossings[line * direction.lineStride + offset] === CROSSING) pixels[line * direction.lineStride + offset] = WHITE;
  }
}
