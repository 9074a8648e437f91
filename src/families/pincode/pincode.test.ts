import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import { districtNames } from '../../../data/places.ts';
import { assertRejected, get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { words } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const request = (path: string, init?: RequestInit): ReturnType<typeof get> => get(`${service.url}/v1/pincode${path}`, init);
const assertPathRejected = (path: string, status: number, message: RegExp): Promise<void> =>
  assertRejected(`${service.url}/v1/pincode${path}`, status, message);

const OFFICE = ['name', 'type', 'delivery', 'division', 'region', 'circle', 'district', 'stateCode', 'state', 'latitude', 'longitude'];

interface Office {
  readonly pincode: string;
  readonly name: string;
  readonly type: string;
  readonly delivery: boolean;
  readonly district: string;
  readonly stateCode: string;
  readonly state: string;
  readonly distanceKm: number;
  readonly matched?: { readonly kind: string; readonly name: string };
}

describe('GET /v1/pincode/{pincode}', () => {
  test('has the members of the specification, and names its source', async () => {
    const { body } = await request('/600001');
    assert.deepEqual(Object.keys(body.data), ['pincode', 'district', 'stateCode', 'state', 'offices', 'localities']);
    for (const office of body.data.offices) assert.deepEqual(Object.keys(office), OFFICE);
    assert.deepEqual([body.data.district, body.data.stateCode, body.data.state], ['Chennai', 'TN', 'Tamil Nadu']);
    assert.equal(body.data.offices[0].name, 'Chennai G.P.O.');
    for (const member of ['name', 'url', 'licence', 'version', 'retrieved', 'attribution']) assert.ok(body.meta.source?.[member], member);
  });

  test('head office first, then offices that deliver, then by name', async () => {
    for (const pincode of ['110001', '560001', '682001', '700001', '781001', '400001']) {
      const offices: Office[] = (await request(`/${pincode}`)).body.data.offices;
      const rank = ({ type, delivery, name }: Office): string => `${type === 'Head Office' ? 0 : 1}${delivery ? 0 : 1}${name}`;
      assert.deepEqual(offices.map(rank), offices.map(rank).sort(), pincode);
    }
  });

  test('accepts the space people write', async () => {
    assert.equal((await request('/600%20001')).body.data.pincode, '600001');
  });

  test('rejects malformed pincodes, and points to the successors of retired ones', async () => {
    for (const wrong of ['060001', '60001', '6000011', 'abcdef', '60000a', '%E0%A5%A7%E0%A5%A7%E0%A5%A7%E0%A5%A7%E0%A5%A7%E0%A5%A7']) {
      await assertPathRejected(`/${wrong}`, 400, /^pincode: must be a pincode of six digits that does not begin with 0$/);
    }
    await assertPathRejected('/600999', 404, /does not exist\. Did you mean \d{6}/);
    await assertPathRejected('/999999', 404, /does not exist/);
  });

  test('exists exactly as in the published examples', { skip: noVectors }, async () => {
    const { exists, doesNotExist, malformed } = readVector<Record<string, string[]>>('places/pincode_validity.json');
    for (const [pincodes, status] of [
      [exists, 200],
      [doesNotExist, 404],
      [malformed, 400],
    ] as const) {
      for (const pincode of pincodes ?? []) assert.equal((await request(`/${encodeURIComponent(pincode)}`)).status, status, pincode);
    }
  });

  test('is cacheable until the data changes', async () => {
    const first = await request('/600001');
    assert.equal(first.headers.get('cache-control'), 'public, max-age=3600, stale-while-revalidate=86400');
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]+"$/);
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await fetch(`${service.url}/v1/pincode/600001`, { headers: { 'if-none-match': header } });
      assert.deepEqual([again.status, await again.text(), again.headers.get('etag')], [304, '', etag], header);
    }
    assert.equal((await request('/600001', { headers: { 'if-none-match': '"other"' } })).status, 200);
  });
});

describe('GET /v1/pincode', () => {
  const offices = async (query: string): Promise<Office[]> => (await request(`?${query}`)).body.data;

  test('requires a query or a filter', async () => {
    await assertPathRejected('', 400, /^q: give q, state or district$/);
    await assertPathRejected('?type=head', 400, /^q: give q, state or district$/);
    await assertPathRejected('?q=a', 400, /^q: must have 2 to 100 characters$/);
    await assertPathRejected('?q=--', 400, /^q: must contain a letter or a digit$/);
    await assertPathRejected('?q=anna&type=big', 400, /^type: must be one of head, post, branch$/);
  });

  test('every word must be a prefix of a word of one name or of the places around it, in any case and order', async () => {
    for (const q of ['NAGAR anna', 'gandhi road', 'nagar anna chennai']) {
      const results = await offices(`q=${encodeURIComponent(q)}&limit=100`);
      assert.ok(results.length > 2, q);
      for (const { name, district, state, stateCode, matched } of results) {
        const nameWords = words(`${name} ${districtNames(stateCode, district).join(' ')} ${state} ${matched?.name ?? ''}`);
        for (const word of words(q))
          assert.ok(
            nameWords.some((nameWord) => nameWord.startsWith(word)),
            `${q}: ${name}, ${district}, ${matched?.name}`,
          );
      }
    }
    assert.match((await offices('q=anna%20nagar'))[0]?.name ?? '', /^Anna Nagar/);
    assert.deepEqual(await offices('q=%C3%A1nna%20n%C3%A1gar'), await offices('q=anna%20nagar'));
  });

  test('exact names come first, by importance', async () => {
    const results = await offices('q=salem&limit=100');
    assert.deepEqual([results[0]?.name, results[0]?.type, results[0]?.district], ['Salem', 'Head Office', 'Salem']);
    for (const [q, state] of [
      ['delhi', 'DL'],
      ['goa', 'GA'],
      ['baroda', 'GJ'],
      ['kota', 'RJ'],
    ]) {
      assert.equal((await offices(`q=${q}&limit=1`))[0]?.stateCode, state, q);
    }
  });

  test('localities, towns and former names match the offices of their pincodes, with a note', async () => {
    for (const [q, pincodes, kind] of [
      ['andheri west', ['400053', '400058'], 'locality'],
      ['koregaon park', ['411001'], 'locality'],
      ['baroda', ['390001'], 'district'],
    ] as const) {
      const [first] = await offices(`q=${encodeURIComponent(q)}`);
      assert.ok(pincodes.some((pincode) => pincode === first?.pincode) || kind === 'district', `${q}: ${first?.pincode}`);
      assert.equal(first?.matched?.kind, kind, q);
    }
    assert.ok((await request('/400058')).body.data.localities.includes('Andheri West'));
  });

  test('a part of a town that is only in the list of villages matches the office that serves it', async () => {
    for (const [q, pincode, office, name] of [
      ['padampuri colony', '221010', 'Mahmoorganj', 'Padampuri Colony'],
      ['lallapura varanasi', '221010', 'Mahmoorganj', 'Lallapura'],
      ['satkar colony parbhani', '431402', 'Karegaon', 'Satkar Colony'],
    ] as const) {
      const [first] = await offices(`q=${encodeURIComponent(q)}`);
      assert.deepEqual([first?.pincode, first?.name, first?.matched], [pincode, office, { kind: 'locality', name }], q);
    }
  });

  test('facets exist for the filters of the operation only', async () => {
    const { body } = await request('?district=Chennai&facets=type,state&limit=1');
    const { type, state } = body.meta.facets ?? {};
    assert.deepEqual(state, [{ value: 'TN', label: 'Tamil Nadu', count: body.meta.total }]);
    assert.equal(
      type?.reduce((sum, { count }) => sum + count, 0),
      body.meta.total,
    );
    await assertPathRejected('?district=Chennai&facets=colour', 400, /^facets: must be one or more of state, district, type/);
    await assertPathRejected(
      '?district=Chenai',
      400,
      /^district: must be one of the values listed at .*facets=district.*did you mean Chennai\?/,
    );
    await assertPathRejected('?district=qqqq', 400, /such as Adilabad, /);
  });

  test('digits are a prefix of a pincode', async () => {
    const { body } = await request('?q=6000&limit=100');
    assert.ok((body.meta.total ?? 0) > 100);
    for (const { pincode } of body.data as Office[]) assert.match(pincode, /^6000/);
  });

  test('filters by state, district, type and delivery', async () => {
    const { body } = await request('?state=Orissa&type=head&limit=100');
    assert.ok((body.meta.total ?? 0) > 20);
    for (const office of body.data as Office[]) assert.deepEqual([office.stateCode, office.type], ['OD', 'Head Office']);
    for (const office of await offices('district=nilgiris&delivery=false'))
      assert.deepEqual([office.district, office.delivery], ['The Nilgiris', false]);
    const [deliver, not, all] = await Promise.all(
      ['&delivery=true', '&delivery=false', ''].map(async (more) => (await request(`?state=GA${more}`)).body.meta.total ?? 0),
    );
    assert.equal((deliver ?? 0) + (not ?? 0), all);
  });

  test('districts are the current ones, with errors of the directory corrected', async () => {
    for (const [pincode, district] of [
      ['208001', 'Kanpur Nagar'],
      ['759122', 'Angul'],
      ['494001', 'Bastar'],
      ['796701', 'Lunglei'],
      ['431001', 'Chhatrapati Sambhajinagar'],
      ['413501', 'Dharashiv'],
      ['414001', 'Ahilyanagar'],
      ['461001', 'Narmadapuram'],
      ['737101', 'Gangtok'],
      ['605001', 'Puducherry'],
      ['533464', 'Yanam'],
    ])
      assert.equal((await request(`/${pincode}`)).body.data.district, district, pincode);
    const { offices } = (await request('/759122')).body.data;
    assert.ok(
      offices.every((office: Office) => office.district === 'Angul'),
      'also of the office that stood alone with the old one',
    );
  });

  test('a head office is in the district of most offices of its pincode, except verified ones', () => {
    const rows = [...readTable<'pincode' | 'type' | 'district'>(bundled('offices'))];
    const groups = new Map<string, typeof rows>();
    for (const row of rows) groups.set(row.pincode, [...(groups.get(row.pincode) ?? []), row]);
    const differing = [...groups].flatMap(([pincode, offices]) => {
      const head = offices.find(({ type }) => type === 'H');
      const agreeing = offices.filter(({ district }) => district === head?.district).length;
      const max = Math.max(...offices.map(({ district }) => offices.filter((other) => other.district === district).length));
      return head && agreeing < max ? [pincode] : [];
    });
    // At each, a district or a part of the capital was split, and bank branches still have the old name.
    const KNOWN = ['110003', '110019', '517501', '517644', '524101', '533001', '583201', '600053'];
    assert.deepEqual(differing.sort(), KNOWN);
  });

  test('pincodes of the army have a note, and so have offices without coordinates', async () => {
    const { data } = (await request('/900056')).body;
    assert.deepEqual([data.stateCode, data.state, data.district], ['APO', 'Army Post Office', '']);
    const marked = [...readTable<'pincode' | 'point'>(bundled('offices'))].find(({ point }) => point === 'c');
    const { offices } = (await request(`/${marked?.pincode}`)).body.data;
    assert.ok(offices.some((office: { positionFrom?: string }) => office.positionFrom === 'pincode'));
  });

  test('districts are found under their former names too', async () => {
    const old = await request('?district=Aurangabad&state=MH');
    const current = await request('?district=Chhatrapati%20Sambhajinagar');
    assert.ok((old.body.meta.total ?? 0) > 100);
    assert.equal(current.body.meta.total, old.body.meta.total);
  });

  test('pages to the end, and an empty result has a hint', async () => {
    const first = await request('?state=SK&limit=100');
    const total = first.body.meta.total ?? 0;
    const last = await request(`?state=SK&limit=100&offset=${total - 1}`);
    assert.equal(last.body.data.length, 1);
    assert.deepEqual((await request(`?state=SK&offset=${total}`)).body.data, []);
    assert.deepEqual((await request('?q=qqqqqq')).body.meta.total, 0);
    assert.deepEqual([first.body.meta.limit, (await request('?state=SK')).body.meta.limit], [100, 20]);
  });
});

describe('queries as typed by users', () => {
  const names = async (q: string): Promise<string[]> =>
    (await request(`?q=${encodeURIComponent(q)}`)).body.data.map(({ name, pincode }: Office) => `${name} ${pincode}`);

  test('initials without their dots', async () => assert.equal((await names('chennai gpo'))[0], 'Chennai G.P.O. 600001'));
  test('joined words', async () => assert.ok((await names('annanagar')).includes('Anna Nagar 600040')));
  test('an address that ends with its pincode', async () => {
    assert.equal((await names('Anna Nagar 600040'))[0], 'Anna Nagar 600040');
    assert.deepEqual(await names('Anna Nagar 110001'), []);
  });
  test('an unmatched word is dropped with a note; a known place does not match a sentence of unknown words', async () => {
    for (const [q, pincode, dropped] of [
      ['thoraipakkam omr', '600097', 'omr'],
      ['koramangala forum mall', '560034', 'forum'],
      ['salt lake wipro', '700091', 'wipro'],
    ] as const) {
      const { data, meta } = (await request(`?q=${encodeURIComponent(q)}`)).body;
      assert.equal(data[0]?.pincode, pincode, q);
      assert.match(meta.note ?? '', new RegExp(`^No row has all words: "${dropped}" was left out\\. Searched for "`));
    }
    assert.deepEqual(await names('xyzzy chennai qwrtzp'), []);
  });
  test('a query of spaces is empty', () => assertPathRejected('?q=%20a%20', 400, /^q: must have 2 to 100 characters$/));
});

describe('GET /v1/pincode/near', () => {
  test('is nearest first, within the radius', async () => {
    const { body } = await request('/near?lat=13.0827&lng=80.2707&radius=5&limit=100');
    const distances = (body.data as Office[]).map(({ distanceKm }) => distanceKm);
    assert.ok(distances.length > 20);
    assert.deepEqual(
      distances,
      [...distances].sort((a, b) => a - b),
    );
    assert.ok(distances.every((km) => km <= 5));
    assert.deepEqual(Object.keys(body.data[0]), ['pincode', ...OFFICE, 'distanceKm']);
  });

  test('accepts a pincode, or coordinates under all their names, and not both', async () => {
    assert.equal((await request('/near?pincode=600040')).status, 200);
    const plain = await request('/near?lat=13&lng=80.2');
    assert.deepEqual((await request('/near?latitude=13&lon=80.2')).body.data, plain.body.data);
    await assertPathRejected('/near?pincode=600040&lat=13&lng=80', 400, /either pincode, or lat and lng/);
    await assertPathRejected('/near?lat=13', 400, /^lng: is required/);
    await assertPathRejected('/near', 400, /^pincode: give pincode, or lat and lng$/);
    await assertPathRejected('/near?pincode=600999', 404, /does not exist/);
    await assertPathRejected('/near?lat=91&lng=0', 400, /^lat: must be a number from -90 to 90$/);
    await assertPathRejected('/near?lat=13&lng=80&radius=101', 400, /^radius: must be a number from 0.1 to 100$/);
  });

  test('returns an empty list outside India', async () => {
    assert.deepEqual((await request('/near?lat=51.5&lng=0')).body.data, []);
  });
});

describe('POST /v1/pincode', () => {
  const post = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test('returns records in the order of the request, null for unknown pincodes', async () => {
    const { body } = await request('', post('{"codes":["600001","999999","110001","600001"]}'));
    assert.deepEqual(
      body.data.map((record: Office | null) => record?.pincode ?? null),
      ['600001', null, '110001', '600001'],
    );
    assert.equal(body.meta.total, 4);
    assert.deepEqual(body.data[0], (await request('/600001')).body.data);
  });

  test('accepts numbers too', async () => {
    assert.equal((await request('', post('{"codes":[600001]}'))).body.data[0].pincode, '600001');
  });

  test('returns unknown pincodes as empty CSV rows', async () => {
    const response = await fetch(`${service.url}/v1/pincode?format=csv`, post('{"codes":["999999","110001"]}'));
    assert.equal(response.status, 200);
    const [head, unknownRow, knownRow] = (await response.text()).split('\r\n');
    assert.equal(head, 'pincode,district,stateCode,state,offices,localities');
    assert.equal(unknownRow, ',,,,,');
    assert.match(knownRow ?? '', /^110001,New Delhi,DL,Delhi,/);
  });

  test('returns null for malformed pincodes', async () => {
    const { body } = await request('', post(JSON.stringify({ codes: ['x', '600 001', '060001'] })));
    assert.deepEqual(
      body.data.map((record: Office | null) => record?.pincode ?? null),
      [null, '600001', null],
    );
  });

  test('rejects an empty list and too many pincodes', async () => {
    for (const [codes, message] of [
      [[], /^codes: must be given 1 to 100 times$/],
      [Array(101).fill('600001'), /^codes: must be given 1 to 100 times$/],
    ] as const) {
      const { status, body } = await request('', post(JSON.stringify({ codes })));
      assert.equal(status, 400);
      assert.match(body.error.message, message);
    }
  });
});
