import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { canonical, nameKey } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { noVectors, readVector } from '../../test/support/vectors.ts';
import { pincodesIn } from '../formats/branch-location.ts';
import { DistrictGazetteer, type DistrictRow } from '../formats/districts.ts';
import type { BranchRow } from '../formats/ifsc-branch.ts';
import { tidy, toContact, undoMojibake } from '../formats/ifsc-text.ts';
import { findState } from '../places.ts';
import { bankName, bankType, inferRails, typeByName } from './ifsc/banks.ts';
import { liveCodes, ownerName, ownerOf } from './ifsc/codes.ts';
import { isSameBranch, successorFinder, withdrawalReason } from './ifsc/mergers.ts';
import { stateOf, toPlaces } from './ifsc/place.ts';
import { makeBanks, makeBranches, makeWithdrawn, type Published, type Snapshot, type WithdrawnRow } from './ifsc.ts';

const root = new URL('../../../', import.meta.url);

describe('codes', () => {
  it('pads branch parts of digits and sorts', () => {
    assert.deepEqual(liveCodes({ HDFC: ['CAACOB', 1], ABHY: [65001] }), ['ABHY0065001', 'HDFC0000001', 'HDFC0CAACOB']);
  });

  it('finds the owner: whole code, then the longest prefix, then the bank prefix', () => {
    const published = { HDFC0CAACOB: 'AACX', SMCB0000001: 'SMCB' };
    const custom = { UJVN: 'USFB', YESB0ADB: 'AVDX', YESB0ADBX: 'AAAA', SMCB0000001: 'XXXX', YESB0AMA: 'Amalner Urban Co-operative Bank' };
    assert.equal(ownerOf('HDFC0CAACOB', published, custom), 'AACX');
    assert.equal(ownerOf('SMCB0000001', published, custom), 'SMCB');
    assert.equal(ownerOf('YESB0ADB012', published, custom), 'AVDX');
    assert.equal(ownerOf('YESB0ADBX01', published, custom), 'AAAA');
    assert.equal(ownerOf('HDFC0000001', published, custom), 'HDFC');
    assert.equal(ownerOf('UJVN0000001', published, custom), 'UJVN');
    assert.equal(ownerOf('YESB0AMA001', published, custom), 'YESB', 'an owner without a code');
    assert.equal(ownerName('YESB0AMA001', published, custom, String), 'Amalner Urban Co-operative Bank');
    assert.equal(ownerName('YESB0ADB012', published, custom, String), 'AVDX');
  });
});

describe('mergers', () => {
  const successorOf = successorFinder(['PUNB0005410', 'CNRB0011234', 'UBIN0801232', 'UBIN0910001', 'UBIN0910002', 'DBSS0IN0123']);

  it('renumbers by the rules of the banks', () => {
    assert.equal(successorOf('ORBC0100054'), 'PUNB0005410');
    assert.equal(successorOf('SYNB0001234'), 'CNRB0011234');
    assert.equal(successorOf('LAVB0000123'), 'DBSS0IN0123');
  });

  it('completes a check digit when only one code fits', () => {
    assert.equal(successorOf('ANDB0000123'), 'UBIN0801232');
    assert.equal(successorOf('CORP0001000'), undefined);
  });

  it('yields only published codes', () => {
    assert.equal(successorOf('SYNB0009999'), undefined);
    assert.equal(successorOf('ALLA0210001'), undefined);
  });

  it('distinguishes a moved branch from another one with the same number', () => {
    assert.ok(isSameBranch('CHANDIGARH 22-D', 'CHANDIGARH-D'));
    assert.ok(!isSameBranch('VASAI', 'RTGS-HO'));
  });

  it('has the reason why a prefix was withdrawn', () => {
    assert.equal(withdrawalReason('SYNB0001234'), 'merged into Canara Bank');
    assert.equal(withdrawalReason('SBIN0000999'), '');
  });
});

describe('repair', () => {
  it('repairs every kind of mojibake, not a list of them', () => {
    assert.equal(undoMojibake('GUJARAT ┬û 388310'), 'GUJARAT – 388310');
    assert.equal(undoMojibake('┬ôSHIVAM┬ö COLLECTOR┬ÆS'), '“SHIVAM” COLLECTOR’S');
    assert.equal(undoMojibake('SOCI├ëT├ë'), 'SOCIÉTÉ');
    assert.equal(undoMojibake('A┬áB'), 'A\u00a0B');
    assert.equal(undoMojibake('αñ¡'), 'भ', 'three bytes');
  });

  it('leaves intact text alone', () => {
    for (const text of ['CAFÉ – “X”', 'plain', 'ëë', '½']) assert.equal(undoMojibake(text), text);
  });

  it('tidies blanks, control characters and stray punctuation', () => {
    assert.equal(tidy(' A  B\tC\n'), 'A B C');
    assert.equal(tidy('MADHWAPUR├╜├╜M G MARG,211003├╜'), 'MADHWAPUR M G MARG,211003');
    assert.equal(tidy('RAJASTHAN \u0013 334023'), 'RAJASTHAN – 334023');
    assert.equal(tidy('HYDERABAD _x0013_ 500 055'), 'HYDERABAD – 500 055');
    assert.equal(tidy('RAJA├åS BUILDING'), 'RAJA’S BUILDING');
    assert.equal(tidy('RAJASTHAN - 302 001.┬┐'), 'RAJASTHAN - 302 001.');
    assert.equal(tidy(', JODHPUR,,JODHPUR ,RAJASTHAN -'), 'JODHPUR,JODHPUR,RAJASTHAN');
    assert.equal(tidy('12, M.G. ROAD'), '12, M.G. ROAD');
  });

  it('is empty where the source is', () => {
    for (const nothing of [null, undefined, 0, 66324848, '', ' - ', 'N.A.', 'na', 'NULL', '560032']) assert.equal(tidy(nothing), '');
    for (const text of ['NAGAR', 'मुंबई']) assert.equal(tidy(text), text);
  });

  it('writes whole telephone numbers in E.164 and drops the others', () => {
    for (const number of ['022-22614468', '2222614468', '912222614468', '+91 22 2261 4468', '0091 2222614468']) {
      assert.equal(toContact(number), '+912222614468');
    }
    assert.equal(toContact('1800 103 5577'), '+9118001035577');
    assert.equal(toContact('+9118002095363'), '+9118002095363');
    for (const part of ['22614468', '251852', '123', '9999999999', '9111662210000', '+9179244355', '', null])
      assert.equal(toContact(part), '');
  });
});

describe('state of a branch', () => {
  const places = toPlaces([
    { pincode: '400021', district: 'Mumbai', state: 'MH' },
    { pincode: '431001', district: 'Aurangabad', state: 'Maharashtra' },
    { pincode: '824101', district: 'Aurangabad', state: 'Bihar' },
    { pincode: '495001', district: 'Bilaspur', state: 'CG' },
    { pincode: '174001', district: 'Bilaspur', state: 'HP' },
    { pincode: '500003', district: 'Hyderabad', state: 'TS' },
    { pincode: '734005', district: 'Darjiling', state: 'WB' },
  ]);
  const state = (address: string, names: string[], stated: string) => stateOf({ address, names, state: stated }, places);

  it('extracts pincodes, but not from longer numbers', () => {
    assert.deepEqual(pincodesIn('MARG 400 021'), ['400021']);
    assert.deepEqual(pincodesIn('MUMBAI-400021, PH: 04935-235006, 9890603333'), ['400021']);
    assert.deepEqual(pincodesIn('PIN400021.'), ['400021']);
    assert.deepEqual(pincodesIn('012345'), []);
  });

  it('takes the state of the pincode first', () => {
    assert.equal(state('NARIMAN POINT 400 021', ['Hyderabad'], 'GUJARAT'), 'MH');
    assert.equal(state('X', [], 'PIN 734005'), 'WB');
    assert.equal(state('PLOT 500003, MUMBAI 400021', [], 'x'), 'MH', 'the last one of a text');
    assert.equal(state('SECUNDERABAD 500003, NEW 400021', [], 'ANDHRA PRADESH'), 'TS', 'the one that the record confirms');
  });

  it('ignores a pincode that contradicts the rest of the address', () => {
    assert.equal(state('MAIN ROAD, BILASPUR 431001', ['BILASPUR'], 'HIMACHAL PRADESH'), 'HP');
    assert.equal(state('MAIN ROAD 431001', ['BILASPUR'], 'HIMACHAL PRADESH'), 'MH');
  });

  it('takes the state of a district name next', () => {
    assert.equal(state('', ['HYDERABAD'], 'ANDHRA PRADESH'), 'TS');
    assert.equal(state('', ['RANGAREDDY'], 'ANDHRA PRADESH'), 'TS');
    assert.equal(state('', ['BILASPUR'], 'CHANDIGARH'), 'CG');
    assert.equal(state('', ['AURANGABAD'], 'MAHARASHTRA'), 'MH');
  });

  it('takes the stated state last', () => {
    assert.equal(state('', ['AURANGABAD'], 'KERALA'), 'KL');
    assert.equal(state('999999', [], 'MH'), 'MH');
    assert.equal(state('SECTOR 17', ['CHANDIGARH'], 'CHANDIGARH'), 'CH');
    assert.equal(state('CIVIC CENTRE', ['BHILAI'], 'CHANDIGARH'), 'CG');
    assert.equal(state('', [], 'ANDAMAN AND NICOBAR ISLAND'), 'AN');
    assert.equal(state('', [], 'PIN 999999'), '');
  });
});

describe('banks', () => {
  it('maps the published type, then the known type of the bank', () => {
    assert.equal(bankType('SBIN', 'State Bank of India', { type: 'PSB' }), 'public');
    assert.equal(bankType('XXXX', 'X', { type: 'O-UCB' }), 'urban_cooperative');
    assert.equal(bankType('ANZB', 'Australia and New Zealand Banking Group', undefined), 'foreign');
    assert.equal(bankType('RBIS', 'Reserve Bank of India', undefined), 'central_bank');
    assert.equal(bankType('TSAB', 'Telangana State Co-operative Apex Bank', { type: 'DCCB' }), 'state_cooperative');
  });

  it('infers the type from a name', () => {
    assert.equal(typeByName('Esaf Small Finance Bank'), 'small_finance');
    assert.equal(typeByName('India Post Payments Bank'), 'payments');
    assert.equal(typeByName('TELANGANA GRAMEENA BANK'), 'regional_rural');
    assert.equal(typeByName('Coastal Local Area Bank'), 'local_area');
    assert.equal(typeByName('Punjab State Co-operative Bank'), 'state_cooperative');
    assert.equal(typeByName('Satara District Central Co-operative Bank'), 'district_cooperative');
    assert.equal(typeByName('THE BURDWAN CENTRAL CO OPERATIVE BANK LTD'), 'district_cooperative');
    assert.equal(typeByName('Pavana Sahakari Bank'), 'urban_cooperative');
    assert.equal(typeByName('NSE Clearing Limited'), '');
  });

  it('has a name for every bank, with its code as fallback', () => {
    assert.equal(bankName('HDFC', { HDFC: 'HDFC  Bank ' }), 'HDFC Bank');
    assert.equal(bankName('VTBJ', {}), 'VTB Bank');
    assert.equal(bankName('QQQQ', {}), 'QQQQ');
    assert.equal(bankName('DBSS', { DBSS: 'Development Bank of Singapore' }), 'DBS Bank India');
  });

  it('infers the payment systems', () => {
    const banks = { YESB: { upi: true }, CITI: {} };
    assert.deepEqual(inferRails('YESB0ADB012', banks), { imps: '1', neft: '1', rtgs: '1', upi: '1' });
    assert.deepEqual(inferRails('CITI0000001', banks), { imps: '1', neft: '1', rtgs: '1', upi: '0' });
    assert.equal(inferRails('TGRB0000001', banks).upi, '1');
    for (const code of ['UJVN0000001', 'USFB0000001'])
      assert.equal(inferRails(code, { USFB: { upi: true } }).upi, '1', 'a bank of two codes');
    assert.deepEqual(inferRails('ORBC0100000', banks), { imps: '1', neft: '0', rtgs: '0', upi: '0' });
  });
});

describe('tables', () => {
  const published: Published = {
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
      const pincode = pincodesIn(row.address).findLast((one) => districts.stateOf(one) === row.state);
      return pincode === undefined ? [] : [{ ...row, last: pincode }];
    });
    const sample = pool.filter((_, at) => at % Math.floor(pool.length / SAMPLE) === 0).slice(0, SAMPLE);
    const isRight = ({ state, district, city, centre, last }: (typeof sample)[number]): boolean => {
      const here = districts.districtsOf(last);
      const turned =
        here.includes(districts.findByName(state, city) ?? '') && districts.findByName(state, centre) === undefined && centre !== city;
      return here.includes(districts.findByName(state, district) ?? '') && city !== '' && !turned;
    };
    const right = sample.filter(isRight).length;
    t.diagnostic(`${right} of ${sample.length}`);
    assert.equal(sample.length, SAMPLE);
    assert.ok(right >= 0.97 * SAMPLE, String(right));
  });

  it('have an owner in the table of banks, whose count matches', () => {
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

  it('exist or not exactly as in the reference', () => {
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
      const count = (what: string, same: boolean) => agreed.set(what, (agreed.get(what) ?? 0) + Number(same));
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
    const share = (what: string, of: number) => (agreed.get(what) ?? 0) / of;
    for (const [what, same] of agreed) t.diagnostic(`${what}: ${same} of ${what in RAILS ? live : detailed}`);
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
