import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { areaNames } from '../../../data/patches/phone.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVectorText } from '../../../test/support/vectors.ts';

interface Check {
  readonly valid: boolean;
  readonly possible: boolean;
  readonly reason: string | null;
  readonly type: string;
  readonly countryCode: string | null;
  readonly country: string | null;
  readonly e164: string | null;
  readonly national: string | null;
  readonly international: string | null;
  readonly rfc3966: string | null;
  readonly extension: string | null;
  readonly carrier: { allottedTo: string; currentName: string | null } | null;
  readonly location: string | null;
  readonly areaCode: string | null;
  readonly stateCode: string | null;
  readonly circle: { code: string; name: string } | null;
  readonly series: { prefix: string; meaning: string } | null;
  readonly timezones: string[];
}

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function check(number: string, query = ''): Promise<{ status: number; data: Check; note: string; code: string | undefined }> {
  const { status, body } = await get(`${service.url}/v1/phone/${encodeURIComponent(number)}${query}`);
  return { status, data: body.data as Check, note: body.meta?.note ?? '', code: body.error?.code };
}

test('an Indian mobile number, with all its forms', async () => {
  const { body } = await get(`${service.url}/v1/phone/09840012345`);
  assert.deepEqual(body.data, {
    number: '09840012345',
    valid: true,
    possible: true,
    reason: null,
    type: 'mobile',
    countryCode: 'IN',
    country: 'India',
    callingCode: '91',
    nationalNumber: '9840012345',
    e164: '+919840012345',
    international: '+91 98400 12345',
    national: '098400 12345',
    rfc3966: 'tel:+91-98400-12345',
    extension: null,
    carrier: { allottedTo: 'Airtel', currentName: 'Airtel' },
    location: null,
    areaCode: null,
    stateCode: null,
    state: null,
    circle: null,
    series: null,
    timezones: ['Asia/Kolkata'],
  });
  assert.match(body.meta.note ?? '', /ported/);
  assert.equal(body.meta.source?.licence, 'Apache-2.0');
});

test('parses every format of a number', async () => {
  for (const number of [
    '+919840012345',
    ' 919840012345',
    '00919840012345',
    '9840012345',
    '98400-12345',
    '(98400) 12345',
    'tel:+91-98400-12345',
    '९८४००१२३४५',
    '௯௮௪௦௦௧௨௩௪௫',
    '９８４００１２３４５',
  ])
    assert.equal((await check(number)).data.e164, '+919840012345', number);
  const { data } = await check('044 2434 5678 ext. 12');
  assert.deepEqual([data.e164, data.extension], ['+914424345678', '12']);
});

test('former operators are mapped to their successors', async () => {
  const { data: idea } = await check('9848012345');
  assert.deepEqual(idea.carrier, { allottedTo: 'Idea', currentName: 'Vi' });
  assert.equal((await check('7035012345')).data.carrier?.currentName, null);
});

test('fixed lines have their current place, state and circle', async () => {
  for (const [number, location, state, circle] of [
    ['04424345678', 'Chennai', 'TN', 'TN'],
    ['01123456789', 'New Delhi', 'DL', 'DL'],
    ['04023456789', 'Hyderabad Local', 'TS', 'AP'],
    ['07712345678', 'Raipur', 'CG', 'MP'],
    ['06512345678', 'Ranchi', 'JH', 'BR'],
    ['02223456789', 'Mumbai', 'MH', 'MU'],
    ['03322345678', 'Kolkata', 'WB', 'KO'],
    ['05222345678', 'Lucknow', 'UP', 'UPE'],
    ['05622345678', 'Agra', 'UP', 'UPW'],
    ['05842222345', 'Shahjahanpur', 'UP', 'UPE'],
    ['01352712345', 'Dehradun', 'UK', 'UPW'],
    ['05942234567', 'Nainital', 'UK', 'UPW'],
    ['01242345678', 'Gurugram', 'HR', 'DL'],
    ['01302345678', 'Sonipat', 'HR', 'HR'],
    ['04132234567', 'Puducherry', 'PY', 'TN'],
    ['01722734567', 'Chandigarh', 'CH', 'PB'],
    ['03592202345', 'Gangtok', 'SK', 'WB'],
    ['01982252345', 'Leh', 'LA', 'JK'],
  ] as const) {
    const { data } = await check(number);
    // Some area codes begin like mobile numbers.
    assert.match(data.type, /^fixed_line/, number);
    assert.deepEqual([data.location, data.stateCode, data.circle?.code], [location, state, circle], number);
  }
});

test('area codes are those of the numbering plan, and numbers are split after them', async () => {
  for (const [number, code] of [
    ['07712345678', '771'],
    ['04424345678', '44'],
    ['01982252345', '1982'],
    ['05222345678', '522'],
    ['03592202345', '3592'],
    ['01822234567', '1822'],
    ['07212345678', '721'],
    ['06742345678', '674'],
    ['05102345678', '510'],
    ['04682222515', '468'],
    ['04722802345', '472'],
    ['04734224827', '4734'],
    ['05412262345', '5412'],
  ] as const) {
    const { data } = await check(number);
    assert.equal(data.areaCode, code, number);
    assert.ok(data.national?.startsWith(`0${code} `) && data.international?.startsWith(`+91 ${code} `), `${number} ${data.national}`);
  }
  assert.equal((await check('01822234567')).data.rfc3966, 'tel:+91-1822-234567');
});

test('letters are rejected, except in foreign vanity numbers', async () => {
  for (const number of ['98400FLOWER', 'call 9840012345 now', '1800FLOWERS']) {
    const { data } = await check(number);
    assert.deepEqual([data.valid, data.reason], [false, 'not_a_number'], number);
  }
  assert.equal((await check('+1 800 FLOWERS')).data.valid, true);
  assert.equal((await check('044 24345678 ext 12')).data.extension, '12');
});

describe('series and helplines of India', () => {
  test('series have their meaning and type', async () => {
    for (const [number, prefix, type] of [
      ['1400123456', '140', 'uan'],
      ['1600123456', '1600', 'uan'],
      ['1601123456', '1601', 'uan'],
      ['18001234567', '1800', 'toll_free'],
      ['18601231234', '1860', 'shared_cost'],
      ['1900123456', '1900', 'premium_rate'],
    ] as const) {
      const { data } = await check(number);
      assert.deepEqual([data.valid, data.series?.prefix, data.type, data.carrier], [true, prefix, type, null], number);
    }
  });

  test('helplines are valid and have no international form', async () => {
    for (const [number, type, meaning] of [
      ['112', 'emergency', /all emergencies/],
      ['100', 'emergency', /police/],
      ['१०८', 'emergency', /ambulance/],
      ['1098', 'emergency', /children/],
      ['1930', 'short_code', /cyber/],
      ['139', 'short_code', /railway/],
      ['155260', 'short_code', /1930/],
    ] as const) {
      const { data } = await check(number);
      assert.deepEqual([data.valid, data.type, data.e164], [true, type, null], number);
      assert.match(data.series?.meaning ?? '', meaning);
    }
    const { data } = await check('911', '?country=us');
    assert.deepEqual([data.valid, data.type, data.countryCode], [true, 'emergency', 'US']);
  });
});

test('returns a specific reason for each kind of invalid number', async () => {
  for (const [number, reason] of [
    ['984001', 'not_in_use'],
    ['98', 'too_short'],
    ['98400123456789', 'too_long'],
    ['0000000000', 'not_in_use'],
    ['+99912345678', 'invalid_country_code'],
    ['1', 'not_a_number'],
  ] as const) {
    const { status, data } = await check(number);
    assert.equal(status, 200);
    assert.deepEqual([data.valid, data.reason], [false, reason], number);
  }
});

test('input without digits, too long, or without a known country is rejected', async () => {
  for (const [number, query] of [
    ['abc', ''],
    ['9840012345', '?country=XX'],
    ['9840012345', '?country=IND'],
  ] as const) {
    const { status, code } = await check(number, query);
    assert.deepEqual([status, code], [400, 'invalid_parameter'], number);
  }
  assert.equal((await check('9'.repeat(41), '')).status, 413);
});

describe('STD codes and helplines', () => {
  const list = async <T>(path: string): Promise<T[]> => (await get(`${service.url}/v1/phone/${path}`)).body.data as T[];

  test('towns by code and codes by town', async () => {
    const codes = new Map([
      ['jaipur', '0141'],
      ['ernakulam', '0484'],
      ['coimbatore', '0422'],
      ['new delhi', '011'],
      ['mumbai', '022'],
    ]);
    for (const [town, std] of codes) {
      assert.equal((await list<{ std: string }>(`areas?q=${encodeURIComponent(town)}`))[0]?.std, std, town);
      const [area] = await list<{ places: string[] }>(`areas?q=${std}`);
      assert.equal(area?.places[0]?.toLowerCase(), town, std);
    }
    const inKerala = await list<{ stateCode: string }>('areas?state=KL&limit=100');
    assert.ok(inKerala.length > 10 && inKerala.every(({ stateCode }) => stateCode === 'KL'));
  });

  test('helplines by purpose and number, each with its operator', async () => {
    const all = await list<{ number: string; authority: string }>('helplines');
    assert.ok(all.length > 25 && all.every(({ authority }) => authority !== ''));
    for (const [q, number] of Object.entries({ 'cyber crime': '1930', 'consumer complaints': '1915', children: '1098', '139': '139' }))
      assert.equal((await list<{ number: string }>(`helplines?q=${encodeURIComponent(q)}`))[0]?.number, number, q);
    assert.deepEqual(await list('helplines?q=xyzzy'), []);
  });
});

describe('published numbers', { skip: noVectors }, () => {
  const read = (name: string): Record<string, string>[] => parse(readVectorText(`network-and-security/${name}`), { columns: true });

  test('example numbers of libphonenumber', async (t) => {
    const rows = read('phone_examples.csv');
    const wrong: string[] = [];
    for (const { calling_code, national_number, type = '' } of rows) {
      const { data } = await check(`+${calling_code}${national_number}`);
      const hasType = data.type === type.toLowerCase() || (data.type === 'fixed_line_or_mobile' && /^(FIXED_LINE|MOBILE)$/.test(type));
      if (!data.valid || !hasType) wrong.push(`+${calling_code}${national_number} ${type} ${data.type}`);
    }
    const score = 1 - wrong.length / rows.length;
    t.diagnostic(`phone_examples.csv: ${(score * 100).toFixed(2)} % of ${rows.length}; wrong: ${wrong.join('; ') || 'none'}`);
    assert.ok(score >= 0.995);
  });

  test('area codes and operators', async (t) => {
    const areas = read('in_std_codes.csv');
    let right = 0;
    let compared = 0;
    for (const { std_code = '', place = '' } of areas) {
      const { data } = await check(`0${std_code}${'2345678901'.slice(0, 10 - std_code.length)}`);
      if (!data.location) continue;
      compared++;
      const [listed = ''] = place.split(', ');
      if (data.location === (areaNames[listed] ?? listed)) right++;
    }
    t.diagnostic(`in_std_codes.csv: ${right} of ${compared} compared, ${areas.length} in all`);
    assert.ok(right / compared >= 0.98 && compared / areas.length >= 0.4);
    const carriers = read('in_mobile_carrier.csv');
    let same = 0;
    for (const { prefix = '', carrier_as_allotted = '' } of carriers) {
      const { data } = await check(prefix.padEnd(10, '0'));
      if (data.carrier?.allottedTo === carrier_as_allotted.replace(/ MOBILE$/, '')) same++;
    }
    t.diagnostic(`in_mobile_carrier.csv: ${same} of ${carriers.length}`);
    assert.ok(same / carriers.length >= 0.95);
  });
});

test('towns of area codes are spelled as their districts and cities are, with the former name beside a new one', async () => {
  for (const [std, places] of [
    ['0389', ['Aizawl']],
    ['0374', ['Tinsukia']],
    ['0462', ['Tirunelveli']],
    ['0836', ['Hubballi', 'Dharwad']],
  ] as const) {
    const { body } = await get(`${service.url}/v1/phone/areas?q=${std}`);
    assert.deepEqual(body.data[0].places.slice(0, places.length), places, std);
  }
});
