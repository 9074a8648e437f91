import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { pointAt } from '../../../test/support/point-at.ts';
import { headOfficesFirst } from '../../formats/office-place.ts';
import { cleanDirectory, uniqueRows } from './offices.ts';
import { retiredPincodes } from './retired.ts';
import { readDirectory, readFormerDirectory, readGeoNames, readPincodePoints } from './sources.ts';

describe('rows', () => {
  const packed = {
    c: 'Delhi Circle',
    r: 'NA',
    v: 'X Division',
    o: 'A SO',
    p: '110001',
    t: 'PO',
    d: 1,
    i: 'CENTRAL',
    s: 'DELHI',
    a: 0,
    n: 77,
  };
  const office = cleanDirectory(readDirectory(gzipSync(JSON.stringify([packed]))))[0];

  it('reads and cleans the directory', () => {
    assert.deepEqual(office, {
      pincode: '110001',
      name: 'A',
      type: 'P',
      delivery: true,
      division: 'X Division',
      region: '',
      circle: 'Delhi Circle',
      district: 'Central Delhi',
      state: 'DL',
      published: undefined,
    });
  });
  it('sorts head offices first, then delivering ones, then by name', () => {
    assert.ok(office);
    const branch = { ...office, type: 'B', name: 'B' } as const;
    const idle = { ...office, delivery: false };
    const head = { ...office, type: 'H', name: 'Z', delivery: false } as const;
    const next = { ...head, pincode: '110002' };
    assert.deepEqual([next, idle, branch, office, head].sort(headOfficesFirst), [head, office, branch, idle, next]);
  });
  it('drops only identical rows', () => {
    assert.equal(
      uniqueRows([
        { a: 1, point: pointAt(1, 2) },
        { a: 1, point: pointAt(1, 2) },
        { a: 1, point: pointAt(1, 3) },
      ]).length,
      2,
    );
  });
  it('reads points from a module and from GeoNames', () => {
    const module = 'let list = {"110001": {"lat": 28.6, "long": 77.2}, "110002": {"lat": 0, "long": 0}};\nmodule.exports = list;';
    assert.deepEqual([...readPincodePoints(Buffer.from(module))], [['110001', pointAt(28.6, 77.2)]]);
    const line = (latitude: number) => `IN\t110001\tX\tDelhi\t07\t\t\t\t\t${latitude}\t77\t4\n`;
    assert.deepEqual([...readGeoNames(Buffer.from(line(28) + line(29) + line(30)))], [['110001', pointAt(29, 77)]]);
  });
  it('lists retired pincodes with the place they served', () => {
    const csv = [
      'officename,pincode,officeType,Deliverystatus,Districtname,statename',
      'Small B.O,194404,B.O,Delivery,Leh,JAMMU & KASHMIR',
      'Nyoma Mud S.O,194404,S.O,Delivery,Leh,JAMMU & KASHMIR',
      '"Sector-43, Chandigarh",160099,S.O,Delivery,NULL,NULL',
      'Alive S.O,110001,S.O,Delivery,New Delhi,DELHI',
    ].join('\n');
    assert.deepEqual(
      retiredPincodes(readFormerDirectory(Buffer.from(csv)), new Set(['110001']), () => 'CH'),
      [
        { pincode: '160099', district: '', state: 'CH', office: 'Sector-43, Chandigarh' },
        { pincode: '194404', district: 'Leh', state: 'LA', office: 'Nyoma Mud' },
      ],
    );
  });
});
