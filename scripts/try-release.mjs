// Verifies the package as users get it: packed, installed into an empty folder without development dependencies and install scripts, with a
// read-only package folder, started by its command over HTTP and over stdio, and used from a separate consumer project: with the packed
// client, the library, the commands, and the Python client from the checkout. Takes some minutes.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'potli-release-'));
const app = join(folder, 'app');
/** Offline: no refreshes, and operations that use the network are skipped. */
const environment = {
  ...process.env,
  XDG_DATA_HOME: join(folder, 'data'),
  REFRESH: 'off',
  LOG: 'off',
  HOST: '127.0.0.1',
  PORT: '0',
  RATE_LIMIT: '0',
};
const NETWORK_GROUP = 'Network and contact checks';
const npm = (cwd, ...args) => execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** What a user does with the client, compiled strictly. */
const CLIENT_PROGRAM = `
import { createPotli, PotliError } from 'potli-client';
declare const process: { argv: string[] };
declare const console: { log(text: string): void };
const potli = createPotli({ baseUrl: process.argv[2] ?? '' });
const { data, meta } = await potli.pincode.get({ pincode: '600001' });
let branches = 0;
for await (const branch of potli.ifsc.all({ bank: 'HDFC', city: 'Chennai' })) branches += Number(branch.ifsc.startsWith('HDFC'));
const picture = await potli.qr({ text: 'potli', format: 'png' });
const smaller = await potli.pdf.compress({ file: await (await potli.qr({ text: 'potli', format: 'pdf' })).arrayBuffer() });
const table = await potli.downloads.get({ table: 'banks', format: 'sqlite' });
const changes = await potli.downloads.changes({ dataset: 'ifsc', format: 'ndjson' });
const status = await potli.status();
const refused: unknown = await potli.pincode.get({ pincode: '999999' }).catch((error: unknown) => error);
const unreachable: unknown = await createPotli({ baseUrl: 'http://127.0.0.1:9' }).status().catch((error: unknown) => error);
const errors = [refused, unreachable].map((error) => error instanceof PotliError && error.code);
const magic = [picture, smaller, table].map(async (file) => new TextDecoder().decode((await file.arrayBuffer()).slice(1, 4)));
const checks = [data.state, meta.source?.name !== undefined, branches > 50, changes.size, status.data.datasets.length > 10];
console.log([...checks, ...errors, ...(await Promise.all(magic))].join(' '));
`;
const CLIENT_RESULT = 'Tamil Nadu true true 0 true not_found unreachable PNG PDF QLi';

const PYTHON_PROGRAM = `
import sys
from potli import Potli, PotliError
with Potli(sys.argv[1]) as potli:
    print(potli.pincode.get(pincode="600001").data["state"], end=" ")
    try:
        potli.pincode.get(pincode="999999")
    except PotliError as error:
        print(error.code)
`;

try {
  console.log('packing');
  npm(root, 'pack', '--silent', '--pack-destination', folder);
  npm(join(root, 'clients', 'typescript'), 'pack', '--silent', '--pack-destination', folder);
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  for (const name of tarballs) console.log(`installing ${name}, ${megabytes(statSync(join(folder, name)).size)}`);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
  const begin = performance.now();
  npm(
    app,
    'install',
    '--silent',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...tarballs.map((name) => join(folder, name)),
  );
  const [kilobytes] = execFileSync('du', ['-sk', app], { encoding: 'utf8' }).split('\t');
  console.log(`installed in ${seconds(begin)}: ${megabytes(Number(kilobytes) * 1024)}`);
  const { components } = JSON.parse(readFileSync(join(app, 'node_modules', 'potli', 'sbom.cdx.json'), 'utf8'));
  console.log(`bill of materials with ${components.length} components`);
  // Read-only, as in a system-wide installation.
  execFileSync('chmod', ['-R', 'a-w', join(app, 'node_modules', 'potli')]);
  await tryHttp();
  await tryMcp();
  tryLibrary();
  tryCommand();
} finally {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function tryHttp() {
  const child = spawn(join(app, 'node_modules', '.bin', 'potli'), [], { cwd: folder, env: environment });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  try {
    while (!stderr.includes('answers on') && child.exitCode === null) await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
    const base = /answers on (\S+)/.exec(stderr)?.[1];
    if (!base) throw new Error(`the command did not start:\n${stderr}`);
    console.log(stderr.trim());
    const { data: families } = await (await fetch(`${base}/v1`)).json();
    const examples = families
      .filter(({ group }) => group !== NETWORK_GROUP)
      .flatMap(({ operations }) => operations.flatMap(({ example }) => example ?? []));
    const pages = ['/', '/docs', '/docs/sources', '/openapi.json', '/llms.txt', '/readyz', '/v1/status'];
    for (const address of [...pages, ...examples]) {
      const { status } = await fetch(new URL(address, base));
      if (status !== 200) throw new Error(`${address} answers ${status}`);
    }
    console.log(`${pages.length + examples.length} addresses answer`);
    await tryClient(base);
    await tryPython(base);
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function tryClient(base) {
  writeFileSync(join(app, 'program.ts'), CLIENT_PROGRAM);
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = '--strict --target es2022 --module nodenext --lib es2022,dom,dom.iterable --types'.split(' ');
  execFileSync(process.execPath, [compiler, ...options, '', 'program.ts'], { cwd: app, stdio: 'inherit' });
  const output = await outputOf(process.execPath, ['program.js', base], { cwd: app });
  if (output !== CLIENT_RESULT) throw new Error(`the client answers ${output}`);
  console.log('the packed client compiles strictly and answers');
}

async function tryPython(base) {
  const venvCreated = spawnSync('python3', ['-m', 'venv', join(folder, 'venv')]).status === 0;
  const pip = join(folder, 'venv', 'bin', 'pip');
  const isInstalled = venvCreated && spawnSync(pip, ['install', '--quiet', join(root, 'clients', 'python')]).status === 0;
  if (!isInstalled) return console.log('skipped: no pip that installs the Python client');
  const output = await outputOf(join(folder, 'venv', 'bin', 'python'), ['-c', PYTHON_PROGRAM, base], { cwd: folder });
  if (output !== 'Tamil Nadu not_found') throw new Error(`the Python client answers ${output}`);
  console.log('the Python client answers');
}

/** Calls the embedded data from a user program. */
function tryLibrary() {
  const program = `
    import { openPotli } from 'potli';
    import { createPotli } from 'potli/client';
    const potli = await openPotli();
    const { data } = await potli.call('pincode_get', { pincode: '600001' });
    potli.close();
    console.log(data.state, typeof createPotli({ baseUrl: '' }).pincode.get);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: app,
    env: environment,
    encoding: 'utf8',
  }).trim();
  if (output !== 'Tamil Nadu function') throw new Error(`the library answers ${output}`);
  console.log('library and client can be imported');
}

/** Runs a lookup and enriches a table on the command line. */
function tryCommand() {
  const potli = (input, ...args) =>
    execFileSync(join(app, 'node_modules', '.bin', 'potli'), args, { cwd: folder, env: environment, input });
  const { data } = JSON.parse(potli('', 'pincode', '600001'));
  const table = potli('pin\n600001\n', 'enrich', '-', '--pincode', 'pin', '--add', 'state').toString();
  if (data.state !== 'Tamil Nadu' || table !== 'pin,state,error\n600001,Tamil Nadu,\n')
    throw new Error(`the command answers ${data.state}, ${table}`);
  const exported = join(folder, 'banks.sqlite');
  potli('', 'export', 'banks', '--format', 'sqlite', '-o', exported);
  if (!readFileSync(exported).subarray(0, 15).equals(Buffer.from('SQLite format 3'))) throw new Error('export writes no SQLite file');
  const { data: datasets } = JSON.parse(potli('', 'status', '--json'));
  if (datasets.length < 10) throw new Error(`status knows ${datasets.length} datasets`);
  const begin = performance.now();
  potli('', 'pincode', '600001');
  console.log(`commands answer, the second lookup in ${seconds(begin)}`);
}

async function tryMcp() {
  const client = new Client({ name: 'try-release', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: join(app, 'node_modules', '.bin', 'potli'), args: ['--mcp'], env: environment, stderr: 'inherit' }),
  );
  const { tools } = await client.listTools();
  const { content } = await client.callTool({ name: 'pincode_get', arguments: { pincode: '600001' } });
  if (JSON.parse(content[0].text).data.pincode !== '600001') throw new Error('the tool pincode_get does not answer');
  const { prompts } = await client.listPrompts();
  const { contents } = await client.readResource({ uri: 'potli://ifsc/HDFC0000007' });
  if (JSON.parse(contents[0].text).data.ifsc !== 'HDFC0000007') throw new Error('the resource of a branch does not answer');
  console.log(`${tools.length} tools and ${prompts.length} prompts over standard input and output`);
  await client.close();
}

/** Output of a program that calls a child of this process: that must be able to write meanwhile. */
async function outputOf(command, args, options) {
  const { stdout } = await promisify(execFile)(command, args, options);
  return stdout.trim();
}

function megabytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}
