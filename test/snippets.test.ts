/** Code snippets of the playground: each runs as it is. In the first tier a sample of the operations. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { families } from '../src/families/index.ts';
import { describeForm, type OperationForm } from '../src/surfaces/catalogue.ts';
import { examplePaths } from './support/example-files.ts';
import { type Service, startPotli, temporaryFolder } from './support/service.ts';
import { isAll, sampled } from './support/test-tiers.ts';

const run = promisify(execFile);
const isThere = (program: string, ...more: string[]): boolean => spawnSync(program, more).status === 0;
const noCurl = isThere('curl', '--version') ? false : 'there is no curl';
const noRequests = isThere('python3', '-c', 'import requests') ? false : 'there is no python3 with the package requests';
/** Seconds each, three times: by network time-outs, or by a model. */
const SLOW = new Set(['dns_lookup', 'email_check', 'traceroute', 'image_remove_background', 'ocr', 'embed']);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Browser modules that turn a form into code, loaded by URL because they are compiled separately. */
interface Snippets {
  readonly [name: string]: (...given: unknown[]) => unknown;
}
const browser = (name: string): Promise<Snippets> => import(new URL(`../src/web/browser/${name}.js`, import.meta.url).href);

interface Copied {
  readonly id: string;
  readonly curl: string;
  readonly fetch: string;
  readonly python: string;
  /** Fixtures of the first accepted type. */
  readonly files: readonly string[];
}

let service: Service;
let folder: string;
let copied: readonly Copied[];
before(async () => {
  service = await startPotli();
  folder = temporaryFolder();
  const values = await browser('values');
  const texts = await browser('snippet-text');
  const textOf = (operation: OperationForm, files: readonly string[], name: string): string => {
    const given = values.exampleValues?.(operation);
    const request = values.toRequest?.(operation, given, []);
    return texts[name]?.({ operation, request, values: given, files, origin: service.url }) as string;
  };
  const operations = families.flatMap((family) => family.operations.map((operation) => ({ family, operation })));
  const candidates = operations.filter(({ operation }) => isAll || !SLOW.has(operation.id));
  copied = sampled(12, candidates).map(({ family, operation }) => {
    const form = describeForm(operation, family);
    const files = examplePaths(operation).map((path, at) => {
      const name = `${operation.id} ${at}.${path.split('.').at(-1)}`;
      copyFileSync(path, join(folder, name));
      return name;
    });
    const [curl = '', fetched = '', python = ''] = ['toCurl', 'toFetch', 'toPython'].map((name) => textOf(form, files, name));
    return { id: operation.id, curl, fetch: fetched, python, files };
  });
});
after(() => service.close());

test('curl', { skip: noCurl }, async () => {
  for (const { id, curl } of copied) {
    const { stdout } = await run('sh', ['-c', `${curl} -s -w '\\n%{http_code}'`], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
    assert.match(stdout, /\n200$/, `${id}: ${curl}\n${stdout.slice(0, 300)}`);
  }
});

test('fetch', async () => {
  const AsyncFunction = (async () => {}).constructor as new (
    ...code: string[]
  ) => (document: unknown, console: unknown) => Promise<Response>;
  for (const { id, fetch: code, files } of copied) {
    const chosen = files.map((name) => new File([readFileSync(join(folder, name))], name, { type: typeOf(name) }));
    const answer = await new AsyncFunction('document', 'console', `${code}; return response;`)(
      { querySelector: () => ({ files: chosen }) },
      { log: () => {} },
    );
    assert.equal(answer.status, 200, `${id}: ${code}`);
  }
});

test('Python', { skip: noRequests }, async () => {
  writeFileSync(join(folder, 'snippets.json'), JSON.stringify(copied.map(({ id, python }) => ({ id, python }))));
  // One interpreter runs all snippets.
  const program = `import contextlib, io, json
for one in json.load(open('snippets.json')):
    names = {}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(one['python'], names)
        print(one['id'], names['response'].status_code)
    except Exception as failure:
        print(one['id'], type(failure).__name__, failure)
`;
  const { stdout } = await run('python3', ['-c', program], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
  assert.deepEqual(
    stdout.trim().split('\n'),
    copied.map(({ id }) => `${id} 200`),
  );
});

function typeOf(name: string): string {
  return name.endsWith('.pdf') ? 'application/pdf' : `image/${name.split('.').at(-1)}`;
}
