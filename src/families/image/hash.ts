/** Three 64-bit image hashes, by the definitions of the Python library imagehash 4.3, so that they match stored values. */
import type { ImageHash } from './records.ts';
import { type Grey, reduce } from './resample.ts';

export type Hashes = Pick<ImageHash, 'average' | 'difference' | 'perceptual'>;

const SIDE = 8;
/** The perceptual hash uses the lowest frequencies of a picture of this size. */
const WAVES = 32;

export function hashesOf(picture: Grey): Hashes {
  return { average: averageHash(picture), difference: differenceHash(picture), perceptual: perceptualHash(picture) };
}

/** aHash: which of 8 × 8 cells are brighter than the mean. */
function averageHash(picture: Grey): string {
  const { data } = reduce(picture, SIDE, SIDE);
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return toHex(Array.from(data, (value) => value > mean));
}

/** dHash: which of 8 × 8 cells are brighter than their left neighbour. */
function differenceHash(picture: Grey): string {
  const { data } = reduce(picture, SIDE + 1, SIDE);
  const brighter: boolean[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const at = row * (SIDE + 1) + column;
      brighter.push((data[at + 1] as number) > (data[at] as number));
    }
  }
  return toHex(brighter);
}

/** pHash: which of the 8 × 8 lowest DCT frequencies are above their median. */
function perceptualHash(picture: Grey): string {
  const { data } = reduce(picture, WAVES, WAVES);
  const columns = Array.from({ length: WAVES }, (_, column) =>
    lowWaves(Array.from({ length: WAVES }, (_, row) => data[row * WAVES + column] as number)),
  );
  const low: number[] = [];
  for (let row = 0; row < SIDE; row++) low.push(...lowWaves(columns.map((waves) => waves[row] as number)));
  const sorted = low.toSorted((one, other) => one - other);
  const median = ((sorted[31] as number) + (sorted[32] as number)) / 2;
  return toHex(low.map((value) => value > median));
}

/** The first coefficients of a DCT-II, scaled as in SciPy. */
function lowWaves(values: readonly number[]): number[] {
  return Array.from({ length: SIDE }, (_, wave) => {
    let sum = 0;
    for (let at = 0; at < WAVES; at++) sum += (values[at] as number) * Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * WAVES));
    return 2 * sum;
  });
}

function toHex(bits: readonly boolean[]): string {
  let hex = '';
  for (let at = 0; at < bits.length; at += 4) {
    hex += (Number(bits[at]) * 8 + Number(bits[at + 1]) * 4 + Number(bits[at + 2]) * 2 + Number(bits[at + 3])).toString(16);
  }
  return hex;
}
