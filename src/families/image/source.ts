/** What is converted: a picture of pixels, or a drawing that is as sharp as it is wanted. */
import type { Sharp } from 'sharp';
import { decodeMs } from '../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../core/picture/picture.ts';
import { openDrawing } from '../../core/picture/svg/drawing.ts';
import { isSvg } from '../../core/picture/svg/recognise.ts';
import type { OutputFormat, Size } from './fit.ts';

export interface Source {
  /** Turned upright. */
  readonly size: Size;
  /** Whether it has no pixels of its own, and can be made larger without loss. */
  readonly isDrawing: boolean;
  /** How many frames an answer in this format has; refuses a picture that is too large to be read. */
  framesIn(format: OutputFormat): number;
  /** CPU time that its pixels take, in milliseconds. */
  decodeMs(format: OutputFormat): number;
  /** @param zoom of a drawing, for the size in which it will be seen */
  pixels(format: OutputFormat, zoom: number): Sharp;
}

/** Formats that can move, on both sides. */
const MOVING: ReadonlySet<string> = new Set(['gif', 'webp']);

export async function openSource(file: Uint8Array): Promise<Source> {
  if (isSvg(Buffer.from(file.buffer, file.byteOffset, file.byteLength))) {
    const { width, height, draw } = await openDrawing(file);
    const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    return { size, isDrawing: true, framesIn: () => 1, decodeMs: () => 0, pixels: (_, zoom) => draw(zoom) };
  }
  const picture = await openPicture(file);
  const read = (format: OutputFormat): 'all' | 'first' =>
    picture.pages > 1 && MOVING.has(picture.kind) && MOVING.has(format) ? 'all' : 'first';
  return {
    size: uprightSize(picture),
    isDrawing: false,
    framesIn(format) {
      const frames = read(format);
      picture.checkSize({ frames });
      return frames === 'all' ? picture.pages : 1;
    },
    decodeMs: (format) => decodeMs(picture, read(format) === 'all' ? picture.pages : 1),
    pixels: (format) => picture.upright({ frames: read(format) }),
  };
}
