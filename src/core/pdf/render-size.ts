/** Pixel size of a rendered page. */
import type { BitmapSize } from './render-bitmap.ts';

const POINTS_PER_INCH = 72;

/** Size at a resolution, scaled down so that the longer side has at most `longestSide` pixels. */
export function sizeAtDpi(page: BitmapSize, dpi: number, longestSide: number): BitmapSize {
  const scale = Math.min(dpi / POINTS_PER_INCH, longestSide / Math.max(page.width, page.height));
  return { width: atLeastOne(page.width * scale), height: atLeastOne(page.height * scale) };
}

/** Size at a given width in pixels. */
export function sizeAtWidth(page: BitmapSize, width: number): BitmapSize {
  return { width, height: atLeastOne((width * page.height) / page.width) };
}

/** A page of zero size is rendered as one pixel. */
function atLeastOne(pixels: number): number {
  return Number.isFinite(pixels) ? Math.max(1, Math.round(pixels)) : 1;
}
