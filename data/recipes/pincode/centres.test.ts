import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Point } from '../../../src/core/place/place.ts';
import { pointAt } from '../../../test/support/point-at.ts';
import { distanceKm } from '../../formats/geometry.ts';
import { plausibilityRadii } from '../../formats/plausibility-radius.ts';
import { chooseCentre, neighbourhoods } from './centres.ts';

describe('pincode centres', () => {
  const chennai = pointAt(13.08, 80.27);
  const near = pointAt(13.1, 80.3);
  const far = pointAt(15, 79);
  const everywhere = () => true;
  const neighbourhood = { middle: chennai, spreadKm: 8 };
  const none = { listed: undefined, offices: undefined, geoNames: undefined };

  it('prefers the listed point', () => {
    assert.deepEqual(chooseCentre({ listed: chennai, offices: near, geoNames: far }, everywhere, neighbourhood), {
      ...chennai,
      source: 'l',
    });
  });
  it('rejects a listed point in another state', () => {
    const isNotFar = (point: Point) => point !== far;
    assert.deepEqual(chooseCentre({ ...none, listed: far, offices: near }, isNotFar, neighbourhood), { ...near, source: 'm' });
  });
  it('rejects a listed point that offices and neighbours contradict', () => {
    assert.equal(chooseCentre({ ...none, listed: far, offices: near }, everywhere, neighbourhood)?.source, 'm');
  });
  it('accepts it if GeoNames agrees', () => {
    assert.equal(chooseCentre({ listed: far, offices: near, geoNames: far }, everywhere, neighbourhood)?.source, 'l');
  });
  it('rejects offices far from the neighbouring pincodes', () => {
    assert.equal(chooseCentre({ ...none, offices: far }, everywhere, neighbourhood), undefined);
    assert.deepEqual(chooseCentre({ ...none, offices: far, geoNames: near }, everywhere, neighbourhood), { ...near, source: 'g' });
  });
  it('is undefined without data', () => assert.equal(chooseCentre(none, everywhere, neighbourhood), undefined));
  it('takes pincodes with the same first digits for neighbours', () => {
    const points = new Map([0, 1, 2, 3, 4].map((n) => [`60000${n}`, pointAt(13 + n / 100, 80)] as const));
    const { middle } = neighbourhoods(points)('600004') ?? {};
    assert.ok(middle && distanceKm(middle, pointAt(13.015, 80)) < 0.01, 'the pincode itself does not count');
    assert.equal(neighbourhoods(points)('700001'), undefined);
  });
  it('uses a larger radius where pincodes are sparse', () => {
    const grid = (step: number, latitude: number) =>
      Array.from({ length: 9 }, (_, n) => [`${latitude}000${n}`, pointAt(latitude + n * step, 80)] as const);
    const reach = plausibilityRadii(new Map([...grid(0.001, 13), ...grid(0.05, 20), ...grid(1, 27)]));
    assert.equal(reach.get('130000'), 2);
    assert.equal(reach.get('270000'), 25);
    const middle = reach.get('200004') ?? 0;
    assert.ok(middle > 11 && middle < 25);
  });
});
