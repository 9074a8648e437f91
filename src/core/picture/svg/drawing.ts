/** SVG drawings, rasterised at the requested size. Workers only. */
import { Resvg } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import { ApiError } from '../../request/api-error.ts';
import { sniffPicture } from '../kind.ts';
import { checkPixels, MOST_VIDEO_CODED_PIXELS } from '../limits.ts';
import { openPicture } from '../picture.ts';
import { unreadable, vips } from '../vips.ts';
import { cleanSvg } from './clean.ts';

export interface Drawing {
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
  /** @param zoom pixels per unit of the drawing */
  draw(zoom: number): Sharp;
}

/** Maximum rendered pixels, as for decoders that hold several copies of a picture. */
const MOST_DRAWN_PIXELS = MOST_VIDEO_CODED_PIXELS;

export async function openDrawing(file: Uint8Array): Promise<Drawing> {
  const { svg, carried } = cleanSvg(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  await checkCarried(carried);
  const { width, height } = measure(svg);
  return {
    width,
    height,
    draw(zoom) {
      checkPixels(Math.ceil(width * zoom), Math.ceil(height * zoom), MOST_DRAWN_PIXELS);
      return vips(rendering(() => new Resvg(svg, { ...NO_FONTS, fitTo: { mode: 'zoom', value: zoom } }).render().asPng()));
    },
  };
}

const NO_FONTS = { font: { loadSystemFonts: false } } as const;

function measure(svg: string): { width: number; height: number } {
  const { width, height } = rendering(() => new Resvg(svg, NO_FONTS));
  return { width, height };
}

/** The renderer decodes embedded pictures without a size limit of its own. */
async function checkCarried(carried: readonly string[]): Promise<void> {
  let pixels = 0;
  for (const base64 of carried) {
    const bytes = Buffer.from(base64, 'base64');
    if (!sniffPicture(bytes)) throw unreadable();
    const { width, height } = await openPicture(bytes);
    pixels += width * height;
    checkPixels(pixels, 1, MOST_DRAWN_PIXELS);
  }
}

function rendering<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new ApiError('unreadable_file', 'The drawing cannot be drawn: it has no size, or parts that are not valid SVG.');
  }
}
