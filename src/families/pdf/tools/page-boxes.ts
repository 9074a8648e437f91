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
  const rotation = (((Math.round(Number(dereference(graph, page.get('/Rotate')) ?? 0) / 90) || 0) % 4) + 4) % 4;
  const unit = Number(dereference(graph, page.get('/UserUnit')) ?? 1);
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const [rotatedWidth, rotatedHeight] = rotation % 2 === 0 ? [width, height] : [height, width];
  return { box, rotation, unit: unit > 0 ? unit : 1, width: rotatedWidth, height: rotatedHeight };
}

function boxOf(graph: ObjectGraph, page: Dict, key: string): PageBox | undefined {
  const sides = arrayOf(graph, page.get(key)).map((side) => Number(dereference(graph, side)));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = sides;
  if (sides.length !== 4 || !sides.every(Number.isFinite) || x1 === x2 || y1 === y2) return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** Intersection of two boxes; undefined if they do not overlap. */
function intersect(a: PageBox, b: PageBox): PageBox | undefined {
  const [left, bottom] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const [right, top] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return left < right && bottom < top ? [left, bottom, right, top] : undefined;
}

/** Insets the box by margins in view coordinates; undefined if nothing would be left. */
export function insetBox(
  { box: [left, bottom, right, top], rotation }: PageGeometry,
  margins: readonly [top: number, right: number, bottom: number, left: number],
): PageBox | undefined {
  // A page shown after one clockwise turn has its left side at the top.
  const side = (edge: number): number => margins[(edge + rotation) % 4] ?? 0;
  const box = [left + side(3), bottom + side(2), right - side(1), top - side(0)] as const;
  return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

/** Matrix that shows the box upright, with its lower left corner at the origin. */
export function uprightMatrix({ box: [left, bottom, right, top], rotation }: PageGeometry): readonly number[] {
  if (rotation === 1) return [0, -1, 1, 0, -bottom, right];
  if (rotation === 2) return [-1, 0, 0, -1, right, top];
  if (rotation === 3) return [0, 1, -1, 0, top, -left];
  return [1, 0, 0, 1, -left, -bottom];
}
