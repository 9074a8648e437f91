/**
 * Removes the ruled lines of tables and forms before OCR: letters that touch them are misread, and remainders of rules are read as letters.
 * A rule is long and thin with hardly anything attached; the head line (shirorekha) of Devanagari has letters attached.
 */
import { type Grey, INK_BELOW, WHITE } from './grey.ts';
import { letterHeight } from './letter-height.ts';

/** In letter heights: minimum lengths and maximum thickness of a rule. Strokes of letters are shorter. */
const SHORTEST_ACROSS = 8;
const SHORTEST_DOWN = 3;
const THICKEST = 0.5;
/** Minimum ratio of length to thickness; an l in a heading has less. */
const SLENDER = 15;
/** Gap in pixels tolerated in a rule, as in print and scans. */
const GAP = 3;
/** Minimum fraction of a rule with nothing attached. */
const FREE = 0.85;
const CROSSED = 2;
/** Minimum rules in each direction for a table: a frame around a page has two. */
const RULES_OF_TABLE = 3;

/** A scan direction: `step` along rules, `beside` from line to line. */
interface Way {
  readonly step: number;
  readonly steps: number;
  readonly beside: number;
  readonly lines: number;
}

interface Rule {
  readonly way: Way;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Whitens rules, in place; strokes that cross them stay. @returns whether the rules were those of a table */
export function takeRuledLines(picture: Grey): boolean {
  const { width, height, pixels } = picture;
  const letters = letterHeight(picture);
  if (letters === undefined) return false;
  const thickest = Math.ceil(THICKEST * letters);
  const across: Way = { step: 1, steps: width, beside: width, lines: height };
  const down: Way = { step: width, steps: height, beside: 1, lines: width };
  const rules = [
    ...rulesAlong(pixels, across, SHORTEST_ACROSS * letters, thickest),
    ...rulesAlong(pixels, down, SHORTEST_DOWN * letters, thickest),
  ];
  if (rules.length === 0) return false;
  const before = pixels.slice();
  const crossings = crossed(rules, pixels.length);
  for (const rule of rules) erase(pixels, before, rule, thickest, crossings);
  return [across, down].every((way) => apart(rules, way, thickest) >= RULES_OF_TABLE);
}

/** Number of distinct rules in one direction; each is found once per pixel of its thickness. */
function apart(rules: readonly Rule[], way: Way, thickest: number): number {
  let [count, last] = [0, Number.NEGATIVE_INFINITY];
  for (const rule of rules) {
    if (rule.way !== way) continue;
    if (rule.line > last + thickest) count++;
    last = rule.line;
  }
  return count;
}

function rulesAlong(pixels: Uint8Array, way: Way, shortest: number, thickest: number): Rule[] {
  const rules: Rule[] = [];
  for (let line = 0; line < way.lines; line++) {
    let [from, end] = [-1, -1];
    for (let at = 0; at <= way.steps; at++) {
      const inked = at < way.steps && (pixels[line * way.beside + at * way.step] as number) < INK_BELOW;
      if (inked && from < 0) from = at;
      if (inked) end = at + 1;
      if (from < 0 || (at - end < GAP && at < way.steps)) continue;
      const rule = { way, line, from, to: end };
      if (end - from >= shortest && isRule(pixels, rule, thickest)) rules.push(rule);
      from = -1;
    }
  }
  return rules;
}

function isRule(pixels: Uint8Array, rule: Rule, thickest: number): boolean {
  let [free, thickness] = [0, 0];
  for (let at = rule.from; at < rule.to; at++) {
    const [above, below] = thicknessAt(pixels, rule, at, thickest);
    if (above + below > thickest) continue;
    free++;
    thickness += above + below;
  }
  const length = rule.to - rule.from;
  return free >= FREE * length && length >= SLENDER * (thickness / free);
}

/** Run lengths of ink to both sides of a point of a rule, the point itself in the second; stops above `most`. */
function thicknessAt(pixels: Uint8Array, { way, line }: Rule, at: number, most: number): readonly [number, number] {
  const ink = (beside: number): boolean =>
    beside >= 0 && beside < way.lines && (pixels[beside * way.beside + at * way.step] as number) < INK_BELOW;
  let [above, below] = [0, 0];
  while (above <= most && ink(line - above - 1)) above++;
  while (below <= most && ink(line + below)) below++;
  return [above, below];
}

/** Marks crossings: the number of directions of rules through each pixel; horizontal rules come first. */
function crossed(rules: readonly Rule[], size: number): Uint8Array {
  const ways = new Uint8Array(size);
  for (const { way, line, from, to } of rules) {
    for (let at = from; at < to; at++) {
      const place = line * way.beside + at * way.step;
      if (way.step === 1) ways[place] = 1;
      else if (ways[place] === 1) ways[place] = CROSSED;
    }
  }
  return ways;
}

/** Erases the full thickness, with the antialiased edge on both sides. */
function erase(pixels: Uint8Array, before: Uint8Array, rule: Rule, thickest: number, crossings: Uint8Array): void {
  const { way, line, from, to } = rule;
  for (let at = from; at < to; at++) {
    const place = at * way.step;
    const [above, below] = thicknessAt(before, rule, at, thickest);
    if (above + below <= thickest) {
      for (let beside = Math.max(0, line - above - 1); beside <= Math.min(way.lines - 1, line + below); beside++)
        pixels[beside * way.beside + place] = WHITE;
    } else if (crossings[line * way.beside + place] === CROSSED) pixels[line * way.beside + place] = WHITE;
  }
}
