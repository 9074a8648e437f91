/**
 * Many test files in one process, one after the other: what they share (modules, and the service with plain settings) is loaded once. Each file
 * is a suite, so that its hooks are its own and the report names it. Nothing of the product is loaded before a file asks for it.
 */
import { AsyncResource } from 'node:async_hooks';
import { after, describe } from 'node:test';
import { isAll } from './full.ts';
import { keepShared } from './shared.ts';

/** After which a file has failed and the next one begins. */
const FILE_TIMEOUT_MS = isAll ? 900_000 : 300_000;
/** A process whose event loop is held cannot end a file by itself: it is ended as a whole. */
export const GROUP_TIMEOUT_MS = 1_800_000;

export interface TestFile {
  /** Its path in the repository. */
  readonly name: string;
  /** Of the compiled module. */
  readonly url: string;
}

export function runFiles(files: readonly TestFile[]): void {
  const closeShared = keepShared();
  let previous = Promise.resolve();
  for (const { name, url } of files) {
    const turn = previous;
    previous = new Promise((done) => {
      describe(name, { timeout: FILE_TIMEOUT_MS }, async () => {
        // Node knows the suite of a call by its asynchronous context, which is lost by waiting for a promise that was made elsewhere.
        const suite = new AsyncResource('test file');
        after(() => done());
        await turn;
        await suite.runInAsyncScope(() => import(url));
      });
    });
  }
  void previous.then(closeShared);
}
