// Compiles into a folder of its own, then brings dist/ up to date file by file: a server that runs from dist/ never misses a file, and
// nothing changes when the sources do not compile.
// TypeScript 7 (native) does it in a second or two; the JavaScript compiler (`typescript`) is only there for tools that need its API.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { takeModels } from './models.mjs';
import { replaceFolder } from './replace.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = `${root}node_modules/typescript-native/bin/tsc`;
// Beside dist/, not deeper: source maps name the sources by relative paths, and files can be renamed into place.
const made = mkdtempSync(`${root}.build-`);
process.on('exit', () => rmSync(made, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// The service first, then what runs in the browser, which knows other globals.
for (const project of [root, `${root}src/web/browser`]) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', made], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
takeModels(root, made);
replaceFolder(`${root}dist`, made);
