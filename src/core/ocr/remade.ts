import type { Sharp } from 'sharp';
import { reading, vipsFromPixels } from '../picture/vips.ts';
import type { Grey } from './grey.ts';

/** Applies a libvips operation to a greyscale picture. */
export async function remade(picture: Grey, change: (picture: Sharp) => Sharp): Promise<Grey> {
  return greyPixels(change(opened(picture)));
}

export function opened({ width, height, pixels }: Grey): Sharp {
  return vipsFromPixels({ data: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), width, height, channels: 1 });
}

export async function greyPixels(picture: Sharp): Promise<Grey> {
  const grey = picture.toColourspace('b-w').raw({ depth: 'uchar' });
  const { data, info } = await reading(grey.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, pixels: data };
}
