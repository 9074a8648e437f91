import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { canonical, nameKey } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { noVectors, readVector } from '../../test/support/vectors.ts';
import { pincodesIn } from '../formats/branch-location.ts';
import { DistrictGazetteer, type DistrictRow } from '../formats/districts.ts';
import type { BranchRow } from '../formats/ifsc-branch.ts';
import { findState } from '../places.ts';
import { toPlaces } from './ifsc/place.ts';
import { makeBanks, makeBranches, makeWithdrawn, type PublishedCodes, type Snapshot, type WithdrawnRow } from './ifsc.ts';

const root = new URL('../../../', import.meta.url);

describe('tables', () => {
  const published: PublishedCodes = {
    list: { CNRB: [11234], HDFC: ['CAACOB', 1] },
    banks: { HDFC: { type: 'Private', micr: '400240001', upi: true }, AACX: { type: 'O-UCB' } },
    names: { AACX: 'Akhand Anand Co.op Bank', CNRB: 'Canara Bank', HDFC: 'HDFC Bank', SYNB: 'Syndicate Bank' },
    sublets: { HDFC0CAACOB: 'AACX' },
    customSublets: {},
  };
  const snapshot: Snapshot = {
    BRANCH: 'MANIPAL',
    ADDRESS: 'MAIN ROAD ┬û 576104',
    CONTACT: '8202571234',
    CITY: 'MANIPAL',
    DISTRICT: 'UDUPI',
    STATE: 'KARNATAKA',
  };
  const snapshots = new Map([['SYNB0001234', snapshot]]);
  const offices = [{ pincode: '576104', district: 'Udupi', state: 'KA', name: 'Manipal' }];
  const branches = makeBranches(published, snapshots, { places: toPlaces(offices), districts: new DistrictGazetteer(offices) });

  it('copies the details of a merged bank to the new code', () => {
    assert.deepEqual(branches[0], {
      ifsc: 'CNRB0011234',
      owner: 'CNRB',
      branch: 'MANIPAL',
      address: 'MAIN ROAD – 576104',
      city: 'MANIPAL',
      centre: 'MANIPAL',
      district: 'UDUPI',
      state: 'KA',
      pincode: '576104',
      inferred: '',
      contact: '+918202571234',
      micr: '',
      swift: '',
      imps: '1',
      neft: '1',
      rtgs: '1',
      upi: '0',
    });
  });

  it('counts a sublet for its owner', () => {
    assert.deepEqual(
      makeBanks(published, branches).map(({ code, type, upi, branches }) => [code, type, upi, branches]),
      [
        ['AACX', 'urban_cooperative', '0', 1],
        ['CNRB', '', '0', 1],
        ['HDFC', 'private', '1', 1],
      ],
    );
  });

  it('lists withdrawn codes', () => {
    assert.deepEqual(makeWithdrawn(published, snapshots), [
      {
        ifsc: 'SYNB0001234',
        successor: 'CNRB0011234',
        bank: 'Syndicate Bank',
        reason: 'merged into Canara Bank',
        branch: 'MANIPAL',
        city: 'UDUPI',
      },
    ]);
  });
});

describe('bundled branches', () => {
  const branches = new Map<string, Readonly<Record<keyof BranchRow, string>>>();
  const table = (name: string) => new URL(`data/bundled/${name}.tsv.br`, root);

  before(() => {
    for (const row of readTable<keyof BranchRow>(table('branches'))) branches.set(row.ifsc, row);
  });

  it('contain every published code, in order, with clean text', () => {
    assert.equal(branches.size, 176_918);
    const codes = [...branches.keys()];
    assert.deepEqual(codes, [...codes].sort());
    for (const row of branches.values()) {
      const text = [row.branch, row.address, row.city, row.centre].join('|');
      assert.doesNotMatch(text, /[\x00-\x1f\u00a0\u2500-\u257f]|\s\s/, row.ifsc);
      assert.match(row.contact, /^(?:\+91\d{10,11})?$/, row.ifsc);
    }
  });

  it('have a location for almost all branches with an address', () => {
    const located = [...branches.values()].filter((row) => row.address !== '');
    assert.ok(located.length > 119_000);
    const states = new Set(located.map((row) => row.state));
    assert.deepEqual(
      [...states].filter((code) => code !== '' && findState(code)?.code !== code),
      [],
    );
    assert.ok(located.filter((row) => row.state === '').length < 10);
  });

  it('are in a district of their pincode, and the city is no other district: at least 97 %', (t) => {
    const districts = new DistrictGazetteer(readTable<keyof DistrictRow>(table('offices')));
    // Systematic sample (every n-th) of branches whose address contains a pincode of the state.
    const pool = [...branches.values()].flatMap((row) => {
      const pincode = pincodesIn(row.address).findLast((code) => districts.stateOf(code) === row.state);
      return pincode === undefined ? [] : [{ ...row, last: pincode }];
    });
    const sample = pool.filter((_, index) => index % Math.floor(pool.length / SAMPLE) === 0).slice(0, SAMPLE);
    const isRight = ({ state, district, city, centre, last }: (typeof sample)[number]): boolean => {
      const pincodeDistricts = districts.districtsOf(last);
      const swapped =
        pincodeDistricts.includes(districts.findByName(state, city) ?? '') &&
        districts.findByName(state, centre) === undefined &&
        centre !== city;
      return pincodeDistricts.includes(districts.findByName(state, district) ?? '') && city !== '' && !swapped;
    };
    const right = sample.filter(isRight).length;
    t.diagnostic(`${right} of ${sample.length}`);
    assert.equal(sample.length, SAMPLE);
    assert.ok(right >= 0.97 * SAMPLE, String(right));
  });

  it('have an owner in the table of banks with the same branch count', () => {
    const counts = new Map<string, number>();
    for (const { owner } of branches.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const banks = [...readTable<'code' | 'name' | 'branches'>(table('banks'))];
    assert.deepEqual(new Map(banks.map((bank) => [bank.code, Number(bank.branches)])), new Map([...counts].sort()));
    assert.ok(banks.every((bank) => bank.name !== ''));
  });

  it('have the successors of withdrawn codes', () => {
    const withdrawn = [...readTable<keyof WithdrawnRow>(table('withdrawn_ifsc'))];
    assert.ok(withdrawn.every((row) => !branches.has(row.ifsc) && (row.successor === '' || branches.has(row.successor))));
    assert.equal(withdrawn.find((row) => row.ifsc === 'SYNB0004243')?.successor, 'CNRB0014243');
  });
});

describe('published examples', { skip: noVectors }, () => {
  const read = <Content>(name: string) => readVector<Content>(`money/${name}`);
  const branches = new Map<string, Readonly<Record<keyof BranchRow, string>>>();

  before(() => {
    for (const row of readTable<keyof BranchRow>(new URL('data/bundled/branches.tsv.br', root))) branches.set(row.ifsc, row);
  });

  it('have the same existing codes as the reference', () => {
    const groups = read<Record<string, Record<string, boolean>>>('ifsc_validator_asserts_part.json');
    const wrong = Object.values(groups).flatMap((codes) => Object.entries(codes).filter(([code, exists]) => branches.has(code) !== exists));
    assert.deepEqual(wrong, []);
  });

  it('agree with the reference', (t) => {
    const sample = read<Record<string, Readonly<Record<string, string | boolean | null | undefined>>>>('ifsc_branches_sample.json');
    const agreed = new Map<string, number>();
    let live = 0;
    let detailed = 0;
    for (const [ifsc, reference] of Object.entries(sample)) {
      const row = branches.get(ifsc);
      if (row === undefined) continue; // withdrawn since
      live++;
      const count = (field: string, same: boolean) => agreed.set(field, (agreed.get(field) ?? 0) + Number(same));
      for (const rail of ['imps', 'neft', 'rtgs', 'upi'] as const) count(rail, (row[rail] === '1') === reference[rail.toUpperCase()]);
      if (row.address === '') continue;
      detailed++;
      count('state', row.state === findState(String(reference.ISO3166 ?? reference.STATE))?.code);
      for (const text of ['branch', 'centre'] as const)
        count(text, canonical(row[text]) === canonical(String(reference[text.toUpperCase()] ?? '')));
      count('address', nameKey(row.address) === nameKey(String(reference.ADDRESS ?? '')));
      count(
        'city',
        [reference.CITY, reference.DISTRICT, reference.CENTRE].some((name) => canonical(String(name ?? '')) === canonical(row.city)),
      );
    }
    const share = (field: string, of: number) => (agreed.get(field) ?? 0) / of;
    for (const [field, same] of agreed) t.diagnostic(`${field}: ${same} of ${field in RAILS ? live : detailed}`);
    assert.ok(live > 2_400 && detailed > 1_430);
    // The reference lists UPI for only one of the two codes of a bank: Ujjivan, ESAF, Unity.
    for (const rail of Object.keys(RAILS)) assert.ok(share(rail, live) >= (rail === 'upi' ? 0.97 : 0.99), rail);
    // Most of the rest are errors of the reference: Hyderabad in Andhra Pradesh, or a co-operative bank at the place of its clearing bank.
    assert.ok(share('state', detailed) >= 0.97);
    assert.ok(share('branch', detailed) >= 0.88);
    assert.ok(share('address', detailed) >= 0.62);
    assert.ok(share('centre', detailed) >= 0.87);
    // CITY and DISTRICT of the reference are swapped for many banks: either may match our city.
    assert.ok(share('city', detailed) >= 0.88);
  });
});

const SAMPLE = 500;

const RAILS: Readonly<Record<string, true>> = { imps: true, neft: true, rtgs: true, upi: true };
