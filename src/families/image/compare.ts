import { declareCpuCost } from '../../core/jobs/cpu-cost.ts';
import { decodeMs, pixelMs } from '../../core/picture/cost.ts';
import { openPicture } from '../../core/picture/picture.ts';
import { mapVipsErrors } from '../../core/picture/vips.ts';
import { type Hashes, hashesOf } from './hash.ts';
import type { ImageComparison, ImageHash } from './records.ts';
import { toGrey } from './resample.ts';

/** Milliseconds to reduce a megapixel with Pillow's algorithm. */
const RESAMPLE_MS_PER_MEGAPIXEL = 100;

/** Hashes the first frame, upright, with stored values: no ICC profile is applied, because Pillow applies none. */
export async function hashPicture(file: Uint8Array): Promise<ImageHash> {
  const picture = await openPicture(file);
  picture.checkSize();
  await declareCpuCost(decodeMs(picture) + pixelMs(picture.width * picture.height, RESAMPLE_MS_PER_MEGAPIXEL));
  const pixels = picture.upright({ ignoreProfile: true }).toColourspace('srgb').raw({ depth: 'uchar' });
  const { data, info } = await mapVipsErrors(pixels.toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  return { ...hashesOf(toGrey({ data, width, height, channels })), width, height };
}

/** Maximum Hamming distance of perceptual hashes for similar pictures (specification 2.15). */
const MAX_SIMILAR_DISTANCE = 10;
const HASH_BITS = 64;

export async function comparePictures([first, second]: readonly [Uint8Array, Uint8Array]): Promise<ImageComparison> {
  // Sequentially: a job decodes one picture at a time.
  return compareHashes(await hashPicture(first), await hashPicture(second));
}

export function compareHashes(first: ImageHash, second: ImageHash): ImageComparison {
  const distanceOf = (name: keyof Hashes): number => hammingDistance(first[name], second[name]);
  const distance = { average: distanceOf('average'), difference: distanceOf('difference'), perceptual: distanceOf('perceptual') };
  // The perceptual hash is the most reliable one and counts twice.
  const weighted = distance.perceptual * 2 + distance.difference + distance.average;
  return {
    similar: distance.perceptual <= MAX_SIMILAR_DISTANCE,
    distance,
    score: Number((1 - weighted / (4 * HASH_BITS)).toFixed(4)),
    pictures: [first, second],
  };
}

function hammingDistance(a: string, b: string): number {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; difference > 0n; difference &= difference - 1n) count++;
  return count;
}
