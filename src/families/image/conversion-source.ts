/** Input of a conversion: a raster picture, or a vector drawing that is rendered at the required size. */
import type { Sharp } from 'sharp';
import { decodeMs } from '../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../core/picture/picture.ts';
import { openDrawing } from '../../core/picture/svg/drawing.ts';
import { isSvg } from '../../core/picture/svg/sniff.ts';
import type { OutputFormat, PixelSize } from './output-size.ts';

export interface ConversionSource {
  /** After the orientation is applied. */
  readonly size: PixelSize;
  /** Whether it is a vector drawing, which can be enlarged without loss. */
  readonly isDrawing: boolean;
  /** Whether its format is one of cameras. */
  readonly isPhotograph: boolean;
  /** The file, if it is a PNG that is stored upright. */
  readonly png?: Buffer;
  /** Whether all its colours are greys of eight bits. */
  readonly isGrey?: boolean;
  /** Number of output frames in this format; throws if the picture is too large to decode. */
  framesIn(format: OutputFormat): number;
  /** CPU cost of decoding in milliseconds. */
  decodeMs(format: OutputFormat): number;
  /** @param zoom of a drawing, for its output size */
  pixels(format: OutputFormat, zoom: number): Sharp;
}

const CAMERA_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'heic', 'avif']);
/** Formats that can be animated, for input and output. */
const ANIMATED_FORMATS: ReadonlySet<string> = new Set(['gif', 'webp']);

export async function openConversionSource(file: Uint8Array): Promise<ConversionSource> {
  if (isSvg(Buffer.from(file.buffer, file.byteOffset, file.byteLength))) {
    const { width, height, render } = await openDrawing(file);
    const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    return { size, isDrawing: true, isPhotograph: false, framesIn: () => 1, decodeMs: () => 0, pixels: (_, zoom) => render(zoom) };
  }
  const picture = await openPicture(file);
  const framesToRead = (format: OutputFormat): 'all' | 'first' =>
    picture.pages > 1 && ANIMATED_FORMATS.has(picture.kind) && ANIMATED_FORMATS.has(format) ? 'all' : 'first';
  return {
    size: uprightSize(picture),
    isDrawing: false,
    isPhotograph: CAMERA_FORMATS.has(picture.kind),
    isGrey: picture.colourSpace === 'b-w',
    ...(picture.kind === 'png' && picture.orientation === 1 && { png: Buffer.from(file.buffer, file.byteOffset, file.byteLength) }),
    framesIn(format) {
      const frames = framesToRead(format);
      picture.checkSize({ frames });
      return frames === 'all' ? picture.pages : 1;
    },
    decodeMs: (format) => decodeMs(picture, framesToRead(format) === 'all' ? picture.pages : 1),
    pixels: (format) => picture.upright({ frames: framesToRead(format) }),
  };
}
