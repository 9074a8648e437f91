import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { temporaryFolder } from '../../test/support/service.ts';
import { readModels } from '../core/models/manifest.ts';
import { openModelRegistry } from '../core/models/model-registry.ts';
import { fetchModel, LOCK_NAME } from './fetch-model.ts';

const NAME = 'multilingual-e5-small';
const network = Buffer.alloc(300_000, 'network ');
const sha256 = createHash('sha256').update(network).digest('hex');

/** Model hub on loopback: large files redirect to a store with the SHA-256 in a header, like the real hub. */
let server: Server;
let hub: string;
let files: Map<string, Buffer>;
let statedHash: string;
/** The store aborts once after this many bytes. */
let breakAfter: number | undefined;
let requested: string[];

before(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(`${path} ${request.headers.range ?? ''}`.trim());
    if (path.endsWith('.onnx') && !path.startsWith('/store/')) {
      response.writeHead(302, { location: `/store${path}`, 'x-linked-etag': `"${statedHash}"` }).end();
      return;
    }
    const content = files.get(path.replace('/store', ''));
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (start >= content.length) {
      response.writeHead(416).end();
      return;
    }
    const rest = content.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': rest.length });
    if (breakAfter === undefined || !path.endsWith('.onnx')) response.end(rest);
    else response.write(rest.subarray(0, breakAfter), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hub = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());
beforeEach(() => {
  const pathOf = (path: string): string => `/Xenova/${NAME}/resolve/main/${path}`;
  files = new Map([
    [pathOf('onnx/model_quantized.onnx'), network],
    [pathOf('tokenizer.json'), Buffer.from('{}')],
    [pathOf('tokenizer_config.json'), Buffer.from('{}')],
  ]);
  statedHash = sha256;
  breakAfter = undefined;
  requested = [];
});

const lines: string[] = [];
const fetchInto = (directory: string): Promise<void> => fetchModel(NAME, { directory, hub, log: (line) => lines.push(line) });
const replaceNetwork = (): void => {
  for (const path of files.keys()) if (path.endsWith('.onnx')) files.set(path, Buffer.from('another network'));
};

test('the first fetch pins every file, writes the manifest, and the service finds the model', async () => {
  const directory = temporaryFolder();
  await fetchInto(directory);
  const lock = JSON.parse(readFileSync(join(directory, LOCK_NAME), 'utf8'));
  assert.deepEqual(lock[NAME]['onnx/model_quantized.onnx'], { bytes: network.length, sha256 });
  assert.equal(Object.keys(lock[NAME]).length, 3);
  const [model] = readModels(directory);
  assert.deepEqual([model?.id, model?.kind, model?.network.sha256], [NAME, 'embedding', sha256]);
  assert.equal(openModelRegistry(directory).general.prefix.passage, 'passage: ');
  assert.ok(lines.some((line) => line.includes('% of 300000 bytes')));

  requested = [];
  await fetchInto(directory);
  assert.deepEqual(requested, [], 'a verified file is not downloaded again');
});

test('an interrupted download is resumed', async () => {
  const directory = temporaryFolder();
  breakAfter = 100_000;
  await assert.rejects(fetchInto(directory), /was interrupted after \d+ bytes; run the command again/);
  assert.ok(!existsSync(join(directory, NAME, 'onnx/model_quantized.onnx')));
  breakAfter = undefined;
  await fetchInto(directory);
  assert.ok(requested.some((line) => line.startsWith('/store/') && / bytes=[1-9]\d+-$/.test(line)));
  assert.ok(readFileSync(join(directory, NAME, 'onnx/model_quantized.onnx')).equals(network));
});

test('a file whose hash differs from the pin or from the hub is deleted', async () => {
  const directory = temporaryFolder();
  replaceNetwork();
  await assert.rejects(fetchInto(directory), new RegExp(`not ${sha256}`));
  assert.ok(!existsSync(join(directory, NAME, 'model.json')));

  mkdirSync(join(directory, NAME), { recursive: true });
  writeFileSync(
    join(directory, LOCK_NAME),
    JSON.stringify({ [NAME]: { 'onnx/model_quantized.onnx': { bytes: 15, sha256: 'a'.repeat(64) } } }),
  );
  await assert.rejects(fetchInto(directory), /not aaaa/);
  assert.ok(!existsSync(join(directory, NAME, 'onnx/model_quantized.onnx.part')));
});

test('a complete partial file is verified, not downloaded again', async () => {
  const directory = temporaryFolder();
  mkdirSync(join(directory, NAME, 'onnx'), { recursive: true });
  writeFileSync(join(directory, NAME, 'onnx/model_quantized.onnx.part'), network);
  await fetchInto(directory);
  assert.ok(existsSync(join(directory, NAME, 'model.json')));
});

test('unknown names and missing files are reported', async () => {
  const directory = temporaryFolder();
  await assert.rejects(fetchModel('gpt', { directory, hub, log: () => undefined }), /the available models are multilingual-e5-small/);
  files.clear();
  await assert.rejects(fetchInto(directory), /returned 404/);
});
