/** Places photographs on a print sheet: as many as fit, in portrait or landscape. */
import type { PixelSize } from '../output-size.ts';

export const MM_PER_INCH = 25.4;
/** Print margin, and space for cutting. */
const EDGE_MM = 3;
const GAP_MM = 2;

/** Millimetres. */
export const SHEET_SIZES = {
  '4x6': { width: 101.6, height: 152.4 },
  '5x7': { width: 127, height: 177.8 },
  a4: { width: 210, height: 297 },
} as const satisfies Record<string, PixelSize>;
export type SheetName = keyof typeof SHEET_SIZES;

export interface SheetLayout {
  /** In millimetres, in the chosen orientation. */
  readonly sheet: PixelSize;
  readonly positions: readonly { readonly left: number; readonly top: number }[];
}

/** @param maxCount maximum number of photographs; by default all that fit */
export function layoutSheet(photo: PixelSize, name: SheetName, maxCount = Number.POSITIVE_INFINITY): SheetLayout {
  const { width, height } = SHEET_SIZES[name];
  const upright = arrangeOnSheet(photo, { width, height }, maxCount);
  const rotated = arrangeOnSheet(photo, { width: height, height: width }, maxCount);
  return rotated.positions.length > upright.positions.length ? rotated : upright;
}

function arrangeOnSheet(photo: PixelSize, sheet: PixelSize, maxCount: number): SheetLayout {
  const along = (side: number, length: number): number => Math.max(0, Math.floor((length - 2 * EDGE_MM + GAP_MM) / (side + GAP_MM)));
  const columns = along(photo.width, sheet.width);
  const rows = along(photo.height, sheet.height);
  const start = (side: number, count: number, length: number): number => (length - count * side - (count - 1) * GAP_MM) / 2;
  const [left, top] = [start(photo.width, columns, sheet.width), start(photo.height, rows, sheet.height)];
  const positions = Array.from({ length: Math.min(maxCount, columns * rows) }, (_, index) => ({
    left: left + (index % columns) * (photo.width + GAP_MM),
    top: top + Math.floor(index / columns) * (photo.height + GAP_MM),
  }));
  return { sheet, positions };
}

export function mmToPixels(millimetres: number, dpi: number): number {
  return Math.round((millimetres / MM_PER_INCH) * dpi);
}
