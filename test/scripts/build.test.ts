/** Effects of `npm run build` and `npm run dev` on a running server. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { smallProject, write } from '../support/project-fixture.ts';
import { secondTier } from '../support/test-tiers.ts';

const children = new Set<ChildProcess>();
after(() => {
  for (const child of children) child.kill();
});

const build = (project: string, ...flags: string[]): number | null =>
  spawnSync(process.execPath, [join(project, 'scripts/build.mjs'), ...flags], { stdio: 'ignore' }).status;

describe('npm run build', () => {
  const project = smallProject({
    'src/main.ts': 'export const value: string = "one";\n',
    'src/same.ts': 'export const same = 1;\n',
    'src/old/gone.ts': 'export {};\n',
  });
  const dist = (path: string): string => join(project, 'dist', path);

  test('builds dist/, and leaves no temporary folder', () => {
    assert.equal(build(project), 0);
    assert.match(readFileSync(dist('src/main.js'), 'utf8'), /one/);
    assert.ok(existsSync(dist('src/web/browser/page.js')));
    assert.match(readFileSync(dist('start/main.js'), 'utf8'), /one/);
    assert.deepEqual(
      readdirSync(project).filter((name) => name.startsWith('.')),
      [],
    );
  });

  test('files exist throughout the build; unchanged ones are not touched, outdated ones are deleted', async () => {
    const same = statSync(dist('src/same.js'));
    write(project, 'src/main.ts', 'export const value: string = "two";\n');
    rmSync(join(project, 'src/old'), { recursive: true });
    const child = spawn(process.execPath, [join(project, 'scripts/build.mjs')], { stdio: 'ignore' });
    children.add(child);
    let checkCount = 0;
    while (child.exitCode === null) {
      // Files are replaced atomically: a half-written one would match neither.
      assert.match(readFileSync(dist('src/main.js'), 'utf8'), /"(one|two)";\n/);
      readFileSync(dist('src/same.js'));
      checkCount++;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    assert.equal(child.exitCode, 0);
    assert.ok(checkCount > 10);
    assert.match(readFileSync(dist('src/main.js'), 'utf8'), /two/);
    assert.deepEqual([statSync(dist('src/same.js')).ino, statSync(dist('src/same.js')).mtimeMs], [same.ino, same.mtimeMs]);
    assert.ok(!existsSync(dist('src/old')));
  });

  test('a compilation error leaves dist/ unchanged', () => {
    write(project, 'src/main.ts', 'export const value: string = 3;\n');
    assert.notEqual(build(project), 0);
    assert.match(readFileSync(dist('src/main.js'), 'utf8'), /two/);
  });

  test('--no-check builds despite type errors, and fails on syntax errors', { skip: secondTier }, () => {
    assert.equal(build(project, '--no-check'), 0);
    assert.match(readFileSync(dist('src/main.js'), 'utf8'), /value = 3/);
    write(project, 'src/main.ts', 'export const = ;\n');
    assert.notEqual(build(project, '--no-check'), 0);
  });
});

describe('npm run dev', () => {
  const main = (word: string): string => `process.stderr.write('says ${word} ' + process.pid + '\\n'); setInterval(() => {}, 1_000);\n`;

  test('serves the current sources, else the last valid ones, and exits with all its processes', { skip: secondTier }, async () => {
    const project = smallProject({ 'src/main.ts': main('one') });
    const child = spawn(process.execPath, [join(project, 'scripts/dev.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] });
    children.add(child);
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    /** Waits for a line, at most two minutes: a build is slow on a loaded machine. */
    const waitForOutput = async (line: RegExp): Promise<string> => {
      for (let tries = 0; tries < 2_400; tries++) {
        const match = line.exec(output);
        if (match) return match[1] ?? '';
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${line} was not printed, but: ${output}`);
    };
    const first = Number(await waitForOutput(/says one (\d+)/));
    write(project, 'src/main.ts', 'const wrong: string = 1;\n');
    await waitForOutput(/(compilation failed)/);
    assert.ok(isRunning(first));
    write(project, 'src/main.ts', main('two'));
    const second = Number(await waitForOutput(/says two (\d+)/));
    assert.ok(!isRunning(first));
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    assert.ok(!isRunning(second));
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
