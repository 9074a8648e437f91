/** Reads the rulings of a page: straight horizontal and vertical lines, whether stroked or drawn as thin filled boxes. Child processes only. */
import type { OpenPage } from './document.ts';
import { boundsOf, type Matrix, PAGE_OBJECT, readMatrix, type UserSpaceBox, walkPageObjects } from './page-objects.ts';
import { pageViewOf, type ViewBox } from './page-view.ts';
import type { Pdfium } from './pdfium.ts';

/** Maximum thickness of a ruling, and maximum deviation from the horizontal or vertical, in points. */
const MAX_THICKNESS = 3;
const MAX_SLANT = 0.5;
/** A path with more is a drawing, such as a map or a glyph outline. */
const MAX_PATH_SEGMENTS = 2_000;
const MAX_PAGE_SEGMENTS = 200_000;

/** `FPDF_SEGMENT_*` of PDFium. */
const SEGMENT = { line: 0, bezier: 1, move: 2 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Subpath {
  readonly points: Point[];
  isCurved: boolean;
  isClosed: boolean;
}

/** Thin boxes in view coordinates, in file order. `truncated` if the page has more path segments than are read. */
export function readRulings(page: OpenPage): { readonly rulings: ViewBox[]; readonly truncated: boolean } {
  const { pdfium } = page;
  const view = pageViewOf(page);
  const rulings: ViewBox[] = [];
  let segments = 0;
  const add = ({ left, bottom, right, top }: UserSpaceBox): void => {
    rulings.push(view.box(left, bottom, right, top));
  };
  walkPageObjects(page, (object, type, matrices, address) => {
    if (type === PAGE_OBJECT.image) {
      const extent = boundsOf(pdfium, object, matrices, address);
      if (isThin(extent)) add(extent);
      return;
    }
    if (type !== PAGE_OBJECT.path || segments > MAX_PAGE_SEGMENTS) return;
    const count = pdfium.direct.FPDFPath_CountSegments(object);
    segments += Math.max(1, count);
    if (count < 2 || count > MAX_PATH_SEGMENTS) return;
    const within = [readMatrix(pdfium, object, address), ...matrices];
    const { isFilled, isStroked, strokeWidth } = readPainting(pdfium, object, within, address);
    for (const subpath of readSubpaths(pdfium, object, count, within, address)) {
      if (subpath.isCurved) continue;
      const extent = extentOf(subpath.points);
      if (isFilled && isThin(extent)) add(extent);
      else if (isStroked && strokeWidth <= MAX_THICKNESS) for (const line of straightLines(subpath)) add(line);
    }
  });
  return { rulings, truncated: segments > MAX_PAGE_SEGMENTS };
}

function readPainting(
  pdfium: Pdfium,
  path: number,
  [matrix]: readonly Matrix[],
  address: number,
): { isFilled: boolean; isStroked: boolean; strokeWidth: number } {
  pdfium.direct.FPDFPath_GetDrawMode(path, address, address + 4);
  const { HEAP32: integers } = pdfium.memory;
  const [isFilled, isStroked] = [(integers[address / 4] ?? 0) !== 0, (integers[address / 4 + 1] ?? 0) !== 0];
  pdfium.direct.FPDFPageObj_GetStrokeWidth(path, address);
  const [a, b] = matrix ?? [1, 0];
  return { isFilled, isStroked, strokeWidth: (pdfium.memory.HEAPF32[address / 4] ?? 0) * Math.hypot(a, b) };
}

function readSubpaths({ direct, memory }: Pdfium, path: number, count: number, matrices: readonly Matrix[], address: number): Subpath[] {
  const subpaths: Subpath[] = [];
  for (let index = 0; index < count; index++) {
    const segment = direct.FPDFPath_GetPathSegment(path, index);
    const type = direct.FPDFPathSegment_GetType(segment);
    direct.FPDFPathSegment_GetPoint(segment, address, address + 4);
    const { HEAPF32: float } = memory;
    const point = matrices.reduce(transformPoint, { x: float[address / 4] ?? 0, y: float[address / 4 + 1] ?? 0 });
    if (type === SEGMENT.move || subpaths.length === 0) subpaths.push({ points: [], isCurved: false, isClosed: false });
    const subpath = subpaths.at(-1) as Subpath;
    subpath.points.push(point);
    if (type === SEGMENT.bezier) subpath.isCurved = true;
    if (direct.FPDFPathSegment_GetClose(segment)) subpath.isClosed = true;
  }
  return subpaths;
}

const transformPoint = ({ x, y }: Point, [a, b, c, d, e, f]: Matrix): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });

function extentOf(points: readonly Point[]): UserSpaceBox {
  const extent = {
    left: Number.POSITIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y } of points) {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.bottom = Math.min(extent.bottom, y);
    extent.top = Math.max(extent.top, y);
  }
  return extent;
}

const isThin = ({ left, bottom, right, top }: UserSpaceBox): boolean => Math.min(right - left, top - bottom) <= MAX_THICKNESS;

function straightLines({ points, isClosed }: Subpath): UserSpaceBox[] {
  const ends = isClosed && points[0] ? [...points, points[0]] : points;
  return ends.flatMap((end, index) => {
    const start = ends[index - 1];
    if (!start) return [];
    const isStraight = Math.abs(end.x - start.x) <= MAX_SLANT || Math.abs(end.y - start.y) <= MAX_SLANT;
    return isStraight ? [extentOf([start, end])] : [];
  });
}
