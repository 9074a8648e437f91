import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutStrip } from './line-strip.ts';
import { readingOrder } from './reading-order.ts';
import { centreAt, type ProbabilityMap, scaleRegion, type TextRegion, textRegions } from './text-regions.ts';

/** A map in which bands of text, 10 pixels high, follow a curve. */
function makeMap(
  width: number,
  height: number,
  bands: readonly { from: number; to: number; centre: (x: number) => number }[],
): ProbabilityMap {
  const values = new Float32Array(width * height);
  for (const { from, to, centre } of bands) {
    for (let x = from; x < to; x++) for (let y = Math.round(centre(x)) - 5; y < Math.round(centre(x)) + 5; y++) values[y * width + x] = 0.9;
  }
  return { width, height, values };
}

const makeRegion = (left: number, right: number, y: number, height = 20): TextRegion => ({ left, right, height, centre: [y, 0, 0] });
const orderOf = (regions: readonly TextRegion[], rightToLeft = false): number[][] =>
  readingOrder(regions, rightToLeft).map((row) => row.regions.map((region) => regions.indexOf(region)));

test('the centre line of a region follows a slope and a curve, and the region is larger than the detected pixels', () => {
  const curve = (x: number): number => 60 + 0.05 * x + 0.0004 * (x - 150) ** 2;
  const [line, ...others] = textRegions(makeMap(400, 200, [{ from: 50, to: 250, centre: curve }])).lines as [TextRegion];
  assert.equal(others.length, 0);
  for (const x of [60, 150, 240]) assert.ok(Math.abs(centreAt(line, x) - curve(x)) < 1.5, `${x}: ${centreAt(line, x)}`);
  assert.ok(line.left < 50 && line.right > 250 && line.height > 15 && line.height < 30, JSON.stringify(line));
  const large = scaleRegion(line, 3);
  assert.ok(Math.abs(centreAt(large, 450) - 3 * (centreAt(line, 150) + 0.5)) < 0.01);
});

test('short regions take the slope of the long ones; specks are dropped; an empty map has none', () => {
  const slope = (start: number) => (x: number) => start + 0.1 * x;
  const { lines } = textRegions(
    makeMap(600, 300, [
      { from: 20, to: 400, centre: slope(40) },
      { from: 20, to: 400, centre: slope(100) },
      { from: 500, to: 515, centre: () => 150 },
    ]),
  );
  assert.equal(lines.length, 3);
  for (const { centre } of lines) assert.ok(Math.abs(centre[1] - 0.1) < 0.02, JSON.stringify(centre));
  const speck = makeMap(64, 64, []);
  speck.values[32 * 64 + 32] = 1;
  assert.deepEqual(textRegions(speck), { lines: [], verticalShare: 0 });
});

test('verticalShare is 1 for text that runs down the page', () => {
  const values = new Float32Array(200 * 200);
  for (const left of [20, 60, 100]) for (let y = 10; y < 180; y++) values.fill(0.9, y * 200 + left, y * 200 + left + 10);
  assert.equal(textRegions({ width: 200, height: 200, values }).verticalShare, 1);
});

test('rows of a bill are read across, in both directions; a cell on a slope stays in its row', () => {
  const bill = [makeRegion(300, 330, 62), makeRegion(10, 120, 60), makeRegion(10, 110, 100), makeRegion(300, 340, 99)];
  assert.deepEqual(orderOf(bill), [
    [1, 0],
    [2, 3],
  ]);
  assert.deepEqual(orderOf(bill, true), [
    [0, 1],
    [3, 2],
  ]);
  const sloping = [0, 1].flatMap((row) =>
    [0, 600].map((left) => ({ left, right: left + 100, height: 20, centre: [50 + 30 * row + 0.05 * left, 0.05, 0] as const })),
  );
  assert.deepEqual(orderOf(sloping), [
    [0, 1],
    [2, 3],
  ]);
});

test('columns of prose are read one after the other, below a heading', () => {
  const heading = makeRegion(100, 500, 20);
  const left = [80, 110, 140].map((y) => makeRegion(10, 290, y));
  const right = [80, 110, 140].map((y) => makeRegion(320, 600, y));
  const page = [heading, ...left.flatMap((region, index) => [region, right[index] as TextRegion])];
  assert.deepEqual(orderOf(page).flat(), [0, 1, 3, 5, 2, 4, 6]);
  assert.deepEqual(orderOf(page, true).flat(), [0, 2, 4, 6, 1, 3, 5]);
  assert.deepEqual(orderOf([]), []);
});

test('a strip is straight and inside the page, and its boxes map back to the page', () => {
  const [width, height] = [300, 120];
  const pixels = new Uint8Array(width * height).fill(255);
  const rise = (x: number): number => 60 + Math.round(0.1 * (x - 150));
  for (let x = 50; x < 250; x++) for (let y = rise(x) - 2; y <= rise(x) + 2; y++) pixels[y * width + x] = 0;
  const { picture, toPage } = cutStrip({ width, height, pixels }, { left: 40, right: 260, height: 20, centre: [60.5, 0.1, 0] });
  const dark = Array.from({ length: picture.height }, (_, y) => picture.pixels[y * picture.width + 20] as number);
  const other = Array.from({ length: picture.height }, (_, y) => picture.pixels[y * picture.width + 200] as number);
  assert.ok(Math.abs(dark.findIndex((shade) => shade < 128) - other.findIndex((shade) => shade < 128)) <= 1);
  const box = toPage({ x: 10, y: 8, width: 50, height: 5 });
  assert.deepEqual([box.x, box.width], [50, 50]);
  assert.ok(box.y >= 45 && box.y + box.height <= 62, JSON.stringify(box));
  const outside = cutStrip({ width, height, pixels }, { left: -50, right: 900, height: 40, centre: [-10, 0, 0] });
  const clipped = outside.toPage({ x: 0, y: 0, width: outside.picture.width, height: 40 });
  assert.ok(clipped.x >= 0 && clipped.y >= 0 && clipped.x + clipped.width <= width && clipped.y + clipped.height <= height);
});
