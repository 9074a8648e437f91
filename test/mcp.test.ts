import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { MemoryLimiter } from '../src/core/limit/gcra.ts';
import { conformanceTools } from './fixtures/conformance.ts';
import { testFamily } from './fixtures/feature-family.ts';
import { get, type Service, settingsOf, startFamilies } from './support/service.ts';
import { secondTier } from './support/test-tiers.ts';

let service: Service;
before(async () => {
  service = await startFamilies([testFamily, conformanceTools]);
});
after(async () => {
  // The operation that fails on purpose reports its error.
  await service.close().catch(() => undefined);
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

const post = (body: unknown, headers: Record<string, string> = {}): ReturnType<typeof get> =>
  get(`${service.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const callMessage = (name: string, args: object): object => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
type RpcResponse = {
  result: { isError?: boolean; content: { type: string; text: string; mimeType: string; data: string }[] };
  error: { code: number };
};
const reply = async (name: string, args: object): Promise<RpcResponse> =>
  (await post(callMessage(name, args))).body as unknown as RpcResponse;

describe('with the official client', () => {
  test('lists and calls tools', async () => {
    const client = await connect(service.url);
    const { tools } = await client.listTools();
    assert.ok(tools.some(({ name }) => name === 'echo'));
    const result = await client.callTool({ name: 'echo', arguments: { word: 'நன்றி', count: 2 } });
    assert.deepEqual(JSON.parse((result.content as { text: string }[])[0]?.text ?? ''), {
      data: { word: 'நன்றி', count: 2, colour: 'red' },
      meta: {},
    });
    await client.close();
  });
});

describe('over HTTP', () => {
  test('a batch of a call and its cancellation gets a response', async () => {
    const cancellation = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    const { status, body } = await post([callMessage('echo', { word: 'a' }), cancellation]);
    assert.equal(status, 200);
    assert.match(JSON.stringify(body), /"id":1/);
  });

  test('responds with JSON, without sessions', async () => {
    const { status, headers, body } = await post({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    });
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(headers.get('mcp-session-id'), null);
    assert.equal((body as unknown as { result: { protocolVersion: string } }).result.protocolVersion, '2025-06-18');
  });

  test('supports 2026-07-28, which is stateless', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
    };
    const { status, body } = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'echo', arguments: { word: 'a' }, _meta } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'echo' },
    );
    assert.equal(status, 200);
    assert.equal(JSON.parse((body as unknown as RpcResponse).result.content[0]?.text ?? '').data.word, 'a');
    const wrong = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'echo', arguments: { word: 'a' }, _meta } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
    );
    assert.equal(wrong.status, 400);
  });

  test('errors of tools are results with isError', async () => {
    const missing = await reply('echo', {});
    assert.equal(missing.result.isError, true);
    assert.deepEqual(JSON.parse(missing.result.content[0]?.text ?? '').error, {
      code: 'missing_parameter',
      message: 'word: is required (A word)',
    });
    const unknown = await reply('echo', { word: 'a', wrod: 'b' });
    assert.match(unknown.result.content[0]?.text ?? '', /wrod: unknown parameter; did you mean word\? known: word, count/);
    // Names inherited from Object.prototype are unknown parameters too.
    for (const name of ['constructor', 'toString', 'valueOf']) {
      const { result } = await reply('echo', { word: 'a', [name]: 1 });
      assert.equal(result.isError, true, name);
      assert.match(result.content[0]?.text ?? '', new RegExp(`${name}: unknown parameter`));
    }
    const fault = await reply('fail', { how: 'fault' });
    assert.deepEqual([fault.result.isError, JSON.parse(fault.result.content[0]?.text ?? '').error.code], [true, 'not_found']);
    const bug = await reply('fail', { how: 'crash' });
    assert.equal(bug.result.isError, true);
    assert.doesNotMatch(JSON.stringify(bug), /secret/);
  });

  test('numbers given as text are accepted', async () => {
    assert.equal(JSON.parse((await reply('echo', { word: 'a', count: '7' })).result.content[0]?.text ?? '').data.count, 7);
  });

  test('images are PNG by default, and SVG as text on request', async () => {
    const [png] = (await reply('picture', {})).result.content;
    assert.deepEqual([png?.type, png?.mimeType], ['image', 'image/png']);
    assert.equal(Buffer.from(png?.data ?? '', 'base64').toString('latin1', 1, 4), 'PNG');
    assert.match((await reply('picture', { format: 'svg' })).result.content[0]?.text ?? '', /^<svg/);
  });

  test('an unknown tool is a protocol error', async () => {
    assert.equal((await reply('nothing', {})).error.code, -32602);
  });

  test('malformed and too deeply nested messages are rejected', async () => {
    for (const body of ['{', '', '[1,', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`]) {
      const { status, body: result } = await post(body);
      assert.deepEqual([status, (result as unknown as RpcResponse).error.code], [400, -32700], body.slice(0, 10));
    }
  });

  test('a call whose tool name is not a string is a bad request', async () => {
    for (const name of [{ toString: 1 }, {}, ['echo'], 5, null, true]) {
      const { status, body } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } });
      assert.deepEqual([status, (body as unknown as RpcResponse).error.code], [400, -32602], JSON.stringify(name));
    }
    for (const message of [
      { jsonrpc: '2.0', id: 1, method: 'tools/call' },
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: null },
    ]) {
      assert.equal((await post(message)).status, 400);
    }
  });

  test('on loopback only local Host and Origin headers are accepted', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const statusFor = (url: string, host: string, origin?: string): Promise<number> =>
      statusOf(url, list, { host, ...(origin && { origin }) });
    for (const host of ['127.0.0.1:80', 'localhost', 'LOCALHOST:3000', '[::1]:80', 'app.localhost']) {
      assert.equal(await statusFor(service.url, host), 200, host);
      assert.equal(await statusFor(service.url, host, `http://${host}`), 200, host);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a b'])
      assert.equal(await statusFor(service.url, host), 403, host);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'file://'])
      assert.equal(await statusFor(service.url, 'localhost', origin), 403, origin);
    const open = await startFamilies([testFamily], { config: settingsOf({ PUBLIC_URL: 'https://potli.example' }) });
    assert.equal(await statusFor(open.url, 'potli.example', 'https://elsewhere.example'), 200);
    await open.close();
  });

  test('GET and DELETE are 405 without sessions', async () => {
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await get(`${service.url}/mcp`, { method });
      assert.deepEqual([status, headers.get('allow')], [405, 'POST, OPTIONS']);
    }
  });

  test('a call has the cost of its operation', async () => {
    // A frozen clock: ten units a second are refilled, which would change the counts on a slow machine.
    const limited = await startFamilies([testFamily], { limiter: new MemoryLimiter(600, () => 0) });
    const unitsLeft = async (message: object): Promise<string | null> =>
      (
        await get(`${limited.url}/mcp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          body: JSON.stringify(message),
        })
      ).headers.get('x-ratelimit-remaining');
    assert.equal(await unitsLeft(callMessage('picture', {})), '590');
    assert.equal(await unitsLeft(callMessage('echo', { word: 'a' })), '589');
    assert.equal(await unitsLeft({ jsonrpc: '2.0', id: 1, method: 'tools/list' }), '588');
    // Rejected requests cost too: a call its own cost, an oversized batch the messages that would have been processed, a long body the part
    // read.
    assert.equal(await unitsLeft(callMessage('echo', { word: '' })), '587');
    assert.equal(await unitsLeft(Array.from({ length: 30 }, () => callMessage('echo', { word: 'a' }))), '567');
    assert.equal(await unitsLeft(Array.from({ length: 30 }, () => callMessage('picture', {}))), '367');
    assert.equal(await unitsLeft({ long: 'a'.repeat(1_100_000), jsonrpc: '2.0', id: 1, method: 'tools/list' }), '364');
    await limited.close();
  });
});

/** Status of a request with forbidden headers such as Host, which `fetch` does not allow to set. */
function statusOf(url: string, message: object, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    });
    sent.on('error', reject).on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.end(JSON.stringify(message));
  });
}

/**
 * The official conformance suite. Its other scenarios need features that a stateless tool server does not have (prompts, resources,
 * sampling, elicitation, sessions).
 */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-error',
  'dns-rebinding-protection',
];

describe('the official conformance suite', { skip: secondTier }, () => {
  const loader = fileURLToPath(new URL('./fixtures/conformance-loader.js', import.meta.url));
  const suite = fileURLToPath(new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url));
  for (const scenario of SCENARIOS) {
    test(scenario, async () => {
      const { code, output } = await runNode(['--import', loader, suite, 'server', '--url', `${service.url}/mcp`, '--scenario', scenario]);
      assert.equal(code, 0, output);
    });
  }
});

function runNode(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}
