import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { pointAt } from '../../test/support/point-at.ts';
import { noVectors, readVector } from '../../test/support/vectors.ts';
import { distanceKm } from '../formats/geometry.ts';
import { officeName } from '../formats/office-name.ts';
import { districtAliases } from '../tables/place_names.ts';
import { states } from '../tables/states.ts';
import { isInsideRings } from './pincode/areas.ts';

const root = new URL('../../../', import.meta.url);
const bundled = (name: string) => new URL(`data/bundled/${name}.tsv.br`, root);

describe('bundled pincode tables', () => {
  const offices = [...readTable(bundled('offices'))];
  const pincodes = new Map([...readTable(bundled('pincodes'))].map((row) => [row.pincode, row]));
  const codes = new Set(states.map((state) => state.code));

  it('contain the whole directory', () => {
    assert.ok(offices.length > 165_000);
    assert.equal(new Set(offices.map((office) => office.pincode)).size, pincodes.size);
  });
  it('have a state for every office except army ones', () => {
    const placeless = offices.filter((office) => !codes.has(office.state ?? ''));
    assert.deepEqual(new Set(placeless.map((office) => office.circle)), new Set(['APS Circle']));
    assert.ok(placeless.every((office) => office.latitude === '' && office.point === ''));
  });
  it('have a point for nearly every office, with at most five decimals', () => {
    const pointed = offices.filter((office) => /^\d+(\.\d{1,5})?$/.test(office.latitude ?? ''));
    assert.ok(pointed.length / offices.length > 0.995);
    assert.ok(offices.every((office) => /^[orc]?$/.test(office.point ?? '') && (office.point === '') === (office.latitude === '')));
  });
  it('do not list a pincode as retired that exists', () => {
    const retired = [...readTable(bundled('retired_pincodes'))];
    assert.ok(retired.length > 200);
    assert.ok(retired.every((row) => !pincodes.has(row.pincode ?? '') && codes.has(row.state ?? '')));
  });
  it('contain one of the two names of every district alias', () => {
    const districts = new Set(offices.map((office) => `${office.district}|${office.state}`));
    for (const { former, current, state } of districtAliases()) {
      assert.ok(districts.has(`${former}|${state}`) || districts.has(`${current}|${state}`), `${former} = ${current}`);
    }
  });
});

interface Boundary {
  readonly pincode: string;
  readonly centroid: readonly [latitude: number, longitude: number];
  readonly rings: readonly (readonly (readonly [number, number])[])[];
}
interface Reference {
  readonly pincode: string;
  readonly offices: readonly (readonly [name: string, type: string, delivery: string])[];
}
interface Validity {
  readonly exists: readonly string[];
  readonly doesNotExist: readonly string[];
  readonly malformed: readonly string[];
}

describe('pincode tables against reference data', { skip: noVectors }, () => {
  const vector = <T>(name: string) => readVector<T>(`places/${name}`);

  it('have centres inside surveyed boundaries', () => {
    const pincodes = new Map([...readTable(bundled('pincodes'))].map((row) => [row.pincode, row]));
    let inside = 0;
    const distances: number[] = [];
    for (const { pincode, centroid, rings } of vector<readonly Boundary[]>('pincode_polygons.json')) {
      const row = pincodes.get(pincode);
      if (!row?.latitude) continue;
      const centre = pointAt(Number(row.latitude), Number(row.longitude));
      if (isInsideRings(rings, centre)) inside++;
      distances.push(distanceKm(centre, pointAt(...centroid)));
    }
    const percentile95 = distances.sort((a, b) => a - b)[Math.floor(distances.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    assert.ok(distances.length > 150);
    assert.ok(inside / distances.length >= 0.8, `${inside} of ${distances.length} inside`);
    assert.ok(percentile95 <= 5, `${percentile95} km`);
  });

  /**
   * Method: for pincodes in both lists, every office name of the older list is looked up in ours, without type suffix and reduced to letters.
   * Additional names in ours are allowed. Offices closed or respelled since then count as misses.
   */
  it('contain the offices of another list', () => {
    const bare = (name: string) => canonical(name).replaceAll(' ', '');
    const names = new Map<string, Set<string>>();
    for (const { pincode = '', name = '' } of readTable(bundled('offices'))) {
      names.set(pincode, (names.get(pincode) ?? new Set()).add(bare(name)));
    }
    let foundCount = 0;
    let total = 0;
    for (const { pincode, offices } of vector<readonly Reference[]>('pincode_reference.json')) {
      const servedNames = names.get(pincode);
      if (servedNames === undefined) continue;
      total += offices.length;
      foundCount += offices.filter(([name]) => servedNames.has(bare(officeName(name)))).length;
    }
    assert.ok(total > 3000);
    assert.ok(foundCount / total >= 0.95, `${foundCount} of ${total} names`);
  });

  it('contain the same pincodes', () => {
    const { exists, doesNotExist, malformed } = vector<Validity>('pincode_validity.json');
    const pincodes = new Set([...readTable(bundled('pincodes'))].map((row) => row.pincode));
    assert.deepEqual(
      exists.filter((pincode) => !pincodes.has(pincode)),
      [],
    );
    assert.deepEqual(
      doesNotExist.filter((pincode) => pincodes.has(pincode)),
      [],
    );
    assert.deepEqual(
      malformed.filter((text) => /^[1-9][0-9]{5}$/.test(text)),
      [],
    );
  });
});
