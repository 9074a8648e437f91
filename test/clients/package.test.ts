/** The package potli-client in an empty project: packed, installed without a network, compiled against, and called. */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { VERSION } from '../../src/version.ts';
import { compile } from '../support/consumer.ts';
import { projectRoot, write } from '../support/project-fixture.ts';
import { startPotli, temporaryFolder } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const PACKAGE = join(projectRoot, 'clients', 'typescript');
const MAX_PACKED_BYTES = 100 * 1024;

const PROGRAM = `
import { createPotli, PotliError } from 'potli-client';
declare const process: { argv: string[] };
declare const console: { log(text: string): void };
const potli = createPotli({ baseUrl: process.argv[2] ?? '' });
const { data } = await potli.pincode.get({ pincode: '600001' });
const refused = await potli.pincode.get({ pincode: '999999' }).catch((error: unknown) => error);
console.log([data.state, refused instanceof PotliError && refused.code].join(' '));
`;

test('the packed client has no dependencies and works in an empty project', { skip: secondTier }, async (t) => {
  const folder = temporaryFolder();
  const npm = (cwd: string, ...args: string[]): string =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [packed] = JSON.parse(npm(PACKAGE, 'pack', '--json', '--pack-destination', folder)) as { size: number; filename: string }[];
  assert.ok(packed && packed.size < MAX_PACKED_BYTES);
  write(folder, 'package.json', '{ "type": "module" }');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename));
  assert.deepEqual(
    readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['potli-client'],
  );
  write(folder, 'program.ts', PROGRAM);
  const compilerOptions = { target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom', 'dom.iterable'], types: [], strict: true };
  write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  assert.equal(compile(folder), '');
  const service = await startPotli();
  t.after(() => service.close());
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.js'), service.url]);
  assert.equal(stdout.trim(), 'Tamil Nadu not_found');
});

test('it has the version of the service', () => {
  assert.equal(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version, VERSION);
});
