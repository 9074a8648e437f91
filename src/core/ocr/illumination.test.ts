import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GreyImage } from './grey-image.ts';
import { normaliseIllumination } from './illumination.ts';

const [WIDTH, HEIGHT] = [600, 400];
/** Rows of strokes, as wide as print. */
const isInk = (x: number, y: number): boolean => x > 40 && x < 560 && y > 40 && y < 360 && y % 40 < 16 && x % 14 < 4;

/** @param paper brightness by position @param ink reflectance of the strokes */
function page(paper: (x: number, y: number) => number, ink: number): GreyImage {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    return Math.round(paper(x, y) * (isInk(x, y) ? ink : 1));
  });
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** Fraction of pixels on the right side of mid-grey. */
function correctFraction({ pixels }: GreyImage): number {
  let correct = 0;
  for (let index = 0; index < pixels.length; index++)
    if ((pixels[index] as number) < 128 === isInk(index % WIDTH, Math.floor(index / WIDTH))) correct++;
  return correct / pixels.length;
}

function normalised(picture: GreyImage): GreyImage {
  normaliseIllumination(picture);
  return picture;
}

describe('normaliseIllumination', () => {
  test('separates ink and paper in underexposed pictures, gradients and hard shadows', () => {
    const lights = [() => 50, (x: number) => 240 - 0.3 * x, (x: number, y: number) => (x + y < 500 ? 80 : 230)];
    for (const light of lights) {
      const before = page(light, 0.3);
      const after = normalised(page(light, 0.3));
      assert.ok(correctFraction(after) > 0.99, String(correctFraction(after)));
      assert.ok(correctFraction(before) < correctFraction(after));
    }
  });

  test('leaves evenly lit pages unchanged', () => {
    for (const paper of [255, 215])
      assert.deepEqual(
        normalised(page(() => paper, 0.2)),
        page(() => paper, 0.2),
      );
  });

  test('inverts light text on dark', () => {
    const after = normalised(page(() => 30, 7));
    assert.ok(correctFraction(after) > 0.99, String(correctFraction(after)));
  });

  test('does not throw for pictures of one shade and empty pictures', () => {
    for (const shade of [0, 120, 255])
      assert.doesNotThrow(() => normaliseIllumination({ width: 3, height: 2, pixels: new Uint8Array(6).fill(shade) }));
    assert.doesNotThrow(() => normaliseIllumination({ width: 0, height: 0, pixels: new Uint8Array() }));
  });
});
