/** How the client handles responses, errors, retries and paging, against a stub server. */
import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { clientOf } from '../../src/client/client.ts';
import type { Entry } from '../../src/client/entry.ts';
import { PotliError } from '../../src/client/error.ts';

const ENTRIES: readonly Entry[] = [
  { name: 'things.get', path: '/v1/things/{code}' },
  { name: 'things.search', path: '/v1/things', all: ['all', 100] },
  { name: 'drawn', path: '/v1/drawn', sends: 'json' },
  { name: 'drawn.twice', path: '/v1/drawn/twice', sends: 'files' },
];
type Call = (input?: object, options?: { signal: AbortSignal }) => Promise<{ data: unknown; meta: object } & Blob>;
interface Client {
  readonly things: { get: Call; search: Call; all(input?: object): AsyncGenerator<number> };
  readonly drawn: Call & { twice: Call };
}

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

async function clientAnsweredBy(listener: RequestListener, options: object = {}): Promise<Client> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return clientOf(ENTRIES, { baseUrl, ...options }) as unknown as Client;
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const answer = (data: unknown, meta: object = {}): string => JSON.stringify({ data, meta });
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
  const asked: unknown[] = [];
  const client = await clientAnsweredBy(({ url }, reply) => {
    asked.push(url);
    reply.writeHead(200, JSON_HEADERS).end(answer(1));
  });
  assert.deepEqual(await client.things.get({ code: 'a/b c', q: ['x', 'y&z'], left: undefined }), { data: 1, meta: {} });
  await client.things.search();
  assert.deepEqual(asked, ['/v1/things/a%2Fb%20c?q=x&q=y%26z', '/v1/things']);
});

test('a part of the path that is missing, empty or made of dots is refused before anything is sent', async () => {
  const client = await clientAnsweredBy(() => assert.fail('nothing is to be sent'));
  for (const code of [undefined, '', '..']) await assert.rejects(client.things.get({ code }), /code must be given/);
});

test('a group can be called itself, and have methods too', async () => {
  const bodies: string[] = [];
  const client = await clientAnsweredBy(async (request, reply) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    reply.writeHead(200, { 'content-type': 'image/png' }).end('picture');
  });
  const picture = await client.drawn({ text: 'ta', sizes: [1, 2] });
  assert.equal(picture.type, 'image/png');
  assert.equal(await picture.text(), 'picture');
  await client.drawn.twice({ files: [new Blob(['one']), new Uint8Array([116, 119, 111])], size: 3 });
  assert.equal(bodies[0], '{"text":"ta","sizes":[1,2]}');
  for (const part of ['one', 'two', 'name="size"\r\n\r\n3']) assert.ok(bodies[1]?.includes(part), part);
});

test('a refusal is a PotliError with its code, status and sentence', async () => {
  const client = await clientAnsweredBy((_, reply) => reply.writeHead(404, JSON_HEADERS).end(failure('not_found')));
  await assert.rejects(
    client.things.get({ code: 'x' }),
    isError({ code: 'not_found', status: 404, message: 'It is not_found.', retryAfter: undefined }),
  );
});

test('an answer of somebody in between, and none at all, are PotliErrors too', async () => {
  const client = await clientAnsweredBy((_, reply) => reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'));
  await assert.rejects(client.things.search(), isError({ code: 'unexpected_answer', status: 502 }));
  const strange = await clientAnsweredBy((_, reply) => reply.writeHead(200, JSON_HEADERS).end('[]'));
  await assert.rejects(strange.things.search(), isError({ code: 'unexpected_answer', status: 200 }));
  const gone = await clientAnsweredBy(({ socket }) => socket.destroy());
  await assert.rejects(gone.things.search(), isError({ code: 'unreachable', status: 0 }));
});

test('Retry-After is waited for once, and then the error is told', async () => {
  let asked = 0;
  const busy: RequestListener = (_, reply) => {
    asked++;
    reply.writeHead(429, { ...JSON_HEADERS, 'retry-after': '0' }).end(failure('rate_limited'));
  };
  await assert.rejects((await clientAnsweredBy(busy)).things.search(), isError({ code: 'rate_limited', retryAfter: 0 }));
  assert.equal(asked, 2);
  await assert.rejects((await clientAnsweredBy(busy, { retries: 0 })).things.search());
  assert.equal(asked, 3);
});

test('a call that was refused for a while succeeds the second time', async () => {
  let asked = 0;
  const client = await clientAnsweredBy((_, reply) => {
    if (asked++ === 0) reply.writeHead(503, { ...JSON_HEADERS, 'retry-after': '0' }).end(failure('busy'));
    else reply.writeHead(200, JSON_HEADERS).end(answer('done'));
  });
  assert.equal((await client.things.search()).data, 'done');
});

test('whoever is to wait too long is told at once, and a wait can be ended', async () => {
  const client = (options: object): Promise<Client> =>
    clientAnsweredBy((_, reply) => reply.writeHead(429, { ...JSON_HEADERS, 'retry-after': '50' }).end(failure('rate_limited')), options);
  await assert.rejects((await client({ longestWait: 10 })).things.search(), isError({ retryAfter: 50 }));
  const controller = new AbortController();
  const waiting = (await client({})).things.search({}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 50);
  await assert.rejects(waiting, /enough/);
});

test('all results come page after page, from where they are wanted', async () => {
  const asked: string[] = [];
  const client = await clientAnsweredBy(({ url }, reply) => {
    asked.push(url ?? '');
    const query = new URL(url ?? '', 'http://h').searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const data = Array.from({ length: 7 }, (_, at) => at).slice(offset, offset + limit);
    reply.writeHead(200, JSON_HEADERS).end(answer(data, { total: 7, limit, offset }));
  });
  assert.deepEqual(await collected(client.things.all({ q: 'a', limit: 3, offset: 1 })), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(asked, ['/v1/things?q=a&limit=3&offset=1', '/v1/things?q=a&limit=3&offset=4']);
  assert.equal((await collected(client.things.all())).length, 7);
  assert.equal(asked.at(-1), '/v1/things?limit=100&offset=0');
});
