/** Requests and results of page rendering, as they cross the process boundary. */
import type { Bitmap } from './render-bitmap.ts';

export interface PageRenderRequest {
  readonly bytes: Uint8Array;

  /** From 1; an error if the PDF has fewer pages. */
  readonly first: number;

  /** Clipped to the page count. */
  readonly last: number;
  readonly dpi: number;

  /** Maximum pixels of the longer side; a larger page is rendered at a lower resolution. */
  readonly longestSide: number;
}

export interface RenderedPage extends Bitmap {
  readonly page: number;
}

export interface RenderedPages {
  /** Page count of the PDF. */
  readonly pages: number;

  /** Pages that cannot be loaded are left out. */
  readonly rendered: readonly RenderedPage[];
}
