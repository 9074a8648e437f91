import type { Sharp } from 'sharp';
import { openPicture, uprightSize } from '../../core/picture/picture.ts';
import { reading } from '../../core/picture/vips.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type Box, checkOutput, type OutputFormat, type Size, targetSize } from './fit.ts';

export interface ConvertRequest extends Box {
  readonly file: Uint8Array;
  readonly format: OutputFormat;
  readonly quality: number;
}

/** Formats that can move, on both sides. */
const MOVING: ReadonlySet<string> = new Set(['gif', 'webp']);

export async function convertPicture({ file, format, quality, ...box }: ConvertRequest): Promise<FileAnswer> {
  const picture = await openPicture(file);
  const moving = picture.pages > 1 && MOVING.has(picture.kind) && MOVING.has(format);
  const read = { frames: moving ? 'all' : 'first' } as const;
  picture.checkSize(read);
  const frames = moving ? picture.pages : 1;
  const size = targetSize(uprightSize(picture), box);
  checkOutput(size, frames, format);

  const pixels = picture.upright(read);
  const resized = pixels.resize({ ...size, fit: box.fit === 'cover' ? 'cover' : 'fill' });
  const { data, info } = await reading(encode(resized, format, quality, size, frames).toBuffer({ resolveWithObject: true }));
  const height = info.pageHeight ?? info.height;
  return {
    file: data,
    type: `image/${format}`,
    headers: {
      'x-image-width': `${info.width}`,
      'x-image-height': `${height}`,
      'content-disposition': `inline; filename="picture.${format}"`,
    },
  };
}

/** AVIF at libvips' own effort takes ten times as long for two per cent of the size. */
const AVIF_EFFORT = 2;
const AVIF_EFFORT_OF_LARGE = 0;
const LARGE_AVIF_PIXELS = 6_000_000;

/** Nothing of the picture but its pixels is written: libvips leaves out all metadata unless it is told to keep some. */
export function encode(pixels: Sharp, format: OutputFormat, quality: number, { width, height }: Size, frames = 1): Sharp {
  switch (format) {
    case 'jpeg':
      return pixels.flatten({ background: 'white' }).jpeg({ quality });
    case 'png':
      return pixels.png();
    case 'webp':
      return pixels.webp({ quality });
    case 'avif':
      return pixels.avif({ quality, effort: width * height * frames > LARGE_AVIF_PIXELS ? AVIF_EFFORT_OF_LARGE : AVIF_EFFORT });
    case 'gif':
      return pixels.gif();
    case 'tiff':
      return pixels.tiff({ compression: 'lzw', predictor: 'horizontal' });
  }
}
