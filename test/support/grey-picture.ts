import sharp from 'sharp';
import type { Grey } from '../../src/core/ocr/grey.ts';

/** A picture from rows of characters: # is black, a dot white. */
export function grey(...rows: string[]): Grey {
  const pixels = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 0 : 255));
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels };
}

/** The shades of a file. */
export async function greyOf(file: Buffer): Promise<Grey> {
  const { data, info } = await sharp(file).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
