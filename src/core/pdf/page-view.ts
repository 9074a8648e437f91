/** View coordinates: in points from the upper left corner, y downwards, after page rotation. */
import type { OpenPage } from './document.ts';
import { withAllocation } from './pdfium.ts';

export interface ViewBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PageView {
  /** Page rotation in quarter turns, clockwise. */
  readonly rotation: number;
  /** Converts a box from PDF user space: origin at the lower left, y upwards, not rotated. */
  box(left: number, bottom: number, right: number, top: number): ViewBox;
}

export function pageViewOf({ pdfium, page }: OpenPage): PageView {
  const turns = pdfium.FPDFPage_GetRotation(page) & 3;
  const edges = withAllocation(pdfium, 16, (address) => {
    pdfium.FPDF_GetPageBoundingBox(page, address);
    return pdfium.memory.HEAPF32.slice(address / 4, address / 4 + 4);
  });
  return createPageView(turns, edges as unknown as Edges);
}

type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** @param edges of the visible area, in PDF user space */
export function createPageView(turns: number, [originLeft, originTop, originRight, originBottom]: Edges): PageView {
  return {
    rotation: turns,
    box(left, bottom, right, top) {
      if (turns === 1)
        return { left: bottom - originBottom, right: top - originBottom, top: left - originLeft, bottom: right - originLeft };
      if (turns === 2)
        return { left: originRight - right, right: originRight - left, top: bottom - originBottom, bottom: top - originBottom };
      if (turns === 3) return { left: originTop - top, right: originTop - bottom, top: originRight - right, bottom: originRight - left };
      return { left: left - originLeft, right: right - originLeft, top: originTop - top, bottom: originTop - bottom };
    },
  };
}
