/**
 * `npm test [word…]`: runs the compiled tests in their first tier, or those selected by words: a folder or a file of that name.
 * `npm run test:all [word…]` runs everything (`--all`); with `--rest` only the files of which the first tier leaves something out.
 * `--seed=N` gives the order and the random requests of an earlier run, `--date=2028-02-29` shifts the clock to that date.
 * Uses Node's own runner; no test framework is needed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec, type TestEvent } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { datasets } from '../src/families/index.ts';
import { makePacks } from '../src/tools/make-packs.ts';
import { filesBelow } from './support/files.ts';
import { GROUP_TIMEOUT_MS, type TestFile } from './support/group.ts';
import { type Group, groupsOf, TIMING_SENSITIVE_FILES } from './support/groups.ts';
import { isSelected, suggestNames } from './support/selection.ts';
import { joined, summarized } from './support/summary.ts';

const dist = fileURLToPath(new URL('..', import.meta.url));
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    date: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const paths = filesBelow(dist, /\.test\.js$/).map((file) => relative(dist, file));
for (const word of words) {
  if (paths.some((path) => isSelected(path, word))) continue;
  const others = suggestNames(paths, word);
  console.error(`No folder of tests and no test file is called ${word}.${others.length > 0 ? ` There is ${others.join(', ')}.` : ''}`);
  process.exit(2);
}

makePacks(datasets, readConfig(process.env).DATA_DIR);
if (options.all) process.env.POTLI_ALL = '1';
process.env.TEST_SEED = options.seed;
if (options.date) {
  process.env.TEST_CLOCK_AHEAD_MS = String(Date.parse(options.date) - Date.now());
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('support/shifted-clock.js', import.meta.url)}`;
}
/** One more than there are cores: many tests wait for child processes, browsers and timers. */
const processes = availableParallelism() + 1;
const selected = paths.filter(
  (path) => (words.length === 0 || words.some((word) => isSelected(path, word))) && (!options.rest || hasTiers(path)),
);
const files = selected.map((path) => ({ name: path.replace(/\.js$/, '.ts'), url: pathToFileURL(dist + path).href }));
const isTimed = ({ name }: TestFile): boolean => TIMING_SENSITIVE_FILES.includes(name);
const shared = groupsOf(
  files.filter((file) => !isTimed(file)),
  options.seed,
  processes,
  // Files of the second tier take minutes; small groups balance the load.
  options.all ? 8 : undefined,
);
const timed: Group[] = files.filter(isTimed).map((file) => ({ name: file.name, files: [file] }));
const groups = [...shared, ...timed];
const folder = mkdtempSync(join(tmpdir(), 'potli-tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const startedAt = performance.now();
const events = joined([() => runGroups(shared, processes), () => runGroups(timed, options.all ? 1 : availableParallelism())]);
const notes = (): string[] => [
  `the same order and requests again: --seed=${options.seed}`,
  `${files.length} files in ${groups.length} groups, ${processes} at a time, took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`,
];
Readable.from(summarized(events, groups, notes))
  .pipe(new spec())
  .pipe(process.stdout);

function runGroups(some: readonly Group[], concurrency: number): AsyncIterable<TestEvent> {
  return run({ files: some.map(moduleOf), concurrency, timeout: GROUP_TIMEOUT_MS }).on('test:fail', () => {
    process.exitCode = 1;
  });
}

/** Whether a file is reduced in the first tier: it imports support/test-tiers.ts, as the attacks do. */
function hasTiers(path: string): boolean {
  const text = readFileSync(dist + path, 'utf8');
  return /import {[^}]*\b(isAll|sampled|secondTier|tries)\b[^}]*} from '[^']*support\/test-tiers\.js'|import .* from '\.\/tests\.js'/.test(
    text,
  );
}

/** A module that runs a group: the runner of Node 20 gives its processes no arguments. */
function moduleOf(group: Group): string {
  const path = join(folder, `group-${groups.indexOf(group)}.mjs`);
  writeFileSync(
    path,
    `import { runFiles } from '${new URL('support/group.js', import.meta.url)}';\nrunFiles(${JSON.stringify(group.files)});\n`,
  );
  return path;
}
