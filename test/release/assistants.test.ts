/** Metadata for registries and desktop assistants: it names this version, and the server starts as described there. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { VERSION } from '../../src/version.ts';
import { temporaryFolder } from '../support/service.ts';

const root = new URL('../../../', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as T;

interface Package {
  readonly name: string;
  readonly mcpName: string;
  readonly bin: { readonly potli: string };
}
interface ServerJson {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly packages: readonly {
    readonly identifier: string;
    readonly version: string;
    readonly packageArguments: readonly { readonly name: string }[];
  }[];
}
interface Manifest {
  readonly version: string;
  readonly server: { readonly entry_point: string };
}
interface McpbModule {
  mcpbManifest(about: Package): Manifest;
  commandOf(manifest: Manifest, folder: string): { command: string; args: string[]; env: Record<string, string> };
}

const packageJson = read<Package>('package.json');

test('server.json names this package and this version', () => {
  const { name, description, version, packages } = read<ServerJson>('server.json');
  assert.equal(name, packageJson.mcpName);
  assert.equal(version, VERSION);
  assert.ok(description.length <= 100, 'maximum length in the registry');
  assert.deepEqual(
    packages.map((entry) => [entry.identifier, entry.version, entry.packageArguments.map((argument) => argument.name)]),
    [[packageJson.name, VERSION, ['--mcp']]],
  );
});

test('a bundle starts as its manifest says, and serves the tools', async () => {
  const { mcpbManifest, commandOf } = (await import(new URL('scripts/mcpb-manifest.mjs', root).href)) as McpbModule;
  const manifest = mcpbManifest(packageJson);
  assert.equal(manifest.version, VERSION);
  // Laid out as an assistant unpacks it, with this checkout in place of the package.
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(fileURLToPath(root), join(folder, 'node_modules', packageJson.name));
  assert.ok(existsSync(join(folder, manifest.server.entry_point)));
  const { args, env } = commandOf(manifest, folder);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
      stderr: 'ignore',
    }),
  );
  assert.equal((await client.listTools()).tools.length, 44);
  await client.close();
});
