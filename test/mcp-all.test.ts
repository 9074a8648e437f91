/** `/mcp/all`: every operation as a tool, including documents and pictures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { families } from '../src/families/index.ts';
import { operationsOf } from '../src/surfaces/services.ts';
import { offlineOperations, oneOfEachKind } from './clients/examples.ts';
import { examplePaths } from './support/example-files.ts';
import { type Service, startPotli, withinData } from './support/service.ts';
import { isAll } from './support/test-tiers.ts';

const operations = operationsOf(families);
const potli = fileURLToPath(new URL('../start/potli.js', import.meta.url));

interface Content {
  readonly type: string;
  readonly text?: string;
  readonly data?: string;
  readonly mimeType?: string;
  readonly resource?: { readonly mimeType: string; readonly blob: string };
}

let service: Service;
let client: Client;
/** Listed once: the client of the SDK compiles the output schemas of all tools. */
let tools: Awaited<ReturnType<Client['listTools']>>['tools'];
before(async () => {
  service = await startPotli({ now: withinData });
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp/all`)));
  ({ tools } = await client.listTools());
});
after(async () => {
  await client.close();
  await service.close();
});

async function call(name: string, args: Record<string, unknown>): Promise<{ readonly isError: boolean; readonly content: Content }> {
  const { isError, content } = await client.callTool({ name, arguments: args });
  return { isError: isError === true, content: (content as unknown as Content[])[0] as Content };
}

test('every operation is listed with a title, and every enum property declares a type', () => {
  assert.deepEqual(
    tools.map(({ name }) => name),
    operations.map(({ tool, id }) => tool ?? id),
  );
  for (const { name, title, inputSchema } of tools) {
    assert.ok(title, name);
    for (const [property, schema] of Object.entries(inputSchema.properties ?? {}) as [string, { type?: string; enum?: unknown }][]) {
      if (schema.enum) assert.equal(typeof schema.type, 'string', `${name}.${property}`);
    }
  }
});

test('files are sent as base64; documents return as resources, pictures as images, the rest as JSON', async () => {
  const compress = operations.find(({ id }) => id === 'pdf_compress');
  assert.ok(compress);
  const file = readFileSync(examplePaths(compress)[0] as string);
  for (const text of [file.toString('base64'), `data:application/pdf;base64,${file.toString('base64')}`]) {
    const { content } = await call('pdf_compress', { files: [text] });
    assert.equal(content.resource?.mimeType, 'application/pdf');
    assert.match(Buffer.from(content.resource?.blob ?? '', 'base64').toString('latin1', 0, 5), /^%PDF-/);
  }
  const info = await call('pdf_info', { files: [file.toString('base64')] });
  assert.ok(JSON.parse(info.content.text ?? '').data.pages > 0);
  const picture = await call('qr', { text: 'potli', format: 'png' });
  assert.equal(picture.content.mimeType, 'image/png');
  const identified = await call('identify', { q: 'SBIN0000300' });
  assert.equal(JSON.parse(identified.content.text ?? '').data[0].operation, 'ifsc_get');
});

test('invalid, too many and missing files are rejected with a reason', async () => {
  for (const [args, reason] of [
    [{ files: ['not base64!'] }, /base64/],
    [{ files: [7] }, /base64/],
    [{ files: ['aGVsbG8='] }, /PDF/i],
    [{ files: [] }, /files: must have a file/],
    [{}, /files: must have a file/],
    [{ files: ['file:///etc/hostname'] }, /only over standard input and output/],
    [{ files: ['/etc/hostname'] }, /PDF/i],
    [{ files: Array.from({ length: 3 }, () => 'aGVsbG8=') }, /at most 1 file/],
  ] as const) {
    const { isError, content } = await call('pdf_compress', args);
    assert.equal(isError, true);
    assert.match(content.text ?? '', reason);
  }
});

test('/mcp has none of these tools', async () => {
  const defaultClient = new Client({ name: 'test', version: '1' });
  await defaultClient.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
  assert.equal((await defaultClient.listTools()).tools.length, 44);
  await assert.rejects(defaultClient.callTool({ name: 'pdf_compress', arguments: {} }), /Unknown tool/);
  await defaultClient.close();
});

async function withStdioClient<T>(options: readonly string[], use: (client: Client) => Promise<T>): Promise<T> {
  const stdioClient = new Client({ name: 'test', version: '1' });
  const env = { ...process.env, REFRESH: 'off' } as Record<string, string>;
  await stdioClient.connect(
    new StdioClientTransport({ command: process.execPath, args: [potli, '--mcp', ...options], env, stderr: 'ignore' }),
  );
  try {
    return await use(stdioClient);
  } finally {
    await stdioClient.close();
  }
}

test('potli --mcp --tools all has the same tools', async () => {
  const listing = await withStdioClient(['--tools', 'all'], (stdioClient) => stdioClient.listTools());
  assert.equal(listing.tools.length, operations.length);
});

test('--tools families= selects tools by family; files may be paths, which HTTP rejects', async () => {
  const compress = operations.find(({ id }) => id === 'pdf_compress');
  assert.ok(compress);
  const [path = ''] = examplePaths(compress).map((examplePath) => resolve(examplePath));
  await withStdioClient(['--tools', 'families=pdf,stations'], async (stdioClient) => {
    const names = (await stdioClient.listTools()).tools.map(({ name }) => name);
    assert.ok(names.length > 5 && names.every((name) => /^(pdf|station)/.test(name)), names.join(' '));
    for (const file of [path, pathToFileURL(path).href]) {
      const { structuredContent } = await stdioClient.callTool({ name: 'pdf_info', arguments: { files: [file] } });
      assert.ok((structuredContent as { data: { pages: number } }).data.pages > 0);
    }
    const missing = await stdioClient.callTool({ name: 'pdf_info', arguments: { files: ['file:///nothing/here.pdf'] } });
    assert.match((missing.content as unknown as Content[])[0]?.text ?? '', /no such file/);
  });
});

test('structuredContent of JSON results conforms to outputSchema and equals the text content', async () => {
  const withSchema = new Set(tools.filter(({ outputSchema }) => outputSchema).map(({ name }) => name));
  const calls = offlineOperations(families).filter(({ tool, id, files }) => withSchema.has(tool ?? id) && !files);
  assert.ok(calls.length > 60, `${calls.length}`);
  for (const { tool, id, example } of isAll ? calls : oneOfEachKind(calls)) {
    // The client of the SDK rejects results that the schema does not allow.
    const { structuredContent, content } = await client.callTool({ name: tool ?? id, arguments: { ...example } });
    assert.deepEqual(structuredContent, JSON.parse((content as unknown as Content[])[0]?.text ?? ''), id);
  }
});

test('a long result is sent only as structuredContent', async () => {
  const text = 'A sentence of some words. '.repeat(12_000);
  const { structuredContent, content } = await client.callTool({ name: 'text_chunk', arguments: { text } });
  const { data } = structuredContent as { data: { chunks: readonly unknown[] } };
  assert.ok(JSON.stringify(data).length > text.length);
  assert.match((content as unknown as Content[])[0]?.text ?? '', /^The result, \d+ characters of JSON, is in structuredContent\.$/);
});
