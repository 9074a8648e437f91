/** `potli --mcp` as assistants start it: a child process that speaks MCP over stdio. */
import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { VERSION } from '../src/version.ts';
import { type Service, startPotli } from './support/service.ts';

const potli = fileURLToPath(new URL('../start/potli.js', import.meta.url));
const environment = { ...process.env, REFRESH: 'off' } as Record<string, string>;

interface ToolText {
  readonly type: string;
  readonly text: string;
  readonly mimeType?: string;
}
const contentOf = async (client: Client, name: string, args: Record<string, unknown>): Promise<ToolText | undefined> =>
  ((await client.callTool({ name, arguments: args })).content as unknown as ToolText[])[0];

describe('with the official client', () => {
  let service: Service;
  let overHttp: Client;
  let overStdio: Client;
  before(async () => {
    service = await startPotli();
    overHttp = new Client({ name: 'test', version: '1' });
    await overHttp.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
    overStdio = new Client({ name: 'test', version: '1' });
    await overStdio.connect(
      new StdioClientTransport({ command: process.execPath, args: [potli, '--mcp'], env: environment, stderr: 'ignore' }),
    );
  });
  after(async () => {
    await overStdio.close();
    await overHttp.close();
    await service.close();
  });

  test('it is the same server with the same tools as over HTTP', async () => {
    assert.deepEqual(await overStdio.listTools(), await overHttp.listTools());
    assert.deepEqual(overStdio.getServerVersion(), overHttp.getServerVersion());
    assert.equal(overStdio.getInstructions(), overHttp.getInstructions());
  });

  test('tools return the same as over HTTP: data, errors, pictures', async () => {
    for (const [name, args] of [
      ['pincode_get', { pincode: '600001' }],
      ['ifsc_get', { code: 'nothing like it' }],
      ['qr', { text: 'potli' }],
    ] as const) {
      assert.deepEqual(await contentOf(overStdio, name, args), await contentOf(overHttp, name, args), name);
    }
  });
});

interface Session {
  readonly child: ChildProcessWithoutNullStreams;
  readonly output: () => string;
  readonly errors: () => string;
}

function start(args: readonly string[] = [], nodeOptions: readonly string[] = [], extra: Record<string, string> = {}): Session {
  const child = spawn(process.execPath, [...nodeOptions, potli, ...args], { env: { ...environment, ...extra } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  return { child, output: () => output, errors: () => errors };
}

const send = ({ child }: Session, message: object): boolean => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

describe('as a process', () => {
  test('prints nothing but the protocol, whatever libraries and threads print, and ends with its input', async () => {
    const noise = 'import { isMainThread } from "node:worker_threads";'.concat(
      'setInterval(() => (!isMainThread || Object.hasOwn(process.stdout, "write")) && console.log("noise"), 10).unref();',
    );
    const session = start(['--mcp'], ['--import', `data:text/javascript,${encodeURIComponent(noise)}`]);
    send(session, {
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    });
    send(session, { method: 'notifications/initialized' });
    send(session, { id: 2, method: 'tools/call', params: { name: 'qr', arguments: { text: 'potli' } } });
    while (!/"id":2/.test(session.output())) await once(session.child.stdout, 'data');
    session.child.stdin.end();
    const [code] = await once(session.child, 'close');
    assert.equal(code, 0);
    const messages = session
      .output()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { jsonrpc: string; id: number; result: unknown });
    assert.deepEqual(
      messages.map(({ jsonrpc, id }) => [jsonrpc, id]),
      [
        ['2.0', 1],
        ['2.0', 2],
      ],
    );
    assert.match(JSON.stringify(messages[1]?.result), /"mimeType":"image\/png"/);
    assert.match(session.errors(), /noise/);
  });

  test('SIGTERM ends it with 0', async () => {
    const session = start(['--mcp']);
    while (!/ready after/.test(session.errors())) await once(session.child.stderr, 'data');
    session.child.kill('SIGTERM');
    const [code] = await once(session.child, 'close');
    assert.deepEqual([code, session.output()], [0, '']);
  });

  test('invalid settings are reported on standard error', async () => {
    const session = start(['--mcp'], [], { JOB_THREADS: 'many' });
    const [code] = await once(session.child, 'close');
    assert.deepEqual([code, session.output()], [2, '']);
    assert.match(session.errors(), /JOB_THREADS: must be a whole number/);
  });
});

describe('the command', () => {
  for (const [args, code, output] of [
    [['--version'], 0, new RegExp(`^${VERSION}\n$`)],
    [['--mcp', '--help'], 2, /^$/],
  ] as const) {
    test(`potli ${args.join(' ')}`, async () => {
      const session = start(args);
      const [exitCode] = await once(session.child, 'close');
      assert.equal(exitCode, code);
      assert.match(session.output(), output);
    });
  }
});
