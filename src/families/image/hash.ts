/** Three 64-bit image hashes, by the definitions of the Python library imagehash 4.3, so that they match stored values. */
import type { ImageHash } from './records.ts';
import { type GreyPixels, resizeLanczos } from './resample.ts';

export type Hashes = Pick<ImageHash, 'average' | 'difference' | 'perceptual'>;

const HASH_SIDE = 8;
/** The perceptual hash uses the lowest frequencies of a picture of this size. */
const DCT_SIDE = 32;

export function hashesOf(picture: GreyPixels): Hashes {
  return { average: averageHash(picture), difference: differenceHash(picture), perceptual: perceptualHash(picture) };
}

/** aHash: which of 8 × 8 cells are brighter than the mean. */
function averageHash(picture: GreyPixels): string {
  const { data } = resizeLanczos(picture, HASH_SIDE, HASH_SIDE);
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return toHex(Array.from(data, (value) => value > mean));
}

/** dHash: which of 8 × 8 cells are brighter than their left neighbour. */
function differenceHash(picture: GreyPixels): string {
  const { data } = resizeLanczos(picture, HASH_SIDE + 1, HASH_SIDE);
  const brighter: boolean[] = [];
  for (let row = 0; row < HASH_SIDE; row++) {
    for (let column = 0; column < HASH_SIDE; column++) {
      const index = row * (HASH_SIDE + 1) + column;
      brighter.push((data[index + 1] as number) > (data[index] as number));
    }
  }
  return toHex(brighter);
}

/** pHash: which of the 8 × 8 lowest DCT frequencies are above their median. */
function perceptualHash(picture: GreyPixels): string {
  const { data } = resizeLanczos(picture, DCT_SIDE, DCT_SIDE);
  const columns = Array.from({ length: DCT_SIDE }, (_, column) =>
    lowDctCoefficients(Array.from({ length: DCT_SIDE }, (_, row) => data[row * DCT_SIDE + column] as number)),
  );
  const low: number[] = [];
  for (let row = 0; row < HASH_SIDE; row++) low.push(...lowDctCoefficients(columns.map((coefficients) => coefficients[row] as number)));
  const sorted = low.toSorted((a, b) => a - b);
  const median = ((sorted[31] as number) + (sorted[32] as number)) / 2;
  return toHex(low.map((value) => value > median));
}

/** The first coefficients of a DCT-II, scaled as in SciPy. */
function lowDctCoefficients(values: readonly number[]): number[] {
  return Array.from({ length: HASH_SIDE }, (_, frequency) => {
    let sum = 0;
    for (let index = 0; index < DCT_SIDE; index++)
      sum += (values[index] as number) * Math.cos((Math.PI * frequency * (2 * index + 1)) / (2 * DCT_SIDE));
    return 2 * sum;
  });
}

function toHex(bits: readonly boolean[]): string {
  let hex = '';
  for (let index = 0; index < bits.length; index += 4) {
    hex += (Number(bits[index]) * 8 + Number(bits[index + 1]) * 4 + Number(bits[index + 2]) * 2 + Number(bits[index + 3])).toString(16);
  }
  return hex;
}
