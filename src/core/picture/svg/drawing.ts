/** SVG drawings, rasterised at the requested size. Workers only. */
import { Resvg } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import { ApiError } from '../../request/api-error.ts';
import { sniffPicture } from '../format.ts';
import { checkPixels, MAX_VIDEO_CODED_PIXELS } from '../limits.ts';
import { openPicture } from '../picture.ts';
import { unreadable, vips } from '../vips.ts';
import { sanitiseSvg } from './sanitise.ts';

export interface SvgDrawing {
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
  /** @param zoom pixels per unit of the drawing */
  render(zoom: number): Sharp;
}

/** Maximum rendered pixels, as for decoders that hold several copies of a picture. */
const MAX_RENDERED_PIXELS = MAX_VIDEO_CODED_PIXELS;

export async function openDrawing(file: Uint8Array): Promise<SvgDrawing> {
  const { svg, embeddedPictures } = sanitiseSvg(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  await checkEmbedded(embeddedPictures);
  const { width, height } = measure(svg);
  return {
    width,
    height,
    render(zoom) {
      checkPixels(Math.ceil(width * zoom), Math.ceil(height * zoom), MAX_RENDERED_PIXELS);
      return vips(mapRenderErrors(() => new Resvg(svg, { ...NO_FONTS, fitTo: { mode: 'zoom', value: zoom } }).render().asPng()));
    },
  };
}

const NO_FONTS = { font: { loadSystemFonts: false } } as const;

function measure(svg: string): { width: number; height: number } {
  const { width, height } = mapRenderErrors(() => new Resvg(svg, NO_FONTS));
  return { width, height };
}

/** The renderer decodes embedded pictures without a size limit of its own. */
async function checkEmbedded(embeddedPictures: readonly string[]): Promise<void> {
  let pixels = 0;
  for (const base64 of embeddedPictures) {
    const bytes = Buffer.from(base64, 'base64');
    if (!sniffPicture(bytes)) throw unreadable();
    const { width, height } = await openPicture(bytes);
    pixels += width * height;
    checkPixels(pixels, 1, MAX_RENDERED_PIXELS);
  }
}

function mapRenderErrors<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new ApiError('unreadable_file', 'The SVG cannot be rendered: it has no size, or contains invalid elements.');
  }
}
