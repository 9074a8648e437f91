/** How large a page becomes in pixels. */
import type { BitmapSize } from './bitmap.ts';

const POINTS_PER_INCH = 72;

/** Size of a page at a number of dots an inch, shrunk so that its longer side has at most so many pixels. */
export function sizeAtDpi(page: BitmapSize, dpi: number, longestSide: number): BitmapSize {
  const scale = Math.min(dpi / POINTS_PER_INCH, longestSide / Math.max(page.width, page.height));
  return { width: atLeastOne(page.width * scale), height: atLeastOne(page.height * scale) };
}

/** Size of a page that is so many pixels wide. */
export function sizeAtWidth(page: BitmapSize, width: number): BitmapSize {
  return { width, height: atLeastOne((width * page.height) / page.width) };
}

/** Pages of no size are drawn as a dot rather than not at all. */
function atLeastOne(pixels: number): number {
  return Number.isFinite(pixels) ? Math.max(1, Math.round(pixels)) : 1;
}
