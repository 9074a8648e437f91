import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AreaIndex } from './point-in-polygon.ts';

const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

test('find returns the area that contains a point, and undefined for a point in a hole or outside', () => {
  const index = new AreaIndex<string>();
  index.add('ring', { type: 'Polygon', coordinates: [square(77, 12, 1), square(77.4, 12.4, 0.2)] });
  index.add('islands', { type: 'MultiPolygon', coordinates: [[square(72, 10, 0.05)], [square(73, 8, 0.05)]] });
  assert.equal(index.size, 3);
  assert.equal(index.find({ latitude: 12.1, longitude: 77.1 }), 'ring');
  assert.equal(index.find({ latitude: 12.5, longitude: 77.5 }), undefined);
  assert.equal(index.find({ latitude: 8.02, longitude: 73.02 }), 'islands');
  assert.equal(index.find({ latitude: 20, longitude: 77 }), undefined);
});

test('find returns the containing square for random points on a grid of squares', () => {
  const SIZE = 0.25;
  const index = new AreaIndex<string>();
  for (let x = 0; x < 20; x++)
    for (let y = 0; y < 20; y++) index.add(`${x},${y}`, { type: 'Polygon', coordinates: [square(70 + x * SIZE, 10 + y * SIZE, SIZE)] });
  const inside = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  const cell = fc.integer({ min: 0, max: 19 });
  fc.assert(
    fc.property(cell, cell, inside, inside, (x, y, dx, dy) => {
      assert.equal(index.find({ longitude: 70 + (x + dx) * SIZE, latitude: 10 + (y + dy) * SIZE }), `${x},${y}`);
    }),
  );
});
