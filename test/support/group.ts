/**
 * Runs many test files in one process, sequentially, so that modules and the service with default settings are loaded once. Each file is a
 * suite with its own hooks and its own name in the report. No product module is loaded before a test file imports it.
 */
import { AsyncResource } from 'node:async_hooks';
import { after, describe } from 'node:test';
import { retainShared } from './shared.ts';
import { isAll } from './test-tiers.ts';

/** Timeout of one file; the next one starts after it. */
const FILE_TIMEOUT_MS = isAll ? 900_000 : 300_000;
/** Timeout of the whole process: a blocked event loop cannot fire the timeout of a file. */
export const GROUP_TIMEOUT_MS = 1_800_000;

/** Time for the reporter to flush. */
const EXIT_AFTER_MS = 3_000;

export interface TestFile {
  /** Path in the repository. */
  readonly name: string;
  /** URL of the compiled module. */
  readonly url: string;
}

export function runFiles(files: readonly TestFile[]): void {
  const closeShared = retainShared();
  let previous = Promise.resolve();
  for (const { name, url } of files) {
    const turn = previous;
    previous = new Promise((done) => {
      describe(name, { timeout: FILE_TIMEOUT_MS }, async () => {
        // node:test finds the suite through the async context, which is lost by awaiting a promise created elsewhere.
        const suite = new AsyncResource('test file');
        after(() => done());
        await turn;
        await suite.runInAsyncScope(() => import(url));
      });
    });
  }
  after(async () => {
    await closeShared();
    // A failed test may have left a server open, which would keep the process alive.
    setTimeout(() => process.exit(), EXIT_AFTER_MS).unref();
  });
}
