/** Finds the sheet in a photograph: the quadrilateral of straight lines with most edge along its sides. */
import type { PixelSize } from '../output-size.ts';
import type { EdgeMap } from './edge-map.ts';
import { distance, type Point, type Quadrilateral } from './homography.ts';
import { houghLines, intersection, type Line } from './hough.ts';

const LINES = 26;
/** Opposite sides differ by at most this angle, adjacent ones by at least the other: more is no photograph of a page that can be read. */
const MAX_OPPOSITE_ANGLE = 35 * (Math.PI / 180);
const MIN_CORNER_ANGLE = 55 * (Math.PI / 180);
/** Fractions of the picture: the smallest sheet, the shortest side, and how far a corner may be outside. */
const MIN_AREA = 0.12;
const MIN_SIDE = 0.2;
const MAX_OUTSIDE = 0.1;
/** A sample of a side is on an edge within this distance in pixels and angle. */
const EDGE_DISTANCE = 2;
const MIN_COSINE = Math.cos(16 * (Math.PI / 180));
const SAMPLE_STEP = 3;
/** Part of a side next to a corner that is not sampled: corners are rounded, folded or held. */
const CORNER_MARGIN = 0.03;
/** Support of a side that is cut off by the border of the picture, and how many there may be. */
const BORDER_SUPPORT = 0.35;
const MAX_BORDER_SIDES = 1;
/** Share of the edge along the weakest side, and mean of all sides, of which a sheet is certain. */
const MIN_SIDE_SUPPORT = 0.55;
const MIN_MEAN_SUPPORT = 0.72;
/** The same for the other sides of a sheet that is cut off: they must reach the border of the picture. */
const MIN_CUT_SIDE_SUPPORT = 0.8;
/** Frames and pictures on the page are smaller than the sheet. */
const AREA_WEIGHT = 0.35;

interface CandidateLine extends Line {
  readonly isBorder: boolean;
}
type Sides = readonly [CandidateLine, CandidateLine];

/** The corners of the sheet; undefined if none is certain. */
export function detectSheet(edges: EdgeMap): Quadrilateral | undefined {
  const lines: CandidateLine[] = [...houghLines(edges, LINES).map((line) => ({ ...line, isBorder: false })), ...borderLines(edges)];
  const opposites = oppositeSides(lines, edges);
  const nearest = dilate(edges);
  let [best, bestScore]: [Quadrilateral | undefined, number] = [undefined, 0];
  for (const [index, first] of opposites.entries()) {
    for (const second of opposites.slice(index + 1)) {
      const corners = cornersOf(first, second, edges);
      if (!corners) continue;
      const score = scoreOf(corners, [first, second], nearest, bestScore);
      if (score > bestScore) [best, bestScore] = [corners, score];
    }
  }
  return best;
}

function borderLines({ width, height }: PixelSize): CandidateLine[] {
  return [
    { theta: 0, rho: 0, isBorder: true },
    { theta: 0, rho: width - 1, isBorder: true },
    { theta: Math.PI / 2, rho: 0, isBorder: true },
    { theta: Math.PI / 2, rho: height - 1, isBorder: true },
  ];
}

/** Angle between two lines, from 0 to π / 2. */
function angleBetween(a: Line, b: Line): number {
  const difference = Math.abs(a.theta - b.theta);
  return Math.min(difference, Math.PI - difference);
}

/** Pairs of lines that may be opposite sides: about parallel, and apart. */
function oppositeSides(lines: readonly CandidateLine[], { width, height }: PixelSize): Sides[] {
  const minDistance = MIN_SIDE * Math.min(width, height);
  const fromMiddle = ({ theta, rho }: Line): number => rho - (width / 2) * Math.cos(theta) - (height / 2) * Math.sin(theta);
  return lines.flatMap((a, index) =>
    lines.slice(index + 1).flatMap((b): Sides[] => {
      if ((a.isBorder && b.isBorder) || angleBetween(a, b) > MAX_OPPOSITE_ANGLE) return [];
      // Beyond 90 degrees the normals are opposite.
      const sign = Math.abs(a.theta - b.theta) > Math.PI / 2 ? -1 : 1;
      return Math.abs(fromMiddle(a) - sign * fromMiddle(b)) < minDistance ? [] : [[a, b]];
    }),
  );
}

function cornersOf(first: Sides, second: Sides, { width, height }: PixelSize): Quadrilateral | undefined {
  if ([...first, ...second].filter(({ isBorder }) => isBorder).length > MAX_BORDER_SIDES) return undefined;
  if (first.some((a) => second.some((b) => a === b || angleBetween(a, b) < MIN_CORNER_ANGLE))) return undefined;
  const [marginX, marginY] = [MAX_OUTSIDE * width, MAX_OUTSIDE * height];
  const points: Point[] = [];
  for (const [a, b] of [
    [first[0], second[0]],
    [first[0], second[1]],
    [first[1], second[1]],
    [first[1], second[0]],
  ] as const) {
    const point = intersection(a, b);
    if (!point || point.x < -marginX || point.y < -marginY || point.x > width + marginX || point.y > height + marginY) return undefined;
    points.push(point);
  }
  const corners = inReadingOrder(points);
  const shortest = Math.min(...corners.map((corner, index) => distance(corner, corners[(index + 1) % 4] as Point)));
  if (shortest < MIN_SIDE * Math.min(width, height) || area(corners) < MIN_AREA * width * height) return undefined;
  return corners;
}

/** Clockwise from the corner that is top left. */
function inReadingOrder(points: readonly Point[]): Quadrilateral {
  const [x, y] = [points.reduce((sum, point) => sum + point.x, 0) / 4, points.reduce((sum, point) => sum + point.y, 0) / 4];
  const clockwise = [...points].sort((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
  const first = clockwise.reduce((best, point, index) => {
    const other = clockwise[best] as Point;
    return point.x + point.y < other.x + other.y ? index : best;
  }, 0);
  return [...clockwise.slice(first), ...clockwise.slice(0, first)] as unknown as Quadrilateral;
}

/** By the shoelace formula. */
function area(corners: Quadrilateral): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Each edge point is repeated within `EDGE_DISTANCE`, the strongest one where several are near. */
function dilate({ width, height, strength, direction }: EdgeMap): EdgeMap {
  const [nearStrength, nearDirection] = [new Float32Array(strength.length), new Float32Array(strength.length)];
  for (let index = 0; index < strength.length; index++) {
    const value = strength[index] as number;
    if (value === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    for (let row = Math.max(0, y - EDGE_DISTANCE); row <= Math.min(height - 1, y + EDGE_DISTANCE); row++) {
      for (let column = Math.max(0, x - EDGE_DISTANCE); column <= Math.min(width - 1, x + EDGE_DISTANCE); column++) {
        const near = row * width + column;
        if (value <= (nearStrength[near] as number)) continue;
        nearStrength[near] = value;
        nearDirection[near] = direction[index] as number;
      }
    }
  }
  return { width, height, strength: nearStrength, direction: nearDirection };
}

/** 0 if no sheet is certain, or if the score cannot exceed `toBeat`. */
function scoreOf(corners: Quadrilateral, [first, second]: readonly [Sides, Sides], edges: EdgeMap, toBeat: number): number {
  const fraction = area(corners) / (edges.width * edges.height);
  const lines = [...first, ...second];
  const minSupport = lines.some(({ isBorder }) => isBorder) ? MIN_CUT_SIDE_SUPPORT : MIN_SIDE_SUPPORT;
  let [sum, left] = [0, 4];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % 4] as Point;
    const isBorder = lines.some((line) => line.isBorder && [corner, next].every((point) => isOn(point, line)));
    const support = isBorder ? BORDER_SUPPORT : sideSupport(corner, next, edges);
    if (!isBorder && support < minSupport) return 0;
    [sum, left] = [sum + support, left - 1];
    if ((sum + left) / 4 < MIN_MEAN_SUPPORT || (sum + left) / 4 + AREA_WEIGHT * fraction <= toBeat) return 0;
  }
  return sum / 4 + AREA_WEIGHT * Math.min(1, fraction);
}

const isOn = ({ x, y }: Point, { theta, rho }: Line): boolean => Math.abs(x * Math.cos(theta) + y * Math.sin(theta) - rho) < 1;

/** Share of the side along which there is an edge of its direction and always the same polarity. */
function sideSupport(from: Point, to: Point, { width, height, strength, direction }: EdgeMap): number {
  const length = distance(from, to);
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
  let [samples, brighterInside, darkerInside] = [0, 0, 0];
  for (let position = CORNER_MARGIN * length; position <= (1 - CORNER_MARGIN) * length; position += SAMPLE_STEP) {
    samples++;
    const [x, y] = [Math.round(from.x + alongX * position), Math.round(from.y + alongY * position)];
    if (x < 0 || y < 0 || x >= width || y >= height || strength[y * width + x] === 0) continue;
    const angle = direction[y * width + x] as number;
    // Clockwise corners in image coordinates have their inside to the right.
    const cosine = -alongY * Math.cos(angle) + alongX * Math.sin(angle);
    if (cosine >= MIN_COSINE) brighterInside++;
    else if (cosine <= -MIN_COSINE) darkerInside++;
  }
  return Math.max(brighterInside, darkerInside) / samples;
}
