import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distanceKm } from '../../place/place.ts';
import { buildPack } from '../pack/build.ts';
import { Pack, valueTerm } from '../pack/pack.ts';
import { pointOf, searchRadius } from './near.ts';

const METADATA = { name: 'test', version: '1', retrieved: '2026-01-01', origin: 'bundled', fingerprint: '' } as const;

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: string;
}

function pack(spots: readonly (Spot | undefined)[]): Pack {
  return Pack.fromBytes(
    buildPack(
      METADATA,
      spots.map((spot, index) => ({ json: { at: index }, terms: [valueTerm('kind', spot?.kind ?? 'none')], point: spot })),
    ),
  );
}

// 32-bit floats, as the pack stores them, so that the scan sees the same points.
const degrees = (max: number): fc.Arbitrary<number> => fc.integer({ min: -max * 64, max: max * 64 }).map((n) => n / 64);
const spot: fc.Arbitrary<Spot | undefined> = fc.option(
  fc.record({ latitude: degrees(90), longitude: degrees(180), kind: fc.constantFrom('a', 'b') }),
  { nil: undefined, freq: 8 },
);

test('finds every point within the distance, nearest first, at the poles and across the date line too', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 200 }),
      degrees(90),
      degrees(180),
      fc.integer({ min: 1, max: 6_000 }),
      (spots, latitude, longitude, radius) => {
        const centre = { latitude, longitude };
        const expected = spots
          .flatMap((s, row) => (s?.kind === 'a' ? [{ row, km: distanceKm(centre, s) }] : []))
          .filter(({ km }) => km <= radius)
          .sort((a, b) => a.km - b.km || a.row - b.row);
        const result = searchRadius(pack(spots), centre, radius, { is: { kind: 'a' } }, { limit: 100, offset: 0 });
        assert.equal(result.total, expected.length);
        assert.deepEqual(result.rows, expected.slice(0, 100));
      },
    ),
    { numRuns: 300 },
  );
});

test('returns the point of a row, and undefined for a row without one', () => {
  const packed = pack([undefined, { latitude: 13.5, longitude: 80.25, kind: 'a' }]);
  assert.equal(pointOf(packed, 0), undefined);
  assert.deepEqual(pointOf(packed, 1), { latitude: 13.5, longitude: 80.25 });
});

test('measures well-known distances', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const chennai = { latitude: 13.0827, longitude: 80.2707 };
  assert.ok(Math.abs(distanceKm(delhi, chennai) - 1_757) < 5);
  assert.equal(distanceKm(delhi, delhi), 0);
});
