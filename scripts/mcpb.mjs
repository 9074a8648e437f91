// Builds potli-<version>-<platform>-<arch>.mcpb, a one-click install for desktop assistants: the installed npm package with all data and
// the native libraries of this system, and a manifest. Then smoke-tests it: unpacks it, starts it as the manifest says, and calls a tool.
// Takes some minutes and needs zip and unzip.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { commandOf, mcpbManifest } from './mcpb-manifest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bundle = join(root, `${about.name}-${about.version}-${process.platform}-${process.arch}.mcpb`);
const folder = mkdtempSync(join(tmpdir(), 'potli-mcpb-'));
const [packed, unpacked] = ['made', 'unpacked'].map((name) => join(folder, name));
const run = (cwd, program, ...args) => execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

try {
  for (const path of [packed, unpacked]) mkdirSync(path);
  console.log('packing');
  run(root, 'npm', 'pack', '--silent', '--pack-destination', folder);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  console.log('installing');
  writeFileSync(join(packed, 'package.json'), '{}');
  run(packed, 'npm', 'install', '--silent', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, tarball));
  writeFileSync(join(packed, 'manifest.json'), JSON.stringify(mcpbManifest(about), null, 2));
  rmSync(bundle, { force: true });
  run(packed, 'zip', '-q', '-r', '-1', bundle, 'manifest.json', 'node_modules');
  console.log('trying');
  run(unpacked, 'unzip', '-q', bundle);
  const { command, args, env } = commandOf(JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')), unpacked);
  const client = new Client({ name: 'mcpb', version: about.version });
  await client.connect(new StdioClientTransport({ command, args, env: { ...process.env, ...env }, stderr: 'ignore' }));
  const { tools } = await client.listTools();
  const { content } = await client.callTool({ name: 'pincode_get', arguments: { pincode: '600001' } });
  await client.close();
  if (!content[0]?.text.includes('Tamil Nadu')) throw new Error('the bundle does not answer');
  console.log(`${bundle}: ${Math.round(statSync(bundle).size / 1e6)} MB, ${tools.length} tools`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
