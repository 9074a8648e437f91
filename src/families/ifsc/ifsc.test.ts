import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import type { BranchRow } from '../../../data/formats/ifsc-branch.ts';
import { assertRejected, get, type Service, startPotli } from '../../../test/support/service.ts';
import { MemoryLimiter } from '../../core/limit/gcra.ts';
import { nameWords } from '../../core/text/name-forms.ts';
import { readTable } from '../../core/util/table.ts';
import { branches, placeTexts } from './dataset.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const request = (path: string, init?: RequestInit): ReturnType<typeof get> => get(`${service.url}/v1/${path}`, init);
const assertPathRejected = (path: string, status: number, message: RegExp): Promise<void> =>
  assertRejected(`${service.url}/v1/${path}`, status, message);

const BRANCH = 'ifsc bank branch address city centre district stateCode state pincode contact micr swift imps neft rtgs upi'.split(' ');

interface Branch {
  readonly ifsc: string;
  readonly bank: { readonly code: string };
  readonly branch: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly centre: string | null;
  readonly stateCode: string | null;
}

describe('GET /v1/ifsc/{code}', () => {
  test('has the members of the specification', async () => {
    const { body } = await request('ifsc/HDFC0000007');
    assert.deepEqual(Object.keys(body.data), BRANCH);
    assert.deepEqual(body.data.bank, { code: 'HDFC', name: 'HDFC Bank' });
    assert.equal(body.data.stateCode, 'MH');
    assert.ok(body.meta.source?.licence);
  });

  test('city, district and pincode are separate fields', async () => {
    const place = async (code: string) => {
      const { city, district, pincode } = (await request(`ifsc/${code}`)).body.data;
      return [city, district, pincode];
    };
    assert.deepEqual(await place('UTIB0000024'), ['BHUBANESWAR', 'KHORDHA', null]);
    assert.deepEqual(await place('IDIB000A001'), ['ADONI', 'KURNOOL', '518301']);
    assert.deepEqual(await place('HDFC0000007'), ['PUNE', 'PUNE', '411004']);
  });

  test('values inherited from the bank are present and marked', async () => {
    const { body } = await request('ifsc?bank=SDCE&limit=1');
    const [{ district, stateCode, inferred }] = body.data;
    assert.deepEqual([district, stateCode, inferred], ['SATARA', 'MH', ['stateCode', 'state', 'district']]);
  });

  test('a bank has the same record under all of its codes', async () => {
    for (const bank of ['UJVN', 'USFB', 'ESMF', 'ESAF', 'IPOS', 'IPPB', 'UNBA']) {
      const { body } = await request(`ifsc?bank=${bank}&limit=1`);
      assert.deepEqual([body.data[0].upi, body.data[0].imps], [true, true], bank);
      assert.equal((await request(`banks/${bank}`)).body.data.upi, true, bank);
    }
    for (const [code, name, type] of [
      ['DBSS', 'DBS Bank India', 'foreign'],
      ['LAVB', 'Lakshmi Vilas Bank', 'private'],
      ['IBKL', 'IDBI Bank', 'private'],
      ['INDB', 'IndusInd Bank', 'private'],
      ['CITI', 'Citibank', 'foreign'],
      ['RBIS', 'Reserve Bank of India', 'central_bank'],
    ] as const) {
      const { data } = (await request(`banks/${code}`)).body;
      assert.deepEqual([data.name, data.type], [name, type]);
    }
  });

  test('accepts lower case, and the letter O for the zero', async () => {
    assert.equal((await request('ifsc/hdfc0000007')).body.data.ifsc, 'HDFC0000007');
    const { body } = await request('ifsc/HDFCO000007');
    assert.equal(body.data.ifsc, 'HDFC0000007');
    assert.match(body.meta.note ?? '', /letter O/);
  });

  test('ignores the spaces of a code in groups', async () => {
    for (const code of ['HDFC 0000007', 'HDFC 0 000007', ' hdfc 0000 007 ', 'H D F C 0 0 0 0 0 0 7'])
      assert.equal((await request(`ifsc/${encodeURIComponent(code)}`)).body.data?.ifsc, 'HDFC0000007', code);
    await assertPathRejected('ifsc/HDFC%200000', 400, /11 characters/);
  });

  test('notes that the bundled data has no address', async () => {
    const bare = [...readTable(bundled('branches'))].find(({ branch }) => branch === '');
    const { body } = await request(`ifsc/${bare?.ifsc}`);
    assert.equal(body.data.branch, null);
    assert.match(body.meta.note ?? '', /has no address/);
  });

  test('a sublet belongs to the bank that uses it, not to its prefix', async () => {
    const sublet = [...readTable(bundled('branches'))].find(({ ifsc = '', owner }) => ifsc.slice(0, 4) !== owner);
    assert.equal((await request(`ifsc/${sublet?.ifsc}`)).body.data.bank.code, sublet?.owner);
  });

  test('rejects malformed codes, and points to the successors of withdrawn ones', async () => {
    for (const wrong of ['HDFC000007', 'HDFC00000070', 'HDF10000007', 'HDFC1000007', 'HDFC000000-'])
      await assertPathRejected(`ifsc/${wrong}`, 400, /must be an IFSC of 11 characters/);
    await assertPathRejected('ifsc/SYNB0001234', 404, /withdrawn \(Syndicate Bank merged into Canara Bank\)\. Current code: CNRB0011234\./);
    await assertPathRejected('banks/STBP', 404, /State Bank of Patiala has merged into State Bank of India.*\/v1\/banks\/SBIN/);
    await assertPathRejected('ifsc/VIJB0999998', 404, /Vijaya Bank has merged into Bank of Baroda/);
    await assertPathRejected('ifsc/HDFC0999998', 404, /Branches of HDFC Bank can be searched at \/v1\/ifsc\?bank=HDFC/);
    await assertPathRejected('ifsc/QQQQ0999999', 404, /no bank uses the code QQQQ/);
  });

  test('the successor of every withdrawn code exists', () => {
    const dataset = service.datasets.open(branches);
    let checked = 0;
    for (const { successor } of readTable(bundled('withdrawn_ifsc'))) {
      if (!successor) continue;
      assert.ok(dataset.get('ifsc', successor), successor);
      checked++;
    }
    assert.ok(checked > 10_000);
  });
});

describe('GET /v1/ifsc', () => {
  test('requires words or an existing bank', async () => {
    await assertPathRejected('ifsc', 400, /^bank: give bank, q or micr$/);
    await assertPathRejected('ifsc?bank=HD', 400, /^bank: must be the code or the name of a bank; .*\/v1\/banks/);
    await assertPathRejected('ifsc?bank=QQQQ', 404, /No bank has the code QQQQ/);
  });

  test('accepts names and short names of a bank', async () => {
    for (const [name, code] of Object.entries({
      sbi: 'SBIN',
      icici: 'ICIC',
      pnb: 'PUNB',
      'bank of baroda': 'BARB',
      'Indian Overseas Bank': 'IOBA',
      'यूनियन बैंक': 'UBIN',
      'बैंक ऑफ इंडिया': 'BKID',
      'எச்டிஎஃப்சி வங்கி': 'HDFC',
      ఎస్‌బీఐ: 'SBIN',
      'এইচডিএফসি ব্যাঙ্ক': 'HDFC',
    })) {
      const { body } = await request(`ifsc?bank=${encodeURIComponent(name)}&limit=1`);
      assert.equal((body.data as Branch[])[0]?.bank.code, code, name);
    }
  });

  test('takes a MICR code, which the bundled data does not have', async () => {
    const { body } = await request('ifsc?micr=400%20002%20003');
    assert.deepEqual(body.data, []);
    assert.match(body.meta.note ?? '', /not in the bundled data/);
    await assertPathRejected('ifsc?micr=4000', 400, /^micr: must be nine digits/);
  });

  test('pages through all branches of a bank in the order of their codes', async () => {
    const { body } = await request('ifsc?bank=hdfc');
    assert.deepEqual([body.meta.limit, body.meta.offset, body.data.length], [20, 0, 20]);
    assert.equal(body.meta.total, (await request('banks/HDFC')).body.data.branches);
    const codes = (body.data as Branch[]).map(({ ifsc }) => ifsc);
    assert.deepEqual(codes, [...codes].sort());
    for (const { bank } of body.data as Branch[]) assert.equal(bank.code, 'HDFC');
  });

  test('every word must be a prefix of a word of branch, address or city', async () => {
    const { body } = await request('ifsc?bank=SBIN&q=market%20yard&limit=100');
    assert.ok((body.meta.total ?? 0) > 10);
    for (const { branch, address, city } of body.data as Branch[]) {
      for (const word of ['market', 'yard'])
        assert.match(`${branch} ${nameWords(branch ?? '').join(' ')} ${address} ${city}`, new RegExp(`(^|[^a-z0-9])${word}`, 'i'));
    }
  });

  test('an address published without spaces is split at city, state and pincode', async () => {
    const { body } = await request('ifsc?bank=HDFC&q=bhandarkar%20road%20maharashtra');
    const branch = (body.data as Branch[]).find(({ ifsc }) => ifsc === 'HDFC0000007');
    assert.match(branch?.address ?? '', /870 BHANDARKAR ROAD PUNE MAHARASHTRA 411 004$/);
  });

  test('filters by state and by exact city', async () => {
    const { body } = await request('ifsc?bank=SBIN&state=Tamil%20Nadu&city=chennai&limit=100');
    assert.ok((body.meta.total ?? 0) > 50);
    for (const { stateCode, city, centre } of body.data as Branch[]) {
      assert.equal(stateCode, 'TN');
      assert.ok(
        [city, centre].some((name) => name === 'CHENNAI' || name === 'MADRAS'),
        `${city} ${centre}`,
      );
    }
    assert.equal((await request('ifsc?bank=SBIN&city=chenna')).body.meta.total, 0);
  });

  test('a city is found by its current and former names, by city and by words', async () => {
    const total = async (filter: string) => (await request(`ifsc?limit=1&${filter}`)).body.meta.total;
    for (const [bank, present, former] of [
      ['HDFC', 'Bengaluru', 'bangalore'],
      ['SBIN', 'Mumbai', 'Bombay'],
      ['SBIN', 'Prayagraj', 'Allahabad'],
      ['CNRB', 'Thiruvananthapuram', 'Trivandrum'],
      ['ICIC', 'Gurugram', 'GURGAON'],
    ] as const) {
      const count = await total(`bank=${bank}&city=${present}`);
      assert.ok((count ?? 0) > 10, `${present} ${count}`);
      assert.equal(await total(`bank=${bank}&city=${former}`), count, present);
      assert.ok(((await total(`bank=${bank}&q=${present}`)) ?? 0) > 10, present);
    }
    const { body } = await request('ifsc?bank=SBIN&city=Chhatrapati%20Sambhajinagar&limit=100');
    assert.ok(
      (body.data as Branch[]).length > 0 && (body.data as Branch[]).every(({ stateCode }) => stateCode === 'MH'),
      'not the one of Bihar',
    );
  });

  test('matches a linear scan of the table', () => {
    const dataset = service.datasets.open(branches);
    const rows = [...readTable(bundled('branches'))].filter(({ owner }) => owner === 'PUNB');
    for (const [state, word] of [
      ['DL', 'road'],
      ['UP', 'gan'],
      ['PB', 'a'],
      ['MH', 'zzz'],
    ] as const) {
      const expected = rows.filter(
        (row) =>
          row.state === state && new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'iu').test(placeTexts(row as unknown as BranchRow).join(' ')),
      );
      const { meta } = dataset.list({ is: { bank: 'PUNB', state }, words: { place: word } }, { limit: 1, offset: 0 });
      assert.equal(meta?.total, expected.length, `${state} ${word}`);
    }
  });
});

describe('POST /v1/ifsc', () => {
  test('returns records in the order of the request, null for unknown codes', async () => {
    const { body } = await request('ifsc', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"codes":["SBIN0000001","HDFC0999998","hdfco 000007"]}',
    });
    assert.deepEqual(
      body.data.map((branch: Branch | null) => branch?.ifsc ?? null),
      ['SBIN0000001', null, 'HDFC0000007'],
    );
  });
});

test('many codes in one request cost a unit for every ten', async () => {
  const limited = await startPotli({ limiter: new MemoryLimiter(600, () => 0) });
  const codes = Array(25).fill('SBIN0000001');
  for (const [body, unitsLeft] of [
    [{ codes }, '597'],
    [{ codes: ['x'] }, '596'],
    [{ codes: codes.slice(0, 1) }, '595'],
  ] as const) {
    const { headers } = await get(`${limited.url}/v1/ifsc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(headers.get('x-ratelimit-remaining'), unitsLeft);
  }
  await limited.close();
});
