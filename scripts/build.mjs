// Compiles into a temporary folder, then updates dist/ file by file: a server that runs from dist/ never misses a file, and
// nothing changes if the sources do not compile.
// `--no-check` skips type checking, which is most of the work. Type checking is incremental.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { takeModels } from './models.mjs';
import { replaceFolder } from './replace.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = `${root}node_modules/typescript/bin/tsc`;
// Sibling of dist/: source maps use relative paths, and a rename requires the same file system.
const buildFolder = mkdtempSync(`${root}.build-`);
process.on('exit', () => rmSync(buildFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

async function run(...args) {
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (status !== 0) process.exit(status ?? 1);
}

const isChecked = !process.argv.includes('--no-check');
const compile = (project, ...flags) => run(compiler, '-p', project, '--outDir', buildFolder, ...flags);
/** Separate run without output: an incremental compile emits only changed files, but `buildFolder` needs all of them. */
const checkTypes = (project) =>
  run(compiler, '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', `${root}node_modules/.cache/potli/types.tsbuildinfo`);
const ifThere = (path, use) => (existsSync(path) ? use(path) : undefined);

// The service first; then browser code, which has other globals, and the clients, which are generated from the operations.
await Promise.all([compile(root, '--noCheck'), isChecked && checkTypes(root)]);
takeModels(root, buildFolder);
await Promise.all([
  // Sequential: this recompiles modules that pages share with the browser, and the bundler reads them.
  compile(`${root}src/web/browser`, ...(isChecked ? [] : ['--noCheck'])).then(() => bundle(buildFolder)),
  ifThere(`${root}src/client`, (project) => compile(project, ...(isChecked ? [] : ['--noCheck']))),
  ifThere(`${buildFolder}/src/surfaces/clients/generate.js`, (maker) => run(maker, `${buildFolder}/src`, root)),
  ifThere(`${buildFolder}/src/tools/fingerprints.js`, run),
]);
replaceFolder(`${root}dist`, buildFolder);
