// Verifies the package as users get it: packed, installed into an empty folder without development dependencies and install
// scripts, with a read-only package folder, started by its command over HTTP and over stdio. Takes some minutes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const OUTSIDE = 'Network and contact checks';
const npm = (cwd, ...args) => execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

try {
  console.log('packing');
  npm(root, 'pack', '--silent', '--pack-destination', folder);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  console.log(`installing ${tarball}`);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{}');
  npm(app, 'install', '--silent', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, tarball));
  const { components } = JSON.parse(readFileSync(join(app, 'node_modules', 'potli', 'sbom.cdx.json'), 'utf8'));
  console.log(`bill of materials with ${components.length} components`);
  // Read-only, as in a system-wide installation.
  execFileSync('chmod', ['-R', 'a-w', join(app, 'node_modules', 'potli')]);
  await tryHttp();
  await tryAssistant();
  tryLibrary();
  tryCommand();
} finally {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function tryHttp() {
  const child = spawn(join(app, 'node_modules', '.bin', 'potli'), [], { cwd: folder, env: environment });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  try {
    while (!said.includes('answers on') && child.exitCode === null) await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
    const base = /answers on (\S+)/.exec(said)?.[1];
    if (!base) throw new Error(`the command did not start:\n${said}`);
    console.log(said.trim());
    const { data: families } = await (await fetch(`${base}/v1`)).json();
    const examples = families
      .filter(({ group }) => group !== OUTSIDE)
      .flatMap(({ operations }) => operations.flatMap(({ example }) => example ?? []));
    const pages = ['/', '/docs', '/docs/sources', '/openapi.json', '/llms.txt', '/readyz', '/v1/status'];
    for (const address of [...pages, ...examples]) {
      const { status } = await fetch(new URL(address, base));
      if (status !== 200) throw new Error(`${address} answers ${status}`);
    }
    console.log(`${pages.length + examples.length} addresses answer`);
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
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
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: app,
    env: environment,
    encoding: 'utf8',
  }).trim();
  if (said !== 'Tamil Nadu function') throw new Error(`the library answers ${said}`);
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
  console.log('commands answer');
}

async function tryAssistant() {
  const client = new Client({ name: 'try-release', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: join(app, 'node_modules', '.bin', 'potli'), args: ['--mcp'], env: environment, stderr: 'inherit' }),
  );
  const { tools } = await client.listTools();
  const { content } = await client.callTool({ name: 'pincode_get', arguments: { pincode: '600001' } });
  if (JSON.parse(content[0].text).data.pincode !== '600001') throw new Error('the tool pincode_get does not answer');
  console.log(`${tools.length} tools over standard input and output`);
  await client.close();
}
