/** `/mcp/all`: every operation as a tool, including documents and pictures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { families } from '../src/families/index.ts';
import { operationsOf } from '../src/surfaces/services.ts';
import { examplePaths } from './support/example-files.ts';
import { type Service, startPotli } from './support/service.ts';

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
before(async () => {
  service = await startPotli();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp/all`)));
});
after(async () => {
  await client.close();
  await service.close();
});

async function call(name: string, args: Record<string, unknown>): Promise<{ readonly isError: boolean; readonly content: Content }> {
  const { isError, content } = await client.callTool({ name, arguments: args });
  return { isError: isError === true, content: (content as unknown as Content[])[0] as Content };
}

test('every operation is listed, with a title, and every choice with its type', async () => {
  const { tools } = await client.listTools();
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

test('files go in as base64; documents come out as resources, pictures as pictures, the rest as JSON', async () => {
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
  const meant = await call('identify', { q: 'SBIN0000300' });
  assert.equal(JSON.parse(meant.content.text ?? '').data[0].operation, 'ifsc_get');
});

test('what is no file, too many files and none at all are refused in words', async () => {
  for (const [args, reason] of [
    [{ files: ['not base64!'] }, /base64/],
    [{ files: [7] }, /base64/],
    [{ files: ['aGVsbG8='] }, /PDF/i],
    [{ files: [] }, /Send the file/],
    [{}, /Send the file/],
    [{ files: Array.from({ length: 3 }, () => 'aGVsbG8=') }, /at most 1 file/],
  ] as const) {
    const { isError, content } = await call('pdf_compress', args);
    assert.equal(isError, true);
    assert.match(content.text ?? '', reason);
  }
});

test('/mcp itself has none of it', async () => {
  const few = new Client({ name: 'test', version: '1' });
  await few.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
  assert.equal((await few.listTools()).tools.length, 44);
  await assert.rejects(few.callTool({ name: 'pdf_compress', arguments: {} }), /Unknown tool/);
  await few.close();
});

test('potli --mcp --all has the same tools', async () => {
  const local = new Client({ name: 'test', version: '1' });
  const env = { ...process.env, REFRESH: 'off' } as Record<string, string>;
  await local.connect(new StdioClientTransport({ command: process.execPath, args: [potli, '--mcp', '--all'], env, stderr: 'ignore' }));
  assert.equal((await local.listTools()).tools.length, operations.length);
  await local.close();
});
