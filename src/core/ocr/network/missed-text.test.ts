import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GreyImage } from '../grey-image.ts';
import { findMissedText, missedRegions } from './missed-text.ts';
import type { TextRegion } from './text-regions.ts';

/** A page with black boxes for letters. */
function page(letters: readonly (readonly [x: number, y: number, width: number, height: number])[]): GreyImage {
  const [width, height] = [400, 200];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x, y, wide, high] of letters)
    for (let row = y; row < y + high; row++) pixels.fill(0, row * width + x, row * width + x + wide);
  return { width, height, pixels };
}

const line = [20, 40, 60, 80].map((x) => [x, 50, 12, 20] as const);
const readRegions: TextRegion[] = [{ left: 15, right: 100, height: 32, centre: [60, 0, 0] }];

test('findMissedText joins letters outside all regions to words, without dots and pictures', () => {
  const { words, fraction } = findMissedText(
    page([...line, [200, 50, 12, 20], [220, 52, 12, 20], [300, 60, 4, 4], [300, 100, 90, 90]]),
    readRegions,
  );
  assert.deepEqual(words, [{ x: 200, y: 50, width: 32, height: 22 }]);
  assert.ok(Math.abs(fraction - 1 / 3) < 0.01, `${fraction}`);
  assert.deepEqual(findMissedText(page(line), readRegions), { words: [], fraction: 0 });
});

test('missedRegions returns a single digit in the row of a region, not elsewhere', () => {
  const missed = missedRegions(page([...line, [250, 51, 10, 20], [250, 150, 10, 20]]), readRegions);
  assert.equal(missed.length, 1);
  assert.ok((missed[0]?.left ?? 0) < 250 && (missed[0]?.right ?? 0) > 260 && missed[0]?.centre[0] === 61, JSON.stringify(missed));
});

test('an empty page, a black page and one pixel have no missed letters', () => {
  assert.deepEqual(missedRegions(page([]), readRegions), []);
  assert.deepEqual(missedRegions(page([[0, 0, 400, 200]]), []), []);
  assert.deepEqual(findMissedText({ width: 1, height: 1, pixels: new Uint8Array(1) }, []), { words: [], fraction: 0 });
});
