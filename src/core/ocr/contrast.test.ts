import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stretchContrast } from './contrast.ts';

/** A page of 100 × 100 with given counts of other shades; returns the shades after `stretchContrast`, in the given order. */
function darkened(paper: number, ...others: readonly (readonly [shade: number, count: number])[]): number[] {
  const shades = others.flatMap(([shade, count]) => new Array<number>(count).fill(shade));
  const pixels = Uint8Array.from({ length: 10_000 }, (_, at) => shades[at] ?? paper);
  stretchContrast({ width: 100, height: 100, pixels });
  const starts = others.map((_, at) => others.slice(0, at).reduce((sum, [, count]) => sum + count, 0));
  return [...starts.map((start) => pixels[start] as number), pixels[9_999] as number];
}

describe('ink that is grey', () => {
  test('becomes black, its edges darker in the same measure, and the paper stays', () => {
    assert.deepEqual(darkened(255, [102, 300], [180, 200]), [0, 130, 255]);
    assert.deepEqual(darkened(244, [136, 300], [190, 200], [250, 50]), [0, 122, 250, 244]);
  });

  test('is found on a page with little of it, and a few darker specks are not the ink', () => {
    assert.deepEqual(darkened(255, [102, 30]), [0, 255]);
    assert.deepEqual(darkened(255, [70, 10], [136, 300]), [0, 0, 255]);
  });

  test('stays where it is dark, where it is too light to be ink, and where paper is nearly as dark', () => {
    for (const page of [
      [255, 64],
      [255, 0],
      [255, 191],
      [200, 160],
    ] as const) {
      const [paper, ink] = page;
      assert.deepEqual(darkened(paper, [ink, 300]), [ink, paper]);
    }
  });

  test('is looked for in pictures of one shade and in empty ones, and not found', () => {
    assert.deepEqual(darkened(255), [255]);
    assert.deepEqual(darkened(120), [120]);
    assert.doesNotThrow(() => stretchContrast({ width: 0, height: 0, pixels: new Uint8Array() }));
  });
});
