/**
 * Removes the ruled lines of tables and forms before OCR: letters that touch them are misread, and remainders of rules are read as letters.
 * A rule is long and thin with hardly anything attached; the head line (shirorekha) of Devanagari has letters attached.
 */
import { BINARISATION_THRESHOLD, type GreyImage, WHITE } from './grey-image.ts';
import { letterHeight } from './letter-height.ts';

/** In letter heights: minimum lengths and maximum thickness of a rule. Strokes of letters are shorter. */
const MIN_HORIZONTAL_LENGTH = 8;
const MIN_VERTICAL_LENGTH = 3;
const MAX_THICKNESS = 0.5;
/** Minimum ratio of length to thickness; an l in a heading has less. */
const MIN_ASPECT_RATIO = 15;
/** Gap in pixels tolerated in a rule, as in print and scans. */
const MAX_GAP = 3;
/** Minimum fraction of a rule with nothing attached. */
const MIN_FREE_FRACTION = 0.85;
const CROSSING = 2;
/** Minimum rules in each direction for a table: a frame around a page has two. */
const MIN_TABLE_RULES = 3;

/** A scan direction: `step` along rules, `beside` from line to line. */
interface ScanDirection {
  readonly step: number;
  readonly steps: number;
  readonly beside: number;
  readonly lines: number;
}

interface RuledLine {
  readonly way: ScanDirection;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Whitens rules, in place; strokes that cross them stay. @returns whether the rules were those of a table */
export function removeRuledLines(picture: GreyImage): boolean {
  const { width, height, pixels } = picture;
  const letters = letterHeight(picture);
  if (letters === undefined) return false;
  const thickest = Math.ceil(MAX_THICKNESS * letters);
  const across: ScanDirection = { step: 1, steps: width, beside: width, lines: height };
  const down: ScanDirection = { step: width, steps: height, beside: 1, lines: width };
  const rules = [
    ...findRules(pixels, across, MIN_HORIZONTAL_LENGTH * letters, thickest),
    ...findRules(pixels, down, MIN_VERTICAL_LENGTH * letters, thickest),
  ];
  if (rules.length === 0) return false;
  const before = pixels.slice();
  const crossings = markCrossings(rules, pixels.length);
  for (const rule of rules) eraseRule(pixels, before, rule, thickest, crossings);
  return [across, down].every((way) => countDistinctRules(rules, way, thickest) >= MIN_TABLE_RULES);
}

/** Number of distinct rules in one direction; each is found once per pixel of its thickness. */
function countDistinctRules(rules: readonly RuledLine[], way: ScanDirection, thickest: number): number {
  let [count, last] = [0, Number.NEGATIVE_INFINITY];
  for (const rule of rules) {
    if (rule.way !== way) continue;
    if (rule.line > last + thickest) count++;
    last = rule.line;
  }
  return count;
}

function findRules(pixels: Uint8Array, way: ScanDirection, shortest: number, thickest: number): RuledLine[] {
  const rules: RuledLine[] = [];
  for (let line = 0; line < way.lines; line++) {
    let [from, end] = [-1, -1];
    for (let at = 0; at <= way.steps; at++) {
      const inked = at < way.steps && (pixels[line * way.beside + at * way.step] as number) < BINARISATION_THRESHOLD;
      if (inked && from < 0) from = at;
      if (inked) end = at + 1;
      if (from < 0 || (at - end < MAX_GAP && at < way.steps)) continue;
      const rule = { way, line, from, to: end };
      if (end - from >= shortest && isRule(pixels, rule, thickest)) rules.push(rule);
      from = -1;
    }
  }
  return rules;
}

function isRule(pixels: Uint8Array, rule: RuledLine, thickest: number): boolean {
  let [free, thickness] = [0, 0];
  for (let at = rule.from; at < rule.to; at++) {
    const [above, below] = thicknessAt(pixels, rule, at, thickest);
    if (above + below > thickest) continue;
    free++;
    thickness += above + below;
  }
  const length = rule.to - rule.from;
  return free >= MIN_FREE_FRACTION * length && length >= MIN_ASPECT_RATIO * (thickness / free);
}

/** Run lengths of ink to both sides of a point of a rule, the point itself in the second; stops above `most`. */
function thicknessAt(pixels: Uint8Array, { way, line }: RuledLine, at: number, most: number): readonly [number, number] {
  const ink = (beside: number): boolean =>
    beside >= 0 && beside < way.lines && (pixels[beside * way.beside + at * way.step] as number) < BINARISATION_THRESHOLD;
  let [above, below] = [0, 0];
  while (above <= most && ink(line - above - 1)) above++;
  while (below <= most && ink(line + below)) below++;
  return [above, below];
}

/** Marks crossings: the number of directions of rules through each pixel; horizontal rules come first. */
function markCrossings(rules: readonly RuledLine[], size: number): Uint8Array {
  const ways = new Uint8Array(size);
  for (const { way, line, from, to } of rules) {
    for (let at = from; at < to; at++) {
      const place = line * way.beside + at * way.step;
      if (way.step === 1) ways[place] = 1;
      else if (ways[place] === 1) ways[place] = CROSSING;
    }
  }
  return ways;
}

/** Erases the full thickness, with the antialiased edge on both sides. */
function eraseRule(pixels: Uint8Array, before: Uint8Array, rule: RuledLine, thickest: number, crossings: Uint8Array): void {
  const { way, line, from, to } = rule;
  for (let at = from; at < to; at++) {
    const place = at * way.step;
    const [above, below] = thicknessAt(before, rule, at, thickest);
    if (above + below <= thickest) {
      for (let beside = Math.max(0, line - above - 1); beside <= Math.min(way.lines - 1, line + below); beside++)
        pixels[beside * way.beside + place] = WHITE;
    } else if (crossings[line * way.beside + place] === CROSSING) pixels[line * way.beside + place] = WHITE;
  }
}
