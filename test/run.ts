/**
 * `npm test [word…]`: runs every compiled *.test.js, or those whose path holds one of the words.
 * Node's own runner, so that there is nothing between a test and the code that ships.
 */
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/config.ts';
import { datasets } from '../src/families/index.ts';
import { makePacks } from '../src/tools/make-packs.ts';
import { filesBelow } from './support/files.ts';

const dist = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const files = filesBelow(dist, /\.test\.js$/).filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
if (files.length === 0) {
  console.error(`No test file has ${wanted.join(' or ')} in its path.`);
  process.exit(2);
}

makePacks(datasets, readConfig(process.env).DATA_DIR);
run({ files, concurrency: 2, timeout: 300_000 })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
