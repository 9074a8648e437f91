/** Reference renders, reviewed by eye. `POTLI_KEEP_RENDERS=1` writes new ones, to be reviewed again. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../../../test/fixtures/renders/', import.meta.url);

/** Comparison at a quarter of the size: anti-aliasing differs slightly between machines, shapes do not. */
const SMALLER = 4;

export async function assertLooksLike(name: string, picture: Uint8Array): Promise<void> {
  const file = new URL(`${name}.png`, folder);
  if (process.env.POTLI_KEEP_RENDERS === '1')
    writeFileSync(file, await sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer());
  await compare(readFileSync(file), picture, { mean: 1, maxDifference: 48, name });
}

/** The same against another renderer, with a higher tolerance for its anti-aliasing and gradients. */
export async function assertShowsTheSame(png: Uint8Array, svg: string): Promise<void> {
  await compare(png, Buffer.from(svg), { mean: 1.5, maxDifference: 64, name: 'the SVG in another renderer' });
}

interface Tolerance {
  readonly name: string;
  readonly mean: number;
  readonly maxDifference: number;
}

async function compare(reference: Uint8Array, picture: Uint8Array, tolerance: Tolerance): Promise<void> {
  const [expected, actual] = [await reduced(reference), await reduced(picture)];
  assert.deepEqual([actual.width, actual.height], [expected.width, expected.height], `size of ${tolerance.name}`);
  let sum = 0;
  let maxDifference = 0;
  for (const [at, value] of actual.data.entries()) {
    const difference = Math.abs(value - (expected.data[at] as number));
    sum += difference;
    maxDifference = Math.max(maxDifference, difference);
  }
  const mean = sum / actual.data.length;
  assert.ok(
    mean <= tolerance.mean && maxDifference <= tolerance.maxDifference,
    `${tolerance.name} differs: ${mean.toFixed(2)} in the mean, ${maxDifference} at the most`,
  );
}

async function reduced(picture: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  const small = sharp(picture)
    .flatten({ background: '#fff' })
    .resize(Math.ceil(width / SMALLER), Math.ceil(height / SMALLER), { fit: 'fill', kernel: 'linear' });
  return { data: await small.raw().toBuffer(), width, height };
}
