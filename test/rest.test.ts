/** REST behaviour, on a family that uses every feature. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { testFamily } from './fixtures/feature-family.ts';
import { get, type Service, startFamilies } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startFamilies([testFamily]);
});
after(() => service.close().catch(() => undefined));

const request = (path: string, init?: RequestInit): ReturnType<typeof get> => get(`${service.url}${path}`, init);
const assertRejected = async (path: string, code: string, message: RegExp, init?: RequestInit): Promise<void> => {
  const { status, body, headers } = await request(path, init);
  assert.equal(body.error?.code, code, JSON.stringify(body));
  assert.match(body.error.message, message);
  assert.ok(status >= 400 && status < 500);
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('cache-control'), 'no-store');
};
const post = (body: NonNullable<RequestInit['body']>, type?: string): RequestInit => ({
  method: 'POST',
  body,
  ...(type && { headers: { 'content-type': type } }),
});

describe('parameters', () => {
  test('are typed, bounded and have defaults', async () => {
    const { body } = await request('/v1/echo/hi?count=4&ratio=0.25&loud=true');
    assert.deepEqual(body, { data: { word: 'hi', count: 4, ratio: 0.25, loud: true, colour: 'red' }, meta: {} });
  });

  test('are typed by pattern, never by coercion', async () => {
    for (const value of ['', '1e0', '0x1', '1.0', ' 1', 'NaN', '11', '0', '-1', '1,0', '%E0%A5%A7']) {
      await assertRejected(`/v1/echo/hi?count=${value}`, 'invalid_parameter', /^count: must be a whole number from 1 to 10$/);
    }
    await assertRejected('/v1/echo/hi?ratio=1.01', 'invalid_parameter', /^ratio: must be a number from 0 to 1$/);
    await assertRejected('/v1/echo/hi?loud=yes', 'invalid_parameter', /^loud: must be true or false$/);
    await assertRejected('/v1/echo/hi?colour=green', 'invalid_parameter', /^colour: must be one of red, blue$/);
    await assertRejected(`/v1/echo/${'x'.repeat(21)}`, 'too_large', /^word: is longer than 20 characters$/);
  });

  test('with enumerated values are case-insensitive', async () => {
    assert.equal((await request('/v1/echo/hi?colour=BLUE')).body.data.colour, 'blue');
  });

  test('are rejected if repeated, also under an alias', async () => {
    await assertRejected('/v1/echo/hi?count=1&count=2', 'invalid_parameter', /^count: must be given only once$/);
    await assertRejected('/v1/echo/hi?ratio=1&share=1', 'invalid_parameter', /^ratio: must be given only once$/);
    assert.deepEqual((await request('/v1/echo/hi?share=1')).body.data, { word: 'hi', count: 3, ratio: 1, colour: 'red' });
  });

  test('that are unknown are rejected with the nearest name, in query and body', async () => {
    await assertRejected(
      '/v1/echo/hi?cuont=4',
      'invalid_parameter',
      /^cuont: unknown parameter; did you mean count\? known: word, count, /,
    );
    await assertRejected('/v1/echo/hi?__proto__=1', 'invalid_parameter', /^__proto__: unknown parameter; known: word/);
    await assertRejected(`/v1/echo/hi?${'x'.repeat(200)}=1`, 'invalid_parameter', /^x{50}: unknown parameter/);
    await assertRejected('/v1/echo/hi?word=other', 'invalid_parameter', /^word: must be given only once$/);
    const body = JSON.stringify({ text: 'hi', tetx: 'hi' });
    await assertRejected('/v1/shout', 'invalid_parameter', /^tetx: unknown parameter; did you mean text\?/, post(body, 'application/json'));
    for (const path of ['/v1', '/v1/status', '/v1/downloads'])
      await assertRejected(`${path}?limit=1`, 'invalid_parameter', /^limit: unknown parameter; known: none$/);
  });

  test('for tracking are ignored', async () => {
    for (const path of ['/v1/echo/hi', '/v1/status'])
      assert.equal((await request(`${path}?utm_source=x&fbclid=1&gclid=2`)).status, 200, path);
  });

  test('are named in the error if missing', async () => {
    await assertRejected('/v1/shout', 'missing_parameter', /^text: is required \(The text\)$/);
  });

  test('with invalid percent-encoding are rejected', async () => {
    await assertRejected('/v1/shout?text=%', 'invalid_parameter', /percent escape/);
    await assertRejected('/v1/shout?text=%ff', 'invalid_parameter', /percent escape/);
    await assertRejected('/v1/echo/%zz', 'invalid_parameter', /percent escape/);
  });

  test('preserve every script', async () => {
    assert.equal((await request(`/v1/echo/${encodeURIComponent('நன்றி')}`)).body.data.word, 'நன்றி');
    assert.equal((await request('/v1/shout?text=a+b%2Bc')).body.data.text, 'A B+C');
  });

  test('that repeat are a list', async () => {
    assert.deepEqual((await request('/v1/many?item=a&item=b')).body.data, ['a', 'b']);
    assert.deepEqual((await request('/v1/many', post('{"items":["x","y"]}', 'application/json'))).body.data, ['x', 'y']);
    await assertRejected('/v1/many?item=a&item=b&item=c&item=d', 'invalid_parameter', /1 to 3 times/);
    await assertRejected('/v1/many', 'missing_parameter', /^item/);
    await assertRejected('/v1/many', 'invalid_parameter', /1 to 3 times/, post('{"items":[]}', 'application/json'));
  });
});

describe('members of JSON', () => {
  const json = (value: unknown): RequestInit => post(JSON.stringify(value), 'application/json');

  test('under the name of a list are a list; under the name of an item they may be one', async () => {
    await assertRejected('/v1/many', 'invalid_parameter', /^item: must be a list of 1 to 3$/, json({ items: 'a' }));
    await assertRejected('/v1/many', 'invalid_parameter', /^item: must be a list/, json({ items: 'a', item: 'b' }));
    await assertRejected('/v1/many', 'invalid_parameter', /^item: must be a list/, json({ items: { 0: 'a' } }));
    assert.deepEqual((await request('/v1/many', json({ item: 'a' }))).body.data, ['a']);
    assert.deepEqual((await request('/v1/many', json({ item: ['a', 'b'] }))).body.data, ['a', 'b']);
  });

  test('of another type are rejected with the expected type', async () => {
    await assertRejected('/v1/shout', 'invalid_parameter', /^text: must be a string that has 1 to 1000 characters$/, json({ text: 5 }));
    await assertRejected(
      '/v1/paint',
      'invalid_parameter',
      /^colour: must be a string that is one of red, blue$/,
      json({ colour: ['red'] }),
    );
    await assertRejected('/v1/paint', 'invalid_parameter', /^colour: must be one of red, blue$/, json({ colour: 'green' }));
    await assertRejected('/v1/shout', 'invalid_parameter', /^times: must be a whole number/, json({ text: 'a', times: [1] }));
  });

  test('and other texts longer than their parameter allows are too large, in a URL too', async () => {
    const long = 'a'.repeat(1_001);
    await assertRejected('/v1/shout', 'too_large', /^text: is longer than 1,000 characters$/, json({ text: long }));
    await assertRejected('/v1/shout', 'too_large', /^text: is longer/, post(long, 'text/plain'));
    await assertRejected('/v1/many', 'too_large', /^item: is longer than 10 characters$/, json({ items: ['a', 'b'.repeat(11)] }));
    await assertRejected(`/v1/shout?text=${long}`, 'too_large', /^text: is longer than 1,000 characters$/);
    // Characters outside the BMP are two UTF-16 code units and count once.
    assert.equal((await request('/v1/shout', post('😀'.repeat(1_000), 'text/plain'))).status, 200);
    await assertRejected('/v1/shout', 'too_large', /^text: is longer/, post('😀'.repeat(1_001), 'text/plain'));
  });
});

describe('text bodies', () => {
  test('are plain text or JSON, with options in either place', async () => {
    assert.equal((await request('/v1/shout?times=2', post('abc', 'text/plain'))).body.data.text, 'ABCABC');
    assert.equal((await request('/v1/shout', post('{"text":"abc","times":2}', 'application/json'))).body.data.text, 'ABCABC');
    assert.equal(
      (await request('/v1/shout', post('{"text":"ß","times":"3"}', 'application/json; charset=utf-8'))).body.data.text,
      'SSSSSS',
    );
  });

  test('may come as Markdown, or as curl -d sends them: a text, or the fields of a form', async () => {
    const form = (body: string): RequestInit => post(body, 'application/x-www-form-urlencoded');
    assert.equal((await request('/v1/shout', post('# abc', 'text/markdown'))).body.data.text, '# ABC');
    assert.equal((await request('/v1/shout', form('a=b & 100% of c'))).body.data.text, 'A=B & 100% OF C');
    assert.equal((await request('/v1/shout', form('text=a+b%21&times=2'))).body.data.text, 'A B!A B!');
    assert.equal((await request('/v1/shout', form('text=a&other=b'))).body.data.text, 'TEXT=A&OTHER=B');
    await assertRejected('/v1/shout', 'too_large', /text\/plain/, form(`text=${'a'.repeat(300_000)}`));
    await assertRejected('/v1/shout', 'too_large', /longer than/, form('&'.repeat(300_000)));
  });

  test('of another type, malformed, compressed or too large are rejected', async () => {
    await assertRejected('/v1/shout', 'unsupported_type', /text\/plain/, post('<a/>', 'application/xml'));
    await assertRejected('/v1/shout', 'invalid_body', /not valid JSON/, post('{"text":', 'application/json'));
    await assertRejected('/v1/shout', 'invalid_body', /must be an object/, post('["a"]', 'application/json'));
    await assertRejected('/v1/shout', 'invalid_body', /not UTF-8/, post(new Uint8Array([0xff, 0xfe]), 'text/plain'));
    await assertRejected(
      '/v1/shout',
      'invalid_body',
      /nested deeper/,
      post(`{"a":${'['.repeat(500)}${']'.repeat(500)}}`, 'application/json'),
    );
    await assertRejected('/v1/shout?text=b', 'invalid_parameter', /^text: must be given only once/, post('a', 'text/plain'));
    await assertRejected('/v1/shout', 'missing_parameter', /^text/, post('', 'text/plain'));
    const gzipped = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip' } };
    await assertRejected('/v1/shout', 'unsupported_type', /Compressed/, gzipped);
    const { status } = await request('/v1/shout', post('a'.repeat(5 * 1024 * 1024), 'text/plain')).catch(() => ({ status: 413 }));
    assert.equal(status, 413);
  });
});

describe('files', () => {
  const form = (...sizes: number[]): FormData => {
    const data = new FormData();
    for (const size of sizes) data.append('file', new Blob([Buffer.alloc(size, 1)], { type: 'application/pdf' }), 'a.pdf');
    return data;
  };

  test('are sent raw or as a form, with parameters', async () => {
    assert.deepEqual((await request('/v1/files?label=x', post(Buffer.alloc(1_000), 'application/pdf'))).body.data, {
      label: 'x',
      sizes: [1_000],
      fields: [''],
    });
    // curl --data-binary sends any file as application/x-www-form-urlencoded.
    for (const type of ['application/octet-stream', 'application/x-www-form-urlencoded', 'text/plain']) {
      assert.deepEqual((await request('/v1/files', post(Buffer.alloc(10), type))).body.data.sizes, [10]);
    }
    const data = form(10, 20);
    data.append('label', 'y');
    assert.deepEqual((await request('/v1/files', post(data))).body.data, { label: 'y', sizes: [10, 20], fields: ['file', 'file'] });
  });

  test('are limited by size, total size, count and type', async () => {
    const large = async (body: NonNullable<RequestInit['body']>, type?: string): Promise<void> => {
      const { status, body: error } = await request('/v1/files', post(body, type));
      assert.deepEqual([status, error.error.code], [413, 'too_large']);
    };
    await large(Buffer.alloc(100_001), 'application/pdf');
    await large(form(100_001));
    await large(form(80_000, 80_000));
    await assertRejected('/v1/files', 'invalid_body', /at most 3 files/, post(form(1, 1, 1, 1)));
    await assertRejected('/v1/files', 'missing_file', /Send the file/, post(form()));
    await assertRejected('/v1/files', 'missing_file', /Send the file/, post('', 'application/pdf'));
    await assertRejected('/v1/files', 'missing_file', /Send the file/, post(form(0)));
    await assertRejected('/v1/files', 'unsupported_type', /application\/pdf/, post('{"url":"http://example.com"}', 'application/json'));
  });

  test('in a malformed form are rejected', async () => {
    for (const [body, type] of [
      ['x', 'multipart/form-data'],
      ['x', 'multipart/form-data; boundary='],
      ['--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nabc', 'multipart/form-data; boundary=b'],
      ['garbage without any boundary', 'multipart/form-data; boundary=b'],
    ] as const) {
      const { status, body: error } = await request('/v1/files', post(body, type));
      assert.ok(status === 400 && ['invalid_body', 'missing_file'].includes(error.error.code), `${type}: ${JSON.stringify(error)}`);
    }
  });
});

describe('responses', () => {
  test('lists page, and come as CSV too', async () => {
    assert.deepEqual((await request('/v1/shelf?limit=1&offset=1')).body.meta, { total: 2, limit: 1, offset: 1 });
    const response = await fetch(`${service.url}/v1/shelf?format=csv`);
    assert.match(response.headers.get('content-type') ?? '', /^text\/csv/);
    assert.equal(await response.text(), 'name,size.width,tags,note\r\n"a ""b"", c",2,x;y,\r\n\'=1+1,3,,n\r\n');
    await assertRejected('/v1/shelf?format=xml', 'invalid_parameter', /^format: must be one of json, csv$/);
    await assertRejected('/v1/shelf?limit=101', 'invalid_parameter', /from 1 to 100/);
  });

  test('pictures are returned as the file, with a CSP against scripts', async () => {
    const svg = await fetch(`${service.url}/v1/picture`);
    assert.equal(svg.headers.get('content-type'), 'image/svg+xml');
    assert.match(svg.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(svg.headers.get('x-content-type-options'), 'nosniff');
    const png = await fetch(`${service.url}/v1/picture?format=png`);
    assert.equal(Buffer.from(await png.arrayBuffer()).toString('latin1', 1, 4), 'PNG');
    await assertRejected('/v1/picture?format=gif', 'invalid_parameter', /svg, png/);
  });

  test('HEAD has the headers of GET and no body; a trailing slash is ignored', async () => {
    const head = await fetch(`${service.url}/v1/echo/hi`, { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
    assert.equal(
      head.headers.get('content-length'),
      String(Buffer.byteLength('{"data":{"word":"hi","count":3,"colour":"red"},"meta":{}}')),
    );
    assert.equal((await request('/v1/echo/hi/')).status, 200);
  });

  test('of tools and generators are not cached', async () => {
    assert.equal((await request('/v1/echo/hi')).headers.get('cache-control'), 'no-store');
  });
});

describe('failures', () => {
  test('of an operation have their code; internal errors reveal nothing', async () => {
    assert.deepEqual((await request('/v1/fail/fault')).body, { error: { code: 'not_found', message: 'There is no such thing.' } });
    for (const how of ['boom', 'header']) {
      const bug = await request(`/v1/fail/${how}`);
      assert.deepEqual([bug.status, bug.body.error.code], [500, 'internal']);
      assert.doesNotMatch(JSON.stringify(bug.body), /secret|boom|stack|lines/);
    }
  });

  test('of jobs are 503, and the service keeps running', async () => {
    assert.equal((await request('/v1/job/double')).body.data, 42);
    const slow = await request('/v1/job/loop?timeout=200');
    assert.deepEqual([slow.status, slow.body.error.code], [503, 'timeout']);
    assert.equal((await request('/v1/job/exit')).status, 503);
    assert.equal((await request('/v1/job/throwApiError')).status, 422);
    const storm = await Promise.all(Array.from({ length: 120 }, () => request('/v1/job/hold')));
    const busy = storm.filter(({ status }) => status === 503);
    assert.ok(busy.length > 0 && busy.every(({ body, headers }) => body.error.code === 'busy' && Number(headers.get('retry-after')) >= 1));
    assert.equal((await request('/v1/job/double')).body.data, 42);
  });

  test('unknown paths are 404 and wrong methods 405', async () => {
    await assertRejected('/v1/nothing', 'unknown_route', /GET \/v1 lists/);
    for (const method of ['DELETE', 'PUT', 'PATCH', 'POST']) {
      const { status, headers, body } = await request('/v1/echo/hi', { method });
      assert.deepEqual([status, headers.get('allow'), body.error.code], [405, 'GET, HEAD, OPTIONS', 'method_not_allowed'], method);
    }
    assert.equal((await request('/v1/shout', { method: 'DELETE' })).headers.get('allow'), 'GET, HEAD, POST, OPTIONS');
    assert.equal((await request('/v1/files')).headers.get('allow'), 'POST, OPTIONS');
  });

  test('CORS allows any origin', async () => {
    const { status, headers } = await request('/v1/echo/hi', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    });
    assert.equal(status, 204);
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.match(headers.get('access-control-allow-methods') ?? '', /GET, HEAD, POST/);
    assert.equal(headers.get('access-control-allow-headers'), '*, authorization');
    assert.match((await request('/v1/echo/hi')).headers.get('access-control-expose-headers') ?? '', /RateLimit/);
  });

  test('too long URLs and path parameters are 414', async () => {
    await assertRejected(`/v1/shout?text=${'a'.repeat(17_000)}`, 'uri_too_long', /16384 characters/);
    await assertRejected(`/v1/echo/${'a'.repeat(1_100)}`, 'uri_too_long', /1000 characters/);
  });
});
