import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Point } from '../../src/core/place/place.ts';
import { pointAt } from '../../test/support/point-at.ts';
import { decodeDms, distanceKm, medianPoint, swapped, toFiveDecimals } from './geometry.ts';
import { middleOfOffices, officePoint, strayPoint } from './office-point.ts';

describe('points', () => {
  const kolkata = pointAt(22.5726, 88.3639);

  it('measures distances', () => assert.ok(Math.abs(distanceKm(pointAt(13.0827, 80.2707), pointAt(12.9716, 77.5946)) - 290) < 2));
  it('finds the median point', () => {
    assert.deepEqual(medianPoint([pointAt(1, 10), pointAt(2, 20), pointAt(90, 30)]), pointAt(2, 20));
    assert.deepEqual(medianPoint([pointAt(1, 10), pointAt(2, 20)]), pointAt(1.5, 15));
    assert.equal(medianPoint([]), undefined);
  });
  it('detects degrees, minutes and seconds in decimals', () => {
    const decoded = decodeDms(pointAt(22.3443, 88.2104));
    assert.ok(decoded && distanceKm(decoded, pointAt(22 + 34 / 60 + 43 / 3600, 88 + 21 / 60 + 4 / 3600)) < 0.001);
    assert.equal(decodeDms(pointAt(22.6143, 88.2104)), undefined, '61 minutes');
  });
  it('uses a plausible published point', () => {
    assert.deepEqual(officePoint(pointAt(22.58, 88.36), kolkata, 3), { ...pointAt(22.58, 88.36), kind: 'o' });
  });
  it('swaps exchanged latitude and longitude', () => {
    assert.deepEqual(officePoint(pointAt(88.36, 22.58), kolkata, 3), { ...pointAt(22.58, 88.36), kind: 'r' });
  });
  it('repairs degrees, minutes and seconds', () => {
    const repaired = officePoint(pointAt(22.3443, 88.2104), kolkata, 3);
    assert.equal(repaired?.kind, 'r');
    assert.ok(repaired && distanceKm(repaired, kolkata) < 2);
  });
  it('falls back to the centre for a missing or far point', () => {
    assert.deepEqual(officePoint(undefined, kolkata, 3), { ...kolkata, kind: 'c' });
    assert.deepEqual(officePoint(pointAt(23.9, 87.1), kolkata, 3), { ...kolkata, kind: 'c' });
  });
  it('returns undefined if the pincode has no point either', () => assert.equal(officePoint(kolkata, undefined, 3), undefined));
  it('never gives an office of a mistyped pincode the centre of that pincode', () => {
    const inWestBengal = (point: Point) => distanceKm(point, kolkata) < 300;
    assert.equal(strayPoint(kolkata, inWestBengal)?.kind, 'o');
    assert.equal(strayPoint(swapped(kolkata), inWestBengal)?.kind, 'r');
    assert.equal(strayPoint(pointAt(13, 80), inWestBengal), undefined);
    assert.equal(strayPoint(undefined, inWestBengal), undefined);
  });
  it('takes the median of offices with either notation of points', () => {
    const everywhere = () => true;
    assert.deepEqual(middleOfOffices([pointAt(22, 88), pointAt(88.5, 22.5), undefined, pointAt(23, 89)], everywhere), pointAt(22.5, 88.5));
    assert.equal(middleOfOffices([pointAt(2, 3)], everywhere), undefined);
  });
  it('rounds to a metre', () => assert.equal(toFiveDecimals(22.578611111), 22.57861));
});
