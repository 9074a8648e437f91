/** First steps of a contributor: `npm run new`, and the whole tutorial of docs/ADDING_AN_API.md in a copy of the project. */
import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { endAll, start } from '../support/process.ts';
import { projectRoot, wholeProject, write } from '../support/project-fixture.ts';
import { get, linkedPacks } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

/** A file of the tutorial, or an entry to insert into an existing one. */
interface Block {
  readonly path: string;
  readonly isEntry: boolean;
  readonly code: string;
}

const tutorial = readFileSync(join(projectRoot, 'docs/ADDING_AN_API.md'), 'utf8');
const blocks = Array.from(tutorial.matchAll(/^```tsv?\n(.*?)^```$/gms), ([, block = '']): Block => {
  const [, path, entry] = /^(?:\/\/|#) (\S+\.tsv?)( \(one more entry\))?\n/.exec(block) ?? [];
  assert.ok(path, `a block of the tutorial does not begin with its path: ${block.slice(0, 80)}`);
  return { path, isEntry: entry !== undefined, code: block.slice(block.indexOf('\n') + 1) };
});

describe('the tutorial', { skip: secondTier }, () => {
  let project: string;
  const environment: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: linkedPacks() };
  // Otherwise a nested test runner would take itself for a part of this test.
  delete environment.NODE_TEST_CONTEXT;
  const run = (script: string, ...args: string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, [join(project, script), ...args], { cwd: project, env: environment, encoding: 'utf8' });
  const succeed = (script: string, ...args: string[]): string => {
    const { status, stdout, stderr } = run(script, ...args);
    assert.equal(status, 0, stdout + stderr);
    return stdout;
  };

  before(() => {
    project = wholeProject();
  });
  after(endAll);

  test('npm run new scaffolds families, and rejects invalid names', () => {
    succeed('scripts/new.mjs', 'colours');
    succeed('scripts/new.mjs', 'gem-stones', 'Sky and radio');
    for (const name of ['', 'Colours', 'two words', '../out', 'colours', 'pincode'])
      assert.equal(run('scripts/new.mjs', name).status, 2, name);
    assert.equal(run('scripts/new.mjs', 'tides', 'No such group').status, 2);
    assert.ok(!existsSync(join(project, 'src/families/tides')));
  });

  test('the generated files need no formatting', () => {
    const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [biome, 'check', '--vcs-enabled=false', 'src/families/gem-stones', 'src/families/index.ts'],
      { cwd: project, encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout + stderr);
  });

  test('the code of the tutorial compiles', () => {
    for (const { path, isEntry, code } of blocks) {
      if (!isEntry) write(project, path, code);
      else insertEntry(join(project, path), code);
    }
    succeed('scripts/build.mjs');
  });

  test('the tests of both families pass unchanged, and skipped ones have a reason', () => {
    const output = succeed('dist/test/run.js', 'colours', 'gem-stones', 'phone');
    assert.match(output, /✔ a colour is found however its name is written/);
    assert.match(output, /✔ an unknown name is 404/);
    assert.match(output, /^ℹ not run: \d+ tests? \(the vectors are not beside the repository\)$/m);
  });

  test('the operations are on every surface', async () => {
    const { child, url } = start({ DATA_DIR: environment.DATA_DIR ?? '' }, [], join(project, 'dist/src/main.js'));
    const base = await url;
    assert.equal((await get(`${base}/v1/colours/indigo`)).body.data.hex, '#4b0082');
    assert.equal((await get(`${base}/v1/colours/indigo`)).body.meta.source?.name, 'Names of colours');
    assert.equal((await get(`${base}/v1/gem-stones/first`)).body.data.name, 'first');
    const { paths } = JSON.parse(await (await fetch(`${base}/openapi.json`)).text()) as { paths: Record<string, unknown> };
    for (const path of ['/v1/colours', '/v1/colours/{name}', '/v1/gem-stones/{name}']) assert.ok(paths[path], path);
    child.kill('SIGKILL');
  });
});

/** Inserts an entry after the line that opens the exported object of a file. */
function insertEntry(file: string, entry: string): void {
  const text = readFileSync(file, 'utf8');
  const match = /^export const \w+ = \{\n/m.exec(text);
  assert.ok(match, file);
  const end = match.index + match[0].length;
  writeFileSync(file, text.slice(0, end) + entry + text.slice(end));
}
