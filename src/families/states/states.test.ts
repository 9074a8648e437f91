import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findState } from '../../../data/places.ts';
import { states } from '../../../data/tables/states.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

test('28 states and 8 union territories, each code once', async () => {
  const { body } = await get(`${service.url}/v1/states`);
  assert.equal(body.meta.total, 36);
  assert.equal(body.data.length, 36);
  const count = (type: string): number => body.data.filter((state: { type: string }) => state.type === type).length;
  assert.deepEqual([count('state'), count('union_territory')], [28, 8]);
  for (const member of ['code', 'name', 'gstCode'] as const) assert.equal(new Set(states.map((state) => state[member])).size, 36);
  for (const { code, gstCode, vehicleCodes } of states) {
    assert.match(code, /^[A-Z]{2}$/);
    assert.match(gstCode, /^[0-3][0-9]$/);
    for (const prefix of vehicleCodes) assert.match(prefix, /^[A-Z]{2}$/);
  }
});

test('a state has the members of the specification, its capital and languages, and its source', async () => {
  const { body } = await get(`${service.url}/v1/states/TN`);
  assert.deepEqual(body.data, {
    code: 'TN',
    name: 'Tamil Nadu',
    type: 'state',
    gstCode: '33',
    vehicleCodes: ['TN'],
    capital: 'Chennai',
    languages: ['Tamil'],
  });
  assert.match(body.meta.source?.name ?? '', /States/);
  assert.match((await get(`${service.url}/v1/states`)).body.meta.source?.version ?? '', /ISO 3166-2/);
});

test('is found by code, vehicle prefix, GST number, ISO id and name, current or former', () => {
  const ways: Record<string, string> = {
    tn: 'TN',
    'Tamil Nadu': 'TN',
    TAMILNADU: 'TN',
    '33': 'TN',
    'IN-TN': 'TN',
    OR: 'OD',
    Orissa: 'OD',
    TG: 'TS',
    'IN-TG': 'TS',
    telangana: 'TS',
    UA: 'UK',
    Uttaranchal: 'UK',
    UT: 'UK',
    CT: 'CG',
    Chattisgarh: 'CG',
    MM: 'MH',
    Pondicherry: 'PY',
    PO: 'PY',
    DN: 'DH',
    DD: 'DH',
    '25': 'DH',
    '26': 'DH',
    'Daman & Diu': 'DH',
    'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'DH',
    '28': 'AP',
    '37': 'AP',
    'NCT of Delhi': 'DL',
    'J&K': 'JK',
    'Jammu & Kashmir': 'JK',
    'andaman & nicobar': 'AN',
    Ladakh: 'LA',
    '38': 'LA',
  };
  for (const [text, code] of Object.entries(ways)) assert.equal(findState(text)?.code, code, text);
  for (const state of states)
    for (const name of [state.code, state.name, state.gstCode, ...state.vehicleCodes, ...state.aliases]) assert.ok(findState(name), name);
});

test('returns 404 for an unknown state as a resource, 400 as a filter', async () => {
  for (const text of ['XX', 'Atlantis', '99']) {
    const { status, body } = await get(`${service.url}/v1/states/${text}`);
    assert.deepEqual([status, body.error.code], [404, 'not_found']);
  }
  const { status, body } = await get(`${service.url}/v1/pincode?state=Atlantis`);
  assert.deepEqual([status, body.error.code], [400, 'invalid_parameter']);
  assert.match(body.error.message, /^state: must be the code/);
});
