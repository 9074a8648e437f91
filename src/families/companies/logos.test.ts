import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { companies } from '../../../data/tables/companies.ts';
import { type Service, startPotli } from '../../../test/support/service.ts';
import { logos } from './logo-dataset.ts';
import { issuerOf } from './symbol.ts';

describe('logos', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());

  async function fetchLogo(path: string) {
    const response = await fetch(`${service.url}/v1/logos/${path}`);
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      source: response.headers.get('x-logo-source'),
      headers: response.headers,
      body,
    };
  }
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  test('a vector icon in the colour of its brand, cached and with a content security policy', async () => {
    const { status, type, source, headers, body } = await fetchLogo('NSE:TCS');
    assert.deepEqual([status, type.split(';')[0], source], [200, 'image/svg+xml', 'vector']);
    assert.match(body.toString(), /^<svg [^>]*viewBox="0 0 36 36"[^>]*aria-label="Tata Consultancy Services Ltd\."/);
    assert.match(body.toString(), /#EE3984/);
    assert.match(headers.get('cache-control') ?? '', /public/);
    assert.ok(headers.get('etag'));
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(headers.get('access-control-expose-headers') ?? '', /X-Logo-Source/);
  });

  test('a suffix selects the format and comes before that of the exchange', async () => {
    for (const symbol of [
      'RELIANCE.png',
      'RELIANCE.NS.png',
      'RELIANCE.BO.PNG',
      'NSE_RELIANCE.png',
      'INE002A01018.png',
      'RELIANCE.png?format=svg',
    ]) {
      const { type, body } = await fetchLogo(symbol);
      assert.equal(type, 'image/png', symbol);
      assert.deepEqual(sizeOf(body), [128, 128]);
    }
    assert.match((await fetchLogo('RELIANCE.svg?format=png')).type, /^image\/svg/);
  });

  test('PNGs of every size', async () => {
    for (const size of [16, 77, 512]) assert.deepEqual(sizeOf((await fetchLogo(`MARUTI?format=png&size=${size}`)).body), [size, size]);
    for (const size of ['15', '513', 'big', '12.5']) assert.equal((await fetchLogo(`MARUTI?format=png&size=${size}`)).status, 400, size);
  });

  test('an image is found through a former ISIN of its issuer and padded to a square', async () => {
    const { source, body } = await fetchLogo('INE237A01028');
    assert.equal(source, 'raster');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(body.toString()) ?? [];
    assert.equal(width, height);
    assert.match(body.toString(), /<image [^>]*href="data:image\/png;base64,/);
  });

  test('returns 404 without a logo, or a deterministic monogram on request', async () => {
    assert.equal((await fetchLogo('QWERTYU')).status, 404);
    const missing = await fetchLogo('GROWW');
    assert.equal(missing.status, 404);
    assert.match(missing.body.toString(), /No logo of Billionbrains Garage Ventures Ltd\. is available/);
    const [first, second, other] = await Promise.all(
      ['QWERTYU', 'QWERTYU', 'ASDFG'].map((symbol) => fetchLogo(`${symbol}?fallback=monogram`)),
    );
    assert.equal(first?.source, 'monogram');
    assert.deepEqual(first?.body, second?.body);
    assert.notDeepEqual(first?.body, other?.body);
    assert.equal((await fetchLogo('GROWW.png?fallback=monogram&size=64')).source, 'monogram');
    assert.equal((await fetchLogo('TCS?fallback=cat')).status, 400);
  });

  test('symbols are escaped in the picture', async () => {
    assert.equal((await fetchLogo('%3Cscript%3E?fallback=monogram')).status, 400);
    const { body } = await fetchLogo('A%26B?fallback=monogram');
    assert.match(body.toString(), /<title>A&amp;B<\/title>/);
  });

  test('most companies of each index have a logo', (t) => {
    const dataset = service.datasets.open(logos);
    for (const [index, minCount] of [
      ['NIFTY 50', 0.9],
      ['NIFTY 100', 0.85],
      ['NIFTY 500', 0.6],
    ] as const) {
      const members = companies().filter(({ indexes }) => indexes.includes(index));
      const withLogo = members.filter(({ isin }) => dataset.get('issuer', issuerOf(isin))).length;
      t.diagnostic(`${index}: ${withLogo} of ${members.length}`);
      assert.ok(withLogo / members.length >= minCount);
    }
  });
});
