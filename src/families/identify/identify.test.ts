import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { OWN_SET } from '../../../test/fixtures/intent-queries.ts';
import { HELD_SET, LATE_SET, TUNING_SET, WEAK_SET } from '../../../test/fixtures/typed-queries.ts';
import { type Service, startPotli } from '../../../test/support/service.ts';
import { sampled, tries } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { pick, seededRandomInt } from '../../core/util/random.ts';
import { readTable } from '../../core/util/table.ts';
import { families } from '../index.ts';
import type { Identified } from './records.ts';
import { INTENT_VECTORS, intentPhrases } from './semantic-intents.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-16T10:00:00+05:30'), random: () => 0.5 });
});
after(() => service.close());

async function identify(q: string, query = ''): Promise<readonly Identified[]> {
  const response = await fetch(`${service.url}/v1/identify?q=${encodeURIComponent(q)}${query}`);
  assert.equal(response.status, 200, q);
  return ((await response.json()) as { data: Identified[] }).data;
}

async function isRight(found: Identified, expected: readonly string[]): Promise<boolean> {
  for (const want of expected) if (await fits(found, want)) return true;
  return false;
}

/** Whether a reading has the path, or the family, and the parameters of `path?name=value`. */
async function fits({ family, request }: Identified, want: string): Promise<boolean> {
  const requestUrl = new URL(request, service.url);
  const [path = '', query] = want.toLowerCase().split('?');
  if (family !== path && !`${decodeURIComponent(requestUrl.pathname)}/`.toLowerCase().startsWith(`/v1/${path}/`)) return false;
  const parameters = new Map(Array.from(requestUrl.searchParams, ([name, text]) => [name.toLowerCase(), text] as const));
  for (const [name, value] of new URLSearchParams(query)) {
    const text = parameters.get(name) ?? (name === 'bank' ? await bankFound(requestUrl) : '');
    if (text.toLowerCase() !== value) return false;
  }
  return true;
}

async function bankFound(request: URL): Promise<string> {
  const { data } = (await (await fetch(request)).json()) as { data?: { bank?: { code: string } }[] };
  return data?.[0]?.bank?.code ?? '';
}

/** Accuracy at 1 and at 3: shares of texts whose expected path is first, or among the first three. */
async function score(
  rows: readonly (readonly [q: string, wanted: readonly string[]])[],
): Promise<{ first: number; three: number; misses: string[] }> {
  let first = 0;
  let three = 0;
  const misses: string[] = [];
  for (const [q, expected] of rows) {
    const offered = (await identify(q, '&answer=false')).slice(0, 3);
    const right = await Promise.all(offered.map((one) => isRight(one, expected)));
    if (right[0]) first++;
    else misses.push(q);
    if (right.includes(true)) three++;
  }
  return { first: first / rows.length, three: three / rows.length, misses };
}

const rowsOf = (set: string, between = '|') =>
  set
    .trim()
    .split('\n')
    .map((line) => line.split(' → ') as [string, string])
    .map(([q, expected]) => [q, expected.split(between)] as const);

const TEXTS = tries(200);
/** Their answers depend on hosts that the test network does not have. */
const NETWORK = /^\/v1\/(?:dns|mtr|email)\//;

describe('one box', () => {
  test('finds what people have and want', async (t) => {
    const { first, three, misses } = await score(sampled(8, rowsOf(OWN_SET)));
    t.diagnostic(`first ${first.toFixed(3)}, in three ${three.toFixed(3)}; not first: ${misses.join(' · ')}`);
    assert.ok(first >= 0.97 && three >= 0.985, `${first} ${three}`);
  });

  test('finds what the vectors ask for', { skip: noVectors }, async () => {
    const { rows } = readVector<{ rows: { q: string; family: string | string[] }[] }>('search/identify.json');
    const { first, three, misses } = await score(rows.map(({ q, family }) => [q, [family].flat()]));
    assert.ok(first >= 0.95 && three >= 0.98, `${first} ${three} ${misses.join(' · ')}`);
    for (const { q } of sampled(8, rows)) await answerIsThatOfTheRequest(q);
  });

  test('gives the answer that its request gives', async () => {
    for (const [q] of sampled(8, rowsOf(OWN_SET))) await answerIsThatOfTheRequest(q);
  });

  async function answerIsThatOfTheRequest(q: string): Promise<void> {
    const [first] = await identify(q);
    if (!first?.answer) return;
    const response = await fetch(new URL(first.request, service.url));
    assert.equal(response.status, 200, first.request);
    assert.deepEqual(first.answer, await response.json(), q);
  }

  test('shows what else a text may be', async () => {
    const found = await identify('560001');
    assert.deepEqual([found[0]?.operation, found[0]?.input], ['pincode_get', { pincode: '560001' }]);
    assert.ok(found.some(({ operation }) => operation === 'words'));
  });

  test('a code that is asked for by the name of its kind is one answer, and the first', async () => {
    for (const [q, request] of [
      ['pan ABCPK1234F', '/v1/validate/pan/ABCPK1234F'],
      ['aadhaar 2345 6789 0124', '/v1/validate/aadhaar/234567890124'],
      ['vehicle number TN01AB1234 kis rto', '/v1/rto/TN01AB1234'],
      ['airtel number 9840012345', '/v1/phone/9840012345'],
      ['pincode 600001 kahan hai', '/v1/pincode/600001'],
      ['which rto is KA 51', '/v1/rto/KA51'],
    ] as const) {
      const found = await identify(q, '&answer=false');
      assert.equal(found[0]?.request, request, q);
      assert.ok(!found.some((other) => other.operation === found[0]?.operation && other.missing.length > 0), q);
    }
  });

  test('offers a search for a code that is not there, and says what became of it', async () => {
    const [first] = await identify('SBIN0999999');
    assert.deepEqual([first?.operation, first?.request], ['ifsc_search', '/v1/ifsc?q=SBIN0999999']);
    assert.match(first?.why ?? '', /but: /);
    assert.ok((first?.confidence ?? 1) < 0.4);
    assert.equal(first?.answer, undefined);
  });

  test('offers only requests that answer, and none without a result as likely', async () => {
    const questions = [OWN_SET, TUNING_SET, HELD_SET, LATE_SET, WEAK_SET].flatMap((set) => rowsOf(set)).map(([q]) => q);
    const requested = new Set<string>();
    for (const q of sampled(24, questions)) {
      for (const { method, missing, request, confidence } of await identify(q, '&answer=false')) {
        if (method !== 'GET' || missing.length > 0 || requested.has(request) || NETWORK.test(request)) continue;
        requested.add(request);
        const response = await fetch(new URL(request, service.url));
        const answer = await response.text();
        // Live data may be missing: that is no fault of the request.
        assert.ok(response.ok || response.status === 503, `${q}: ${response.status} of ${request} ${answer}`);
        assert.ok(confidence <= 0.5 || !answer.startsWith('{"data":[],'), `${q}: nothing at ${request}`);
      }
    }
  });

  for (const [name, set] of [
    ['tuning', TUNING_SET],
    ['held', HELD_SET],
    ['late', LATE_SET],
    ['weak', WEAK_SET],
  ] as const)
    test(`finds what people type: ${name} set`, async (t) => {
      const rows = sampled(6, rowsOf(set, ' | '));
      const { first, three, misses } = await score(rows.filter(([, [expected]]) => expected !== 'nothing'));
      t.diagnostic(`first ${first.toFixed(3)}, in three ${three.toFixed(3)}; not first: ${misses.join(' · ')}`);
      assert.ok(first >= 0.92 && three >= 0.95, `${first} ${three} ${misses.join(' · ')}`);
      const nonsense = rows.filter(([, [expected]]) => expected === 'nothing').map(([q]) => q);
      for (const q of nonsense)
        assert.deepEqual(
          (await identify(q)).filter(({ confidence }) => confidence >= 0.4),
          [],
          q,
        );
    });

  test('says why the likeliest reading has no answer', async () => {
    const response = await fetch(`${service.url}/v1/identify?q=${encodeURIComponent('will stock market open on 25 january 2030')}`);
    const { data, meta } = (await response.json()) as { data: Identified[]; meta: { note?: string } };
    assert.match(meta.note ?? '', /trading days of 2030 are not loaded/);
    assert.ok(data.every(({ confidence }) => confidence < 0.4));
  });

  test('says in one sentence what is not served', async () => {
    for (const q of ['pnr status 4512345678', 'aadhaar address update', 'live train running status', 'gold rate today', 'nearest atm']) {
      const response = await fetch(`${service.url}/v1/identify?q=${encodeURIComponent(q)}`);
      const { data, meta } = (await response.json()) as { data: unknown[]; meta: { note?: string } };
      assert.deepEqual(data, [], q);
      assert.match(meta.note ?? '', /not (?:served|tracked)|only checked/, q);
    }
  });

  test('reads numbers whole, in the language asked for or of the question', async () => {
    for (const [q, request] of [
      ['rupees 4,56,789.50 in words', '/v1/words/456789.50'],
      ['99 lakh 99 thousand in gujarati', '/v1/words/9999000?lang=gu'],
      ['₹1.5 crore', '/v1/words/15000000'],
      ['५००० शब्दों में', '/v1/words/5000?lang=hi'],
      ['१०५० शब्दात', '/v1/words/1050?lang=mr'],
      ['2000 రూపాయలు అక్షరాలలో', '/v1/words/2000?lang=te'],
      ['98765 43210', '/v1/phone/9876543210'],
      ['10 lakh in numbers', '/v1/words/parse?text=10%20lakh'],
    ] as const)
      assert.equal((await identify(q, '&answer=false'))[0]?.request, request, q);
  });

  test('answers dates and the sky itself', async () => {
    for (const q of ['aaj ka panchang mumbai', 'sunrise time in jaipur', 'diwali 2027 date']) assert.ok((await identify(q))[0]?.answer, q);
  });

  test('fills dates, states, places, amounts and languages in', async () => {
    const expected: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      'bank holidays in tamil nadu': { type: 'bank', state: 'TN', year: 2026 },
      'sunrise in chennai tomorrow': { date: '2026-11-17' },
      '2.5 lakh in words in hindi': { number: '250000', lang: 'hi' },
      'tithi on 15 august 2027': { date: '2027-08-15' },
      '10 working days from 1 dec': { date: '2026-12-01', add: 10 },
      'write namaste in hindi': { text: 'namaste', to: 'hi' },
      'mx records of zoho.com': { name: 'zoho.com' },
      'gst number verify': { kind: 'gstin' },
      'what is the state code of assam': { code: 'AS' },
      'sensex companies': { index: 'SENSEX' },
      'nifty 50 stocks': { index: 'NIFTY 50', q: undefined },
      'nearest railway station to 560037': { pincode: '560037', q: undefined },
      '5th working day of december': { date: '2026-11-30', add: 5 },
      'last ekadashi': { date: '2026-11-05', tithi: 'ekadashi' },
      'nearest railway station to munnar': { radius: 200, q: undefined },
      'indiranagar bangalore constituency': { pincode: '560038', q: undefined },
      'यूनियन बैंक कानपुर': { q: 'यूनियन बैंक कानपुर' },
      'महिला हेल्पलाइन नंबर': { q: 'महिला हेल्पलाइन' },
      'nse holiday list': { year: 2026, exchange: 'nse', q: undefined },
    };
    for (const [q, parts] of Object.entries(expected)) {
      const [first] = await identify(q, '&answer=false');
      for (const [name, value] of Object.entries(parts)) assert.deepEqual(first?.input[name], value, `${q}: ${name}`);
    }
    const [sun] = await identify('sunrise in chennai', '&answer=false');
    assert.match(String(sun?.input.pincode), /^600/);
  });

  test('names what is missing', async () => {
    const [words] = await identify('amount in words', '&answer=false');
    assert.deepEqual([words?.request, words?.missing], ['/v1/words/{number}', ['number']]);
    const [merge] = await identify('merge pdf', '&answer=false');
    assert.deepEqual([merge?.method, merge?.missing], ['POST', ['file']]);
  });

  test('takes a text of 500 characters, hostile or not, and no more', async () => {
    const hostile = [
      'a'.repeat(500),
      '9'.repeat(500),
      '@'.repeat(500),
      'क'.repeat(500),
      '\u0000\u202e',
      '((((',
      '{"a":1}',
      `${'bank '.repeat(99)}`,
      '१२३४५६',
      '💥'.repeat(200),
    ];
    for (const q of hostile) await identify(q);
    const response = await fetch(`${service.url}/v1/identify?q=${'a'.repeat(501)}`);
    assert.equal(response.status, 413);
  });

  test(`answers ${TEXTS} texts of no sense`, async () => {
    const draw = seededRandomInt('texts of no sense');
    const pieces = [
      () => String.fromCodePoint(0x20 + draw(0x5f)),
      () => String.fromCodePoint(0x900 + draw(0x500)),
      () => String.fromCodePoint(draw(0xd800)),
      () => String.fromCodePoint(0x1f300 + draw(0x300)),
      () => String(draw(1_000_000)),
      () => pick(draw, ONE_BOX_WORDS),
    ];
    for (let round = 0; round < TEXTS; round++) {
      const length = 1 + draw(round % 10 === 0 ? 60 : 8);
      const text = Array.from({ length }, () => pick(draw, pieces)()).join(draw(2) === 0 ? ' ' : '');
      // Empty text and text with forbidden characters are rejected; everything else is answered.
      const { status } = await fetch(`${service.url}/v1/identify?q=${encodeURIComponent(Array.from(text).slice(0, 250).join(''))}`);
      assert.ok(status === 200 || status === 400, `${status} for ${JSON.stringify(text)}`);
    }
  });
});

const ONE_BOX_WORDS =
  'bank holiday pincode of SBIN0000300 when is diwali 2026 सूर्योदय in chennai compress pdf ₹1.5 lakh words hindi kal ( ) " \' % 27AAPFU0939F1ZV'.split(
    ' ',
  );

describe('operations', () => {
  const operations = families.flatMap(({ operations: list }) => list);

  test('have a title, and all but this one words that people use', () => {
    for (const { id, title, keywords } of operations) {
      assert.ok(title.length <= 45, `${id}: ${title}`);
      if (id !== 'identify') assert.notEqual(keywords, '', id);
    }
  });

  test('have vectors for their titles and phrases: npm run data:intents makes them', () => {
    const known = new Set(Array.from(readTable<'phrase'>(INTENT_VECTORS), ({ phrase }) => phrase));
    const missing = operations
      .filter(({ id }) => id !== 'identify')
      .flatMap(intentPhrases)
      .filter((phrase) => !known.has(phrase));
    assert.deepEqual(missing, []);
  });
});
