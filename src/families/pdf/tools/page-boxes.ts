/** Boxes and rotation of a page, from its attributes (ISO 32000-2, 14.11.2). */
import { arrayOf, dereference, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import type { Dict } from '../../../core/pdf/syntax.ts';

/** Left, bottom, right and top in user space. */
export type PageBox = readonly [left: number, bottom: number, right: number, top: number];

export interface PageGeometry {
  /** The visible area. */
  readonly box: PageBox;
  /** Quarter turns, clockwise. */
  readonly rotation: number;
  /** Points per unit of user space. */
  readonly unit: number;
  /** Size in units as shown, after rotation. */
  readonly width: number;
  readonly height: number;
}

const US_LETTER: PageBox = [0, 0, 612, 792];

export function pageGeometry(graph: ObjectGraph, page: Dict): PageGeometry {
  const media = boxOf(graph, page, '/MediaBox') ?? US_LETTER;
  const box = intersect(boxOf(graph, page, '/CropBox') ?? media, media) ?? media;
  const turns = (((Math.round(Number(dereference(graph, page.get('/Rotate')) ?? 0) / 90) || 0) % 4) + 4) % 4;
  const unit = Number(dereference(graph, page.get('/UserUnit')) ?? 1);
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const [shownWidth, shownHeight] = turns % 2 === 0 ? [width, height] : [height, width];
  return { box, rotation: turns, unit: unit > 0 ? unit : 1, width: shownWidth, height: shownHeight };
}

function boxOf(graph: ObjectGraph, page: Dict, key: string): PageBox | undefined {
  const sides = arrayOf(graph, page.get(key)).map((side) => Number(dereference(graph, side)));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = sides;
  if (sides.length !== 4 || !sides.every(Number.isFinite) || x1 === x2 || y1 === y2) return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** Undefined if nothing is in both. */
function intersect(one: PageBox, other: PageBox): PageBox | undefined {
  const [left, bottom] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  const [right, top] = [Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  return left < right && bottom < top ? [left, bottom, right, top] : undefined;
}

/** Cuts margins, as seen, off the box; undefined if nothing would be left. */
export function insetBox(
  { box: [left, bottom, right, top], rotation: turns }: PageGeometry,
  margins: readonly [top: number, right: number, bottom: number, left: number],
): PageBox | undefined {
  // A page shown after one clockwise turn has its left side at the top.
  const side = (at: number): number => margins[(at + turns) % 4] ?? 0;
  const box = [left + side(3), bottom + side(2), right - side(1), top - side(0)] as const;
  return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

/** Matrix that shows the box upright, with its lower left corner at the origin. */
export function uprightMatrix({ box: [left, bottom, right, top], rotation: turns }: PageGeometry): readonly number[] {
  if (turns === 1) return [0, -1, 1, 0, -bottom, right];
  if (turns === 2) return [-1, 0, 0, -1, right, top];
  if (turns === 3) return [0, 1, -1, 0, top, -left];
  return [1, 0, 0, 1, -left, -bottom];
}
