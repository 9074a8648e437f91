import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stretchContrast } from './contrast.ts';

/** Stretches a page of 100 × 100 pixels with the given counts of other shades; returns the resulting shades in that order, then the paper. */
function stretchedShades(paper: number, ...shadeCounts: readonly (readonly [shade: number, count: number])[]): number[] {
  const shades = shadeCounts.flatMap(([shade, count]) => new Array<number>(count).fill(shade));
  const pixels = Uint8Array.from({ length: 10_000 }, (_, index) => shades[index] ?? paper);
  stretchContrast({ width: 100, height: 100, pixels });
  const starts = shadeCounts.map((_, index) => shadeCounts.slice(0, index).reduce((sum, [, count]) => sum + count, 0));
  return [...starts.map((start) => pixels[start] as number), pixels[9_999] as number];
}

describe('stretchContrast', () => {
  test('makes grey ink black and its edges proportionally darker, and leaves the paper unchanged', () => {
    assert.deepEqual(stretchedShades(255, [102, 300], [180, 200]), [0, 130, 255]);
    assert.deepEqual(stretchedShades(244, [136, 300], [190, 200], [250, 50]), [0, 122, 250, 244]);
  });

  test('detects ink that covers little of the page, and ignores a few darker specks', () => {
    assert.deepEqual(stretchedShades(255, [102, 30]), [0, 255]);
    assert.deepEqual(stretchedShades(255, [70, 10], [136, 300]), [0, 0, 255]);
  });

  test('leaves ink unchanged if it is dark, too light to be ink, or hardly darker than the paper', () => {
    for (const page of [
      [255, 64],
      [255, 0],
      [255, 191],
      [200, 160],
    ] as const) {
      const [paper, ink] = page;
      assert.deepEqual(stretchedShades(paper, [ink, 300]), [ink, paper]);
    }
  });

  test('leaves pictures of one shade and empty pictures unchanged', () => {
    assert.deepEqual(stretchedShades(255), [255]);
    assert.deepEqual(stretchedShades(120), [120]);
    assert.doesNotThrow(() => stretchContrast({ width: 0, height: 0, pixels: new Uint8Array() }));
  });
});
