import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { districtNames, findState } from '../../../data/places.ts';
import { soundOf } from '../../../data/recipes/stations/names.ts';
import { rtoOffices } from '../../../data/tables/rto.ts';
import { states } from '../../../data/tables/states.ts';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import { listVectors, noVectors, readVector } from '../../../test/support/vectors.ts';
import { parsePlate } from './plate.ts';

interface Office {
  code: string;
  aliases: string[];
  stateCode: string | null;
  office: string | null;
  city: string | null;
  district: string | null;
  type: string;
  active: boolean;
  successor: string | null;
  note: string | null;
  plate: { series: string; serial: string; year: number | null } | null;
}

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function fetchOffice(code: string): Promise<Office> {
  const { status, body } = await get(`${service.url}/v1/rto/${encodeURIComponent(code)}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data as unknown as Office;
}

async function list(query: string): Promise<{ offices: Office[]; meta: Body['meta'] }> {
  const { status, body } = await get(`${service.url}/v1/rto${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { offices: body.data as unknown as Office[], meta: body.meta };
}

describe('plates', () => {
  test('codes and plates in all their spellings', () => {
    for (const text of ['TN01', 'tn-1', 'TN 01', 'TN01AB1234', 'TN-01-AB-1234', 'tn 01 1234']) {
      const plate = parsePlate(text);
      assert.equal(plate?.prefix, 'TN', text);
      assert.equal(plate?.number, 1, text);
    }
    assert.deepEqual(parsePlate('DL1CAB1234'), { prefix: 'DL', number: 1, series: 'CAB', serial: '1234', year: null });
    assert.deepEqual(parsePlate('22BH1234AA'), { prefix: 'BH', number: undefined, series: 'AA', serial: '1234', year: 2022 });
  });

  test('other texts are not plates', () => {
    for (const text of ['', 'TN', '01', 'TN001', 'T1', 'TN01ABCD1234', '22BH123AA', '22BH1234IO', 'TN01AB12345'])
      assert.equal(parsePlate(text), undefined, text);
  });
});

describe('one office', () => {
  test('by code, by plate and by Delhi’s short form', async () => {
    const office = await fetchOffice('TN01AB1234');
    assert.equal(office.code, 'TN-01');
    assert.equal(office.city, 'Chennai');
    assert.deepEqual(office.plate, { series: 'AB', serial: '1234', year: null });
    assert.equal((await fetchOffice('tn 1')).plate, null);
    assert.equal((await fetchOffice('DL1C')).district, 'North Delhi');
    assert.equal((await fetchOffice('DL1CAB1234')).code, 'DL-01');
  });

  test('former prefixes find the office', async () => {
    assert.equal((await fetchOffice('OR02')).code, 'OD-02');
    assert.equal((await fetchOffice('UA07AA0001')).city, 'Dehradun');
    for (const code of ['TG09', 'TS09']) {
      const telangana = await fetchOffice(code);
      assert.equal(telangana.code, 'TG-09', 'the prefix that is issued since March 2024');
      assert.deepEqual(telangana.aliases, ['TS-09']);
    }
  });

  test('returns a note and the successor for withdrawn codes', async () => {
    const hyderabad = await fetchOffice('AP09');
    assert.equal(hyderabad.active, false);
    assert.equal(hyderabad.successor, 'TG-09');
    assert.match((await fetchOffice('AP07')).note ?? '', /AP-39/);
    assert.equal((await fetchOffice('JK10')).successor, 'LA-02');
    assert.equal((await fetchOffice('AP39')).type, 'State series');
  });

  test('every successor exists', () => {
    const codes = new Set(rtoOffices().map(({ prefix, number }) => `${prefix}-${String(number).padStart(2, '0')}`));
    for (const { remark } of rtoOffices()) {
      const successor = /now (\S+)/.exec(remark)?.[1];
      if (successor) assert.ok(codes.has(successor), successor);
    }
  });

  test('the nationwide series is explained', async () => {
    const bharat = await fetchOffice('22BH1234AA');
    assert.equal(bharat.type, 'Bharat series');
    assert.equal(bharat.stateCode, null);
    assert.equal(bharat.plate?.year, 2022);
    assert.match(bharat.note ?? '', /registered in 2022/);
  });

  test('an unknown code is 404 with a hint; a malformed one is 400', async () => {
    const unknown = await get(`${service.url}/v1/rto/TN98`);
    assert.equal(unknown.status, 404);
    assert.match(unknown.body.error.message, /\/v1\/rto\?state=TN/);
    assert.match((await get(`${service.url}/v1/rto/CT04`)).body.error.message, /Chhattisgarh uses CG/);
    assert.match((await get(`${service.url}/v1/rto/ZZ04`)).body.error.message, /\/v1\/states/);
    assert.equal((await get(`${service.url}/v1/rto/hello`)).status, 400);
  });
});

describe('list', () => {
  test('all offices of all states and territories, by code, withdrawn ones last', async () => {
    const { meta } = await list('');
    assert.equal(meta.total, rtoOffices().length);
    const stateCodes = new Set(rtoOffices().map(({ prefix }) => findState(prefix)?.code));
    for (const { code } of states) assert.ok(stateCodes.has(code), code);
    const { offices } = await list('?state=Tamil%20Nadu&limit=100');
    const codes = offices.map(({ code }) => code);
    const isWithdrawn = new Map(offices.map(({ code, active }) => [code, Number(!active)]));
    assert.deepEqual(
      codes,
      codes.toSorted((a, b) => (isWithdrawn.get(a) ?? 0) - (isWithdrawn.get(b) ?? 0) || (a < b ? -1 : 1)),
    );
    for (const state of ['AP', 'BR']) assert.equal((await list(`?state=${state}&limit=1`)).offices[0]?.active, true, state);
    assert.deepEqual((await list('?state=TN&limit=2&offset=4')).offices, offices.slice(4, 6));
    for (const town of ['vijayawada', 'guntur', 'visakhapatnam', 'patna']) {
      assert.equal((await list(`?q=${town}&limit=1`)).offices[0]?.active, true, `${town}: what is given to new vehicles comes first`);
    }
    const { offices: vizag } = await list('?q=vizag');
    assert.deepEqual(
      vizag.slice(0, 3).map(({ code }) => code),
      ['AP-39', 'AP-40', 'AP-31'],
    );
  });

  test('search by place, former district name and code', async () => {
    assert.ok((await list('?q=koramangala')).offices.some(({ code }) => code === 'KA-01'));
    assert.ok((await list('?q=aurangabad&state=MH')).offices.some(({ code }) => code === 'MH-20'));
    assert.equal((await list('?q=tn07')).offices[0]?.code, 'TN-07');
    assert.ok((await list('?q=OR&state=OD')).offices.length > 0);
    assert.equal((await list('?q=xyzzy')).meta.total, 0);
  });

  test('returns 400 for invalid filters', async () => {
    for (const query of ['?state=Atlantis', '?limit=0', '?q=%20']) assert.equal((await get(`${service.url}/v1/rto${query}`)).status, 400);
  });
});

/** Whether a name of the office matches a name of the other list phonetically. */
function agrees(office: Office, names: readonly string[]): boolean {
  const state = office.stateCode ?? '';
  const sounds = (list: readonly (string | null)[]): string[] =>
    list
      .flatMap((name) => (name ?? '').split(/[/,()&-]/))
      .flatMap((name) => districtNames(state, name.trim()))
      .map(soundOf)
      .filter((sound) => sound.length > 2);
  const listedSound = sounds(names);
  return sounds([office.office, office.city, office.district]).some((a) => listedSound.some((b) => a.includes(b) || b.includes(a)));
}

for (const { list, read } of [
  {
    list: 'rto_insurer',
    read: () => readVector<{ code: string; city: string }[]>('places/rto_insurer.json').map(({ code, city }) => ({ code, names: [city] })),
  },
  {
    list: 'rto_anoopt',
    read: () =>
      listVectors('places/rto_anoopt').map((path) => {
        const { code, city, district, region } = readVector<{ code: string; city: string; district: string; region: string }>(path);
        return { code, names: [city, district, region] };
      }),
  },
]) {
  test(`${list}: its codes exist and are in the same city or district`, { skip: noVectors }, async (t) => {
    const truth = read();
    let exists = 0;
    let agreed = 0;
    for (const { code, names } of truth) {
      const { status, body } = await get(`${service.url}/v1/rto/${code}`);
      if (status !== 200) continue;
      exists++;
      if (agrees(body.data as unknown as Office, names)) agreed++;
    }
    t.diagnostic(
      `${((100 * exists) / truth.length).toFixed(1)} % of ${truth.length} codes exist, ${((100 * agreed) / truth.length).toFixed(1)} % agree`,
    );
    assert.ok(exists / truth.length >= 0.98);
    assert.ok(agreed / truth.length >= 0.9);
  });
}
