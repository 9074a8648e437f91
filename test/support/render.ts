/** Snapshots of rendered images, reviewed by eye. `UPDATE_SNAPSHOTS=1` writes new ones, to be reviewed again. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../../../test/fixtures/renders/', import.meta.url);

/** Comparison at a quarter of the size: anti-aliasing differs slightly between machines, shapes do not. */
const DOWNSCALE_FACTOR = 4;

export async function assertMatchesSnapshot(name: string, picture: Uint8Array): Promise<void> {
  const file = new URL(`${name}.png`, folder);
  if (process.env.UPDATE_SNAPSHOTS === '1')
    writeFileSync(file, await sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer());
  await compare(readFileSync(file), picture, { maxMean: 1, maxDifference: 48, name });
}

/** Compares the output of another renderer, with a higher tolerance for its anti-aliasing and gradients. */
export async function assertRendersAlike(png: Uint8Array, svg: string): Promise<void> {
  await compare(png, Buffer.from(svg), { maxMean: 1.5, maxDifference: 64, name: 'the SVG in another renderer' });
}

interface Tolerance {
  readonly name: string;
  readonly maxMean: number;
  readonly maxDifference: number;
}

async function compare(reference: Uint8Array, picture: Uint8Array, tolerance: Tolerance): Promise<void> {
  const [expected, actual] = [await downscale(reference), await downscale(picture)];
  assert.deepEqual([actual.width, actual.height], [expected.width, expected.height], `size of ${tolerance.name}`);
  let sum = 0;
  let maxDifference = 0;
  for (const [index, value] of actual.data.entries()) {
    const difference = Math.abs(value - (expected.data[index] as number));
    sum += difference;
    maxDifference = Math.max(maxDifference, difference);
  }
  const mean = sum / actual.data.length;
  assert.ok(
    mean <= tolerance.maxMean && maxDifference <= tolerance.maxDifference,
    `${tolerance.name} differs: mean ${mean.toFixed(2)}, max ${maxDifference}`,
  );
}

async function downscale(picture: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  const small = sharp(picture)
    .flatten({ background: '#fff' })
    .resize(Math.ceil(width / DOWNSCALE_FACTOR), Math.ceil(height / DOWNSCALE_FACTOR), { fit: 'fill', kernel: 'linear' });
  return { data: await small.raw().toBuffer(), width, height };
}
