/** Conversions between greyscale pixel arrays and libvips pipelines. */
import type { Sharp } from 'sharp';
import { mapVipsErrors, vipsFromPixels } from '../picture/vips.ts';
import type { GreyImage } from './grey-image.ts';

/** Applies a libvips operation to a greyscale picture. */
export async function transformGrey(picture: GreyImage, operation: (picture: Sharp) => Sharp): Promise<GreyImage> {
  return sharpToGrey(operation(greyToSharp(picture)));
}

export function greyToSharp({ width, height, pixels }: GreyImage): Sharp {
  return vipsFromPixels({ data: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), width, height, channels: 1 });
}

export async function sharpToGrey(picture: Sharp): Promise<GreyImage> {
  const grey = picture.toColourspace('b-w').raw({ depth: 'uchar' });
  const { data, info } = await mapVipsErrors(grey.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, pixels: data };
}
