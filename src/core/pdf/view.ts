/** Coordinates as a reader sees the page: in points from its upper left corner, right and down. */
import type { OpenPage } from './document.ts';
import { withMemory } from './pdfium.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface View {
  /** Quarter turns, clockwise, that the page asks for. */
  readonly turns: number;
  /** A box in the coordinates of the page itself: from its lower left corner, right and up, not turned. */
  box(left: number, bottom: number, right: number, top: number): Box;
}

export function viewOf({ pdfium, page }: OpenPage): View {
  const turns = pdfium.FPDFPage_GetRotation(page) & 3;
  const edges = withMemory(pdfium, 16, (address) => {
    pdfium.FPDF_GetPageBoundingBox(page, address);
    return pdfium.memory.HEAPF32.slice(address / 4, address / 4 + 4);
  });
  return makeView(turns, edges as unknown as Edges);
}

type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** @param edges of the visible part, in the coordinates of the page itself */
export function makeView(turns: number, [originLeft, originTop, originRight, originBottom]: Edges): View {
  return {
    turns,
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
