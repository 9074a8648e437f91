/** The package as a consumer uses it: installed, compiled against, and every operation called through client and library. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { families } from '../../src/families/index.ts';
import { operationsOf } from '../../src/surfaces/services.ts';
import { compile, consumer } from '../support/consumer.ts';
import { projectRoot } from '../support/project-fixture.ts';
import { type Service, startPotli } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';
import { assertFits, clientProgram, libraryProgram, NODE_TYPES, offlineOperations, type Results } from './examples.ts';

const MAX_CLIENT_BYTES = 12 * 1024;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const WRONG = `
import { createPotli } from 'potli/client';
import { openPotli } from 'potli';
const client = createPotli({ baseUrl: '' });
const library = await openPotli();
// @ts-expect-error: the name is pincode
client.pincode.get({ pin: '600001' });
// @ts-expect-error: it is required
client.pincode.get({});
// @ts-expect-error: a picture has no data
(await client.qr({ text: 'a' })).data;
// @ts-expect-error: there is no such operation
library.call('pincode_gets', {});
// @ts-expect-error: a calendar is a file
(await client.holidays({ year: 2026, format: 'ics' })).data;
(await client.holidays({ year: 2026, format: 'json' })).data[0]?.name.toUpperCase();
(await client.upiQr({ pa: 'a@b', format: 'json' })).data.link.toUpperCase();
(await library.call('upi_qr', { pa: 'a@b', format: 'json' })).data.link.toUpperCase();
(await library.call('upi_qr', { pa: 'a@b' })).arrayBuffer();
for await (const branch of client.ifsc.all({ bank: 'HDFC' })) branch.ifsc.toUpperCase();
`;

let folder: string;
let diagnostics: string;
before(() => {
  if (secondTier) return;
  folder = consumer({
    'client.ts': clientProgram(operationsOf(families)),
    'library.ts': libraryProgram(offlineOperations(families)),
    'wrong.ts': WRONG,
    'node.d.ts': NODE_TYPES,
  });
  diagnostics = compile(folder);
});

async function run(program: string, ...args: string[]): Promise<Results> {
  // The package has its packs compressed, if it has been packed at all: those of the checkout instead.
  mkdirSync(join(folder, 'data'), { recursive: true });
  if (!existsSync(join(folder, 'data', 'potli'))) symlinkSync(join(projectRoot, 'packs'), join(folder, 'data', 'potli'));
  const options = { cwd: folder, env: { ...process.env, XDG_DATA_HOME: join(folder, 'data') }, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, program), ...args], options);
  return JSON.parse(stdout);
}

test('the types compile on their own, accept every example, and reject wrong input', { skip: secondTier }, () => {
  assert.equal(diagnostics, '');
});

test('the client is small and has no dependencies', { skip: secondTier }, () => {
  const code = join(folder, 'node_modules', 'potli', 'dist', 'src', 'client');
  const texts = readdirSync(code)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(code, name), 'utf8'));
  for (const [, from] of texts.join('\n').matchAll(/\bfrom '([^']+)'/g)) assert.match(from ?? '', /^\.\/[\w-]+\.js$/);
  assert.ok(gzipSync(texts.join('\n')).length < MAX_CLIENT_BYTES);
});

describe('with a service', { skip: secondTier }, () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());

  test('every example gives the same answer through client and library', async () => {
    const viaHttp = await run('client.js', service.url);
    for (const operation of operationsOf(families)) assertFits(operation, viaHttp[operation.id]);
    const inProcess = await run('library.js');
    for (const operation of offlineOperations(families)) {
      const actual = inProcess[operation.id];
      if (operation.cache === 'dataset') assert.deepEqual(withoutAge(actual), viaHttp[operation.id], operation.id);
      else assertFits(operation, actual);
    }
  });
});

/** Only the library says that its data is stale: a server refreshes it. */
function withoutAge(answer: unknown): unknown {
  const { meta, ...others } = answer as { readonly meta?: Readonly<Record<string, unknown>> };
  if (meta === undefined) return answer;
  const { stale: _, ...rest } = meta;
  return { ...others, meta: rest };
}
