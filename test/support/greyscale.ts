import sharp from 'sharp';
import type { GreyImage } from '../../src/core/ocr/grey-image.ts';

/** Greyscale picture from rows of characters: `#` is black, any other is white. */
export function grey(...rows: string[]): GreyImage {
  const pixels = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 0 : 255));
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels };
}

/** Decodes a picture file to greyscale. */
export async function greyOf(file: Buffer): Promise<GreyImage> {
  const { data, info } = await sharp(file).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
