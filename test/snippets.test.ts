/** Code snippets of the playground: each is executed unmodified; the first test tier samples the operations. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { families } from '../src/families/index.ts';
import { describeForm, type OperationForm } from '../src/surfaces/catalogue.ts';
import { examplePaths } from './support/example-files.ts';
import { projectRoot } from './support/project-fixture.ts';
import { type Service, startPotli, temporaryFolder } from './support/service.ts';
import { isAll, sampled } from './support/test-tiers.ts';

const run = promisify(execFile);
const isInstalled = (program: string, ...more: string[]): boolean => spawnSync(program, more).status === 0;
const noCurl = isInstalled('curl', '--version') ? false : 'curl is not installed';
const noPython = isInstalled('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))')
  ? false
  : 'there is no python3 of version 3.11 or newer';
const noRequests = isInstalled('python3', '-c', 'import requests') ? false : 'python3 with the package requests is not installed';
/** Seconds each, three times: by network time-outs, or by a model. */
const SLOW = new Set(['dns_lookup', 'email_check', 'traceroute', 'image_remove_background', 'image_passport', 'ocr', 'embed']);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Browser modules that turn a form into code, loaded by URL because they are compiled separately. */
interface BrowserModule {
  readonly [name: string]: (...args: unknown[]) => unknown;
}
const importBrowserModule = (name: string): Promise<BrowserModule> =>
  import(new URL(`../src/web/browser/${name}.js`, import.meta.url).href);

interface OperationSnippets {
  readonly id: string;
  readonly curl: string;
  readonly fetch: string;
  readonly python: string;
  readonly typescriptClient: string;
  readonly pythonClient: string;
  /** Fixtures of the first accepted type. */
  readonly files: readonly string[];
}

let service: Service;
let folder: string;
let snippets: readonly OperationSnippets[];
before(async () => {
  service = await startPotli();
  folder = temporaryFolder();
  const values = await importBrowserModule('values');
  const generators = await importBrowserModule('snippet-text');
  const generateSnippet = (operation: OperationForm, files: readonly string[], name: string): string => {
    const exampleValues = values.exampleValues?.(operation);
    const request = values.toRequest?.(operation, exampleValues, []);
    return generators[name]?.({ operation, request, values: exampleValues, files, origin: service.url }) as string;
  };
  const operations = families.flatMap((family) => family.operations.map((operation) => ({ family, operation })));
  const candidates = operations.filter(({ operation }) => isAll || !SLOW.has(operation.id));
  snippets = sampled(12, candidates).map(({ family, operation }) => {
    const form = describeForm(operation, family);
    const files = examplePaths(operation).map((path, index) => {
      const name = `${operation.id} ${index}.${path.split('.').at(-1)}`;
      copyFileSync(path, join(folder, name));
      return name;
    });
    const texts = ['toCurl', 'toFetch', 'toPython', 'toTypeScriptClient', 'toPythonClient'].map((name) =>
      generateSnippet(form, files, name),
    );
    const [curl = '', fetched = '', python = '', typescriptClient = '', pythonClient = ''] = texts;
    return { id: operation.id, curl, fetch: fetched, python, typescriptClient, pythonClient, files };
  });
});
after(() => service.close());

test('curl snippets return 200', { skip: noCurl }, async () => {
  for (const { id, curl } of snippets) {
    const { stdout } = await run('sh', ['-c', `${curl} -s -w '\\n%{http_code}'`], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
    assert.match(stdout, /\n200$/, `${id}: ${curl}\n${stdout.slice(0, 300)}`);
  }
});

test('fetch snippets return 200', async () => {
  const AsyncFunction = (async () => {}).constructor as new (
    ...code: string[]
  ) => (document: unknown, console: unknown) => Promise<Response>;
  for (const { id, fetch: code, files } of snippets) {
    const selected = files.map((name) => new File([readFileSync(join(folder, name))], name, { type: typeOf(name) }));
    const result = await new AsyncFunction('document', 'console', `${code}; return response;`)(
      { querySelector: () => ({ files: selected }) },
      { log: () => {} },
    );
    assert.equal(result.status, 200, `${id}: ${code}`);
  }
});

test('Python snippets return 200', { skip: noRequests }, () => assertPythonRuns('python'));

test('snippets for the Python client print or save an answer', { skip: noPython }, () => assertPythonRuns('pythonClient'));

async function assertPythonRuns(language: 'python' | 'pythonClient'): Promise<void> {
  writeFileSync(join(folder, 'snippets.json'), JSON.stringify(snippets.map((snippet) => ({ id: snippet.id, code: snippet[language] }))));
  // One interpreter runs all snippets.
  const program = `import contextlib, io, json
for one in json.load(open('snippets.json')):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(one['code'], {})
        print(one['id'], 'succeeds')
    except Exception as failure:
        print(one['id'], type(failure).__name__, failure)
`;
  const env = { ...process.env, PYTHONPATH: join(projectRoot, 'clients', 'python'), PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await run('python3', ['-c', program], { cwd: folder, env, maxBuffer: MAX_OUTPUT_BYTES });
  assert.deepEqual(
    stdout.trim().split('\n'),
    snippets.map(({ id }) => `${id} succeeds`),
  );
}

test('snippets for the TypeScript client print an answer', async () => {
  const installed = join(folder, 'node_modules', 'potli-client');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(installed, 'index.js'), `export * from '${new URL('../src/client/index.js', import.meta.url).href}';`);
  for (const { id, typescriptClient } of snippets) writeFileSync(join(folder, `${id}.mjs`), typescriptClient);
  // One process runs all snippets.
  const program = `const results = [];
let printed;
console.log = (...values) => { printed = values.every((value) => value !== undefined); };
for (const id of ${JSON.stringify(snippets.map(({ id }) => id))}) {
  printed = false;
  await import('./' + id + '.mjs').catch((error) => { printed = String(error); });
  results.push([id, printed]);
}
process.stdout.write(JSON.stringify(results));`;
  writeFileSync(join(folder, 'all.mjs'), program);
  const { stdout } = await run(process.execPath, ['all.mjs'], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
  assert.deepEqual(
    JSON.parse(stdout),
    snippets.map(({ id }) => [id, true]),
  );
});

function typeOf(name: string): string {
  return name.endsWith('.pdf') ? 'application/pdf' : `image/${name.split('.').at(-1)}`;
}
