import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pointAt } from '../../../test/support/point-at.ts';
import { stateAreas } from './areas.ts';

describe('state areas', () => {
  const square = (west: number, south: number, side: number) =>
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
    ] as const;
  const areas = stateAreas({
    features: [
      { properties: { State_Name: 'Telengana' }, geometry: { type: 'Polygon', coordinates: [square(78, 16, 2), square(79, 17, 0.5)] } },
      { properties: { State_Name: 'Andhra Pradesh' }, geometry: { type: 'MultiPolygon', coordinates: [[square(80, 14, 2)]] } },
    ],
  });
  it('finds the state of a point', () => {
    assert.equal(areas.stateAt(pointAt(16.5, 78.5)), 'TS');
    assert.equal(areas.stateAt(pointAt(15, 81)), 'AP');
    assert.equal(areas.stateAt(pointAt(10, 81)), undefined);
  });
  it('excludes holes', () => assert.equal(areas.stateAt(pointAt(17.25, 79.25)), undefined));
  it('tolerates a few kilometres', () => {
    assert.equal(areas.isNear('AP', pointAt(13.97, 81), 5), true);
    assert.equal(areas.isNear('AP', pointAt(13.9, 81), 5), false);
    assert.equal(areas.isNear('TS', pointAt(15, 81), 5), false);
  });
  it('rejects an unknown state', () => {
    const geometry = { type: 'Polygon', coordinates: [square(0, 0, 1)] } as const;
    assert.throws(() => stateAreas({ features: [{ properties: { State_Name: 'Atlantis' }, geometry }] }));
  });
});
