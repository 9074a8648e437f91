import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import { assertRejected, get, type Service, startPotli } from '../../../test/support/service.ts';
import { words } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

interface Village {
  readonly village: string;
  readonly pincode: string;
  readonly office: string;
  readonly district: string;
  readonly stateCode: string;
}

async function villages(query: Record<string, string>): Promise<{ found: Village[]; total: number; note: string }> {
  const { status, body } = await get(`${service.url}/v1/pincode/villages?${new URLSearchParams(query)}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { found: body.data, total: body.meta.total ?? 0, note: body.meta.note ?? '' };
}

const assertQueryRejected = (query: string, message: RegExp): Promise<void> =>
  assertRejected(`${service.url}/v1/pincode/villages?${query}`, 400, message);

describe('GET /v1/pincode/villages', () => {
  test('returns the village, its post office and its location, and the age of the list', async () => {
    const { found, note } = await villages({ q: 'bhaisaila', pincode: '241303' });
    assert.deepEqual(found[0], {
      ...{ village: 'Bhaisaila', pincode: '241303', office: 'Mallawan' },
      ...{ subDistrict: 'Bilgram', district: 'Hardoi', stateCode: 'UP', state: 'Uttar Pradesh', latitude: null, longitude: null },
    });
    assert.match(note, /2017/);
  });

  test('a village that Wikidata places near its pincode has a point', async () => {
    const { found } = await villages({ q: 'sulkapara', pincode: '735225' });
    const { latitude, longitude } = found[0] as unknown as { latitude: number; longitude: number };
    // The market of Sulkapara, in Nagrakata.
    assert.ok(Math.abs(latitude - 26.86) < 0.02 && Math.abs(longitude - 88.9) < 0.02, `${latitude} ${longitude}`);
  });

  test('exact names come before longer ones, and whole words before prefixes', async () => {
    const { found, total } = await villages({ q: 'rampur', state: 'UP', limit: '100' });
    assert.ok(total > 500);
    assert.ok(found.every(({ village, stateCode }) => village === 'Rampur' && stateCode === 'UP'));
    const last = (await villages({ q: 'rampur', state: 'UP', limit: '100', offset: String(total - 20) })).found;
    assert.equal(last.length, 20);
    assert.ok(last.every(({ village }) => words(village).some((word) => word.startsWith('rampur') && word !== 'rampur')));
  });

  test('matches a linear scan of the list', async () => {
    for (const [q, district] of [
      ['anna na', 'Salem'],
      ['kot', 'Shimla'],
      ['chak pur', 'Jaunpur'],
    ] as const) {
      let expected = 0;
      for (const row of readTable<'district' | 'listedDistrict' | 'villages'>(bundled('villages'))) {
        if (row.district !== district && row.listedDistrict !== district) continue;
        expected += row.villages
          .split('|')
          .filter((name) => words(q).every((word) => words(name).some((nameWord) => nameWord.startsWith(word)))).length;
      }
      assert.ok(expected > 0, q);
      assert.equal((await villages({ q, district })).total, expected, q);
    }
  });

  test('a district is found by its current and its former name', async () => {
    const now = await villages({ district: 'Nagarkurnool' });
    assert.ok(now.found.every(({ district }) => district === 'Nagarkurnool'));
    const byFormerName = await villages({ district: 'Mahabub Nagar', q: now.found[0]?.village ?? '' });
    assert.ok(byFormerName.found.some(({ district }) => district === 'Nagarkurnool'));
    assert.ok((await villages({ district: 'Allahabad' })).total > 3_000);
    assert.ok((await villages({ district: 'Leh' })).found.every(({ stateCode }) => stateCode === 'LA'));
  });

  test('names of few words come first, then in alphabetical order', async () => {
    const { found } = await villages({ district: 'Chennai', limit: '100' });
    const keys = found.map(({ village }) => `${words(village).length} ${words(village).join(' ')}`);
    assert.deepEqual(keys, [...keys].sort());
    assert.ok(new Set(keys.map((key) => key[0])).size > 1, 'names of one word and of two');
  });

  test('all villages of a pincode, page by page', async () => {
    const first = await villages({ pincode: '241001', limit: '100' });
    const second = await villages({ pincode: '241001', limit: '100', offset: '100' });
    assert.ok(first.total > 500);
    assert.ok([...first.found, ...second.found].every(({ pincode }) => pincode === '241001'));
    assert.equal(new Set([...first.found, ...second.found].map(({ village, office }) => `${village} ${office}`)).size, 200);
  });

  test('no match is an empty list', async () => {
    assert.deepEqual((await villages({ q: 'qqqzzz' })).found, []);
  });

  test('rejects a request without a filter, and invalid ones', async () => {
    await assertQueryRejected('', /q: give q, pincode or district/);
    await assertQueryRejected('state=TN', /q: give q, pincode or district/);
    await assertQueryRejected('q=a', /q: must have 2 to 100 characters/);
    await assertQueryRejected('pincode=12', /pincode: must be a pincode/);
    await assertQueryRejected('q=rampur&state=Nowhere', /state: must be/);
  });

  test('the search for post offices refers to the village search when it finds nothing', async () => {
    const missed = await get(`${service.url}/v1/pincode?q=qqqvillage`);
    assert.equal(missed.body.meta.total, 0);
    assert.match(missed.body.meta.note ?? '', /\/v1\/pincode\/villages/);
    assert.equal((await get(`${service.url}/v1/pincode?q=chennai`)).body.meta.note, undefined);
  });
});
