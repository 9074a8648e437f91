/** Paints over boxes in pixels, and checks that they are covered. Child process. */
import type { Box } from './text-map.ts';

interface Raster {
  readonly width: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

/** Black, opaque. @param boxes in whole pixels within the raster */
export function fillBoxes({ width, channels, data }: Raster, boxes: readonly Box[]): void {
  for (const box of boxes) {
    for (let y = box.y; y < box.y + box.height; y++) {
      const start = (y * width + box.x) * channels;
      data.fill(0, start, start + box.width * channels);
      // The last of two or four channels is opacity.
      if (channels % 2 === 0) for (let i = channels - 1; i < box.width * channels; i += channels) data[start + i] = 255;
    }
  }
}

/** Pixels of the edge of a box that lossy compression blurs. */
const EDGE = 3;
/** Brightest value in a painted box after lossy compression. */
const MAX_BRIGHTNESS = 64;

/** Whether all boxes are black but for their edges. */
export function areCovered({ width, channels, data }: Raster, boxes: readonly Box[]): boolean {
  const colours = channels % 2 === 0 ? channels - 1 : channels;
  return boxes.every((box) => {
    for (let y = box.y + EDGE; y < box.y + box.height - EDGE; y++) {
      for (let x = box.x + EDGE; x < box.x + box.width - EDGE; x++) {
        const pixel = (y * width + x) * channels;
        for (let i = 0; i < colours; i++) if ((data[pixel + i] as number) > MAX_BRIGHTNESS) return false;
      }
    }
    return true;
  });
}
