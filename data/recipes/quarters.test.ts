import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partOfTown, urbanPincodes } from './quarters/urban.ts';
import { type ListedNames, quarterRows, type Surroundings } from './quarters.ts';

const listed = (villages: string, change: Partial<ListedNames> = {}): ListedNames => ({
  pincode: '221010',
  office: 'Mahmoorganj',
  subDistrict: 'Varanasi',
  listedDistrict: 'Varanasi',
  villages,
  ...change,
});

const context: Surroundings = {
  areaOf: (pincode) => (pincode === '999999' ? undefined : 'UP|Varanasi'),
  officeOf: (pincode, office) =>
    pincode === '221010' && office === 'Mahmoorganj' ? 'Mahmoor Ganj' : pincode === '221002' ? office : undefined,
  isUrban: (pincode) => pincode === '221010',
  isKnown: (_, sound) => sound === 'sigra',
};

describe('parts of towns in the list of villages', () => {
  it('are assigned to the office that serves them, under its current name', () => {
    assert.deepEqual(quarterRows([listed('Lallapura|Habibpura')], context), [
      { pincode: '221010', office: 'Mahmoor Ganj', names: 'Habibpura|Lallapura' },
    ]);
  });

  it('are omitted if the office has moved, the pincode is retired, or the name is known or that of a larger place', () => {
    const rows = [listed('Lallapura', { office: 'Gone' }), listed('Lallapura', { pincode: '999999' }), listed('Sigra|Varanasi')];
    assert.deepEqual(quarterRows(rows, context), []);
  });

  it('are limited to few pincodes', () => {
    const everywhere = ['1', '2', '3', '4'].map((pincode) => listed('Gandhi Nagar', { pincode }));
    const surroundings = { ...context, officeOf: (_: string, office: string) => office };
    assert.deepEqual(quarterRows(everywhere, surroundings), []);
    assert.equal(quarterRows(everywhere.slice(1), surroundings).length, 3);
  });

  it('outside of towns only names typical of parts of towns are included', () => {
    assert.deepEqual(quarterRows([listed('Rampur|Shastri Nagar', { pincode: '221002' })], context), [
      { pincode: '221002', office: 'Mahmoorganj', names: 'Shastri Nagar' },
    ]);
  });

  it('bulk customers and numbered villages are excluded', () => {
    for (const name of ['Bar Association', 'Income Tax Office', 'Gurwari(185)', 'Ward No 5', 'Nagar']) {
      assert.equal(partOfTown(name, true), undefined, name);
    }
    assert.equal(partOfTown('Tirupati (Urban)', true), 'Tirupati');
  });

  it('a pincode is urban if three others are close', () => {
    const pointAt = (latitude: number): { latitude: number; longitude: number } => ({ latitude, longitude: 80 });
    const centres = new Map([
      ['a', pointAt(20)],
      ['b', pointAt(20.01)],
      ['c', pointAt(20.02)],
      ['d', pointAt(20.03)],
      ['e', pointAt(21)],
    ]);
    assert.deepEqual([...urbanPincodes(centres)], ['a', 'b', 'c', 'd']);
  });
});
