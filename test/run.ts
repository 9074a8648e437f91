/**
 * `npm test [word…]`: runs every compiled *.test.js, or those that a word means: a folder or a file of that name.
 * Node's own runner, so that there is nothing between a test and the code that ships.
 */
import { relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/config.ts';
import { datasets } from '../src/families/index.ts';
import { makePacks } from '../src/tools/make-packs.ts';
import { filesBelow } from './support/files.ts';
import { isMeant, namesLike } from './support/selection.ts';

const dist = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const paths = filesBelow(dist, /\.test\.js$/).map((file) => relative(dist, file));
for (const word of words) {
  if (paths.some((path) => isMeant(path, word))) continue;
  const others = namesLike(paths, word);
  console.error(`No folder of tests and no test file is called ${word}.${others.length > 0 ? ` There is ${others.join(', ')}.` : ''}`);
  process.exit(2);
}

makePacks(datasets, readConfig(process.env).DATA_DIR);
const skipped = new Map<string, number>();
run({
  files: paths.filter((path) => words.length === 0 || words.some((word) => isMeant(path, word))).map((path) => `${dist}${path}`),
  concurrency: 2,
  timeout: 300_000,
})
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .on('test:pass', ({ skip }) => {
    if (skip === undefined) return;
    const reason = String(skip);
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  })
  .compose(new spec())
  .on('end', () => {
    for (const [reason, count] of skipped) console.log(`ℹ not run: ${count} ${count === 1 ? 'test' : 'tests'} (${reason})`);
  })
  .pipe(process.stdout);
