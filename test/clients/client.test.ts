/** How the client handles responses, errors, retries and paging, against a stub server. */
import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { clientOf } from '../../src/client/client.ts';
import type { Entry, PotliFile } from '../../src/client/entry.ts';
import { PotliError } from '../../src/client/error.ts';
import { MemoryLimiter } from '../../src/core/limit/gcra.ts';
import { testFamily } from '../fixtures/feature-family.ts';
import { startFamilies } from '../support/service.ts';
import { FAILURES, startFailingServer } from './failing-server.ts';

const ENTRIES: readonly Entry[] = [
  { name: 'things.get', path: '/v1/things/{code}' },
  { name: 'things.search', path: '/v1/things', all: ['all', 100] },
  { name: 'drawn', path: '/v1/drawn', sends: 'json', types: ['image/png', 'application/json'] },
  { name: 'drawn.twice', path: '/v1/drawn/twice', sends: 'files', types: ['image/png'] },
  { name: 'echo', path: '/v1/echo/{word}' },
];
type Call = (input?: object, options?: { signal: AbortSignal }) => Promise<{ data: unknown; meta: object } & Blob>;
interface Client {
  readonly things: { get: Call; search: Call; all(input?: object): AsyncGenerator<number> };
  readonly drawn: Call & { twice: Call };
  readonly echo: Call;
}

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close().closeAllConnections();
});

async function clientAnsweredBy(listener: RequestListener, options: object = {}): Promise<Client> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return clientOf(ENTRIES, { baseUrl, ...options }) as unknown as Client;
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const envelope = (data: unknown, meta: object = {}): string => JSON.stringify({ data, meta });
const failure = (code: string): string => JSON.stringify({ error: { code, message: `It is ${code}.` } });
const isError = (expected: Partial<PotliError>) => (error: unknown) => {
  assert.ok(error instanceof PotliError);
  for (const [name, value] of Object.entries(expected)) assert.equal(error[name as keyof PotliError], value, name);
  return true;
};

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('values of the path are escaped, others are the query, and lists repeat', async () => {
  const requests: unknown[] = [];
  const client = await clientAnsweredBy(({ url }, reply) => {
    requests.push(url);
    reply.writeHead(200, JSON_HEADERS).end(envelope(1));
  });
  assert.deepEqual(await client.things.get({ code: 'a/b c', q: ['x', 'y&z'], left: undefined }), { data: 1, meta: {} });
  await client.things.search();
  assert.deepEqual(requests, ['/v1/things/a%2Fb%20c?q=x&q=y%26z', '/v1/things']);
});

test('a missing, empty or dot segment of the path is rejected before sending', async () => {
  const client = await clientAnsweredBy(() => assert.fail('nothing is to be sent'));
  for (const code of [undefined, '', '..'])
    await assert.rejects(client.things.get({ code }), isError({ code: 'missing_parameter', status: 0 }));
});

test('a group may be callable and have methods too', async () => {
  const bodies: string[] = [];
  const client = await clientAnsweredBy(async (request, reply) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    reply.writeHead(200, { 'content-type': 'image/png', 'x-original-bytes': '9' }).end('picture');
  });
  const picture = await client.drawn({ text: 'ta', sizes: [1, 2] });
  assert.equal(picture.type, 'image/png');
  assert.equal((picture as unknown as PotliFile).headers['x-original-bytes'], '9');
  assert.equal(await picture.text(), 'picture');
  await client.drawn.twice({ files: [new Blob(['one']), new Uint8Array([116, 119, 111])], size: 3 });
  assert.equal(bodies[0], '{"text":"ta","sizes":[1,2]}');
  for (const part of ['one', 'two', 'name="size"\r\n\r\n3']) assert.ok(bodies[1]?.includes(part), part);
});

test('an API error is a PotliError with code, status and message', async () => {
  const client = await clientAnsweredBy((_, reply) => reply.writeHead(404, JSON_HEADERS).end(failure('not_found')));
  await assert.rejects(
    client.things.get({ code: 'x' }),
    isError({ code: 'not_found', status: 404, message: 'It is not_found.', retryAfter: undefined }),
  );
});

test('a network failure is a PotliError with its cause', async () => {
  const server = await startFailingServer();
  servers.push(server);
  for (const [way, { code, status }] of Object.entries(FAILURES)) {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${way}`;
    const client = clientOf(ENTRIES, { baseUrl, timeout: 0.3 }) as unknown as Client;
    for (const call of [() => client.things.search(), () => client.drawn({ text: 'a' })]) {
      await assert.rejects(call, (error) => {
        assert.ok(error instanceof PotliError, `${way}: ${error}`);
        assert.deepEqual([error.code, error.status], [code, status], way);
        if (code !== 'unexpected_answer' || way === 'syntax') assert.ok(error.cause instanceof Error, way);
        return true;
      });
    }
  }
  const nowhere = clientOf(ENTRIES, { baseUrl: 'http://127.0.0.1:9' }) as unknown as Client;
  await assert.rejects(nowhere.things.search(), isError({ code: 'unreachable', status: 0 }));
});

test('requests are retried after Retry-After, up to the number of retries, then rejected', async () => {
  let requestCount = 0;
  const busy: RequestListener = (_, reply) => {
    requestCount++;
    reply.writeHead(429, { ...JSON_HEADERS, 'retry-after': '0' }).end(failure('rate_limited'));
  };
  await assert.rejects((await clientAnsweredBy(busy)).things.search(), isError({ code: 'rate_limited', retryAfter: 0 }));
  assert.equal(requestCount, 4);
  await assert.rejects((await clientAnsweredBy(busy, { retries: 0 })).things.search());
  assert.equal(requestCount, 5);
});

test('Retry-After may be a date, counted from the clock of the server', async () => {
  const headers = { ...JSON_HEADERS, date: 'Sun, 06 Nov 1994 08:49:37 GMT', 'retry-after': 'Sun, 06 Nov 1994 08:51:07 GMT' };
  const client = await clientAnsweredBy((_, reply) => reply.writeHead(503, headers).end(failure('busy')));
  await assert.rejects(client.things.search(), isError({ code: 'busy', retryAfter: 90 }));
});

test('while one call waits, new calls of the client are not sent', async () => {
  let requestCount = 0;
  const client = await clientAnsweredBy((_, reply) => {
    if (requestCount++ === 0) reply.writeHead(429, { ...JSON_HEADERS, 'retry-after': '1' }).end(failure('rate_limited'));
    else reply.writeHead(200, JSON_HEADERS).end(envelope('done'));
  });
  const first = client.things.search();
  while (requestCount === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const others = Array.from({ length: 3 }, () => client.things.search());
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(requestCount, 1);
  for (const { data } of await Promise.all([first, ...others])) assert.equal(data, 'done');
});

test('many concurrent calls with an exhausted rate limit all succeed', async (t) => {
  const limiter = new MemoryLimiter(600);
  const service = await startFamilies([testFamily], { limiter: { take: (_, units) => limiter.take('all', units) } });
  t.after(() => service.close());
  const client = clientOf(ENTRIES, { baseUrl: service.url }) as unknown as Client;
  limiter.take('all', 600);
  const begin = performance.now();
  await Promise.all(Array.from({ length: 30 }, () => client.echo({ word: 'hi' })));
  // Thirty units at ten a second, rounded up to a whole second, a fifth for the jitter, and a second for the calls themselves.
  assert.ok(performance.now() - begin < (30 / 10 + 1) * 1.2 * 1_000 + 1_000);
});

test('a rejected call succeeds on retry', async () => {
  let requestCount = 0;
  const client = await clientAnsweredBy((_, reply) => {
    if (requestCount++ === 0) reply.writeHead(503, { ...JSON_HEADERS, 'retry-after': '0' }).end(failure('busy'));
    else reply.writeHead(200, JSON_HEADERS).end(envelope('done'));
  });
  assert.equal((await client.things.search()).data, 'done');
});

test('a wait beyond the limit is rejected at once, and a wait can be aborted', async () => {
  const client = (options: object): Promise<Client> =>
    clientAnsweredBy((_, reply) => reply.writeHead(429, { ...JSON_HEADERS, 'retry-after': '50' }).end(failure('rate_limited')), options);
  await assert.rejects((await client({ longestWait: 10 })).things.search(), isError({ retryAfter: 50 }));
  const controller = new AbortController();
  const waiting = (await client({})).things.search({}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 50);
  await assert.rejects(waiting, /enough/);
});

test('a call that the caller aborts rejects with the reason of the caller', async () => {
  const client = await clientAnsweredBy(() => undefined);
  await assert.rejects(client.things.search({}, { signal: AbortSignal.abort(new Error('enough')) }), /enough/);
  const controller = new AbortController();
  const waiting = client.things.search({}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 50);
  await assert.rejects(waiting, /enough/);
});

test('all results are fetched page by page, from any offset', async () => {
  const requests: string[] = [];
  const client = await clientAnsweredBy(({ url }, reply) => {
    requests.push(url ?? '');
    const query = new URL(url ?? '', 'http://h').searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const data = Array.from({ length: 7 }, (_, index) => index).slice(offset, offset + limit);
    reply.writeHead(200, JSON_HEADERS).end(envelope(data, { total: 7, limit, offset }));
  });
  assert.deepEqual(await collected(client.things.all({ q: 'a', limit: 3, offset: 1 })), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(requests, ['/v1/things?q=a&limit=3&offset=1', '/v1/things?q=a&limit=3&offset=4']);
  assert.equal((await collected(client.things.all())).length, 7);
  assert.equal(requests.at(-1), '/v1/things?limit=100&offset=0');
});
