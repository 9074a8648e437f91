/** Call path of a request: the source files it passes through, in order, must equal the list in docs/ARCHITECTURE.md. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './support/service.ts';

register('./support/function-trace.js', import.meta.url);
const { startPotli } = await import('./support/service.ts');
const { linesPdf } = await import('./support/build-pdf.ts');
const { MemoryLimiter } = await import('../src/core/limit/gcra.ts');

const ARCHITECTURE = readFileSync(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8');

/** Files that the document lists for a request, in order. */
function documented(request: string): string[] {
  const [, list = ''] = ARCHITECTURE.split(`**${request}**`);
  return Array.from(list.split(/\n\n(?!\d)/)[0]?.matchAll(/`(src\/[^`]+\.ts)`/g) ?? [], ([, file]) => file as string);
}

let service: Service;
before(async () => {
  service = await startPotli({ limiter: new MemoryLimiter(600) });
});
after(() => service.close());

interface CallPath {
  /** Files whose functions are called, in the order of the first call. */
  readonly files: readonly string[];
  /** Number of calls into each file from another one. */
  readonly entries: ReadonlyMap<string, number>;
  /** Calls back into a file that is already on the call stack: `from → to`. */
  readonly backCalls: readonly string[];
}

/** Traces the files passed through by work on this thread. */
async function trace(work: () => Promise<unknown>): Promise<CallPath> {
  const entries = new Map<string, number>();
  const backCalls: string[] = [];
  const stack: string[] = [];
  const entered = (file: string): void => {
    const from = stack.at(-1);
    if (from !== file) entries.set(file, (entries.get(file) ?? 0) + 1);
    if (from !== undefined && from !== file && stack.includes(file)) backCalls.push(`${from} → ${file}`);
    stack.push(file);
  };
  const exited = (file: string): void => {
    // A function that started before the trace, or was suspended by an await, is not on top of the stack or not on it at all.
    const index = stack.lastIndexOf(file);
    if (index >= 0) stack.splice(index, 1);
  };
  Object.assign(globalThis, { entered, left: exited });
  await work();
  Object.assign(globalThis, { entered: undefined, left: undefined });
  return { files: [...entries.keys()], entries, backCalls };
}

const FREE_MS = 50;
const TRIES = 3;
/** A bound on the complexity of a plain request, so that its path stays readable. */
const MAX_FILES = 18;
/** Timers of uploads and jobs, also of the previous request, fire at any time: they have no fixed place in the order. */
const WATCHES = /^src\/(core\/jobs|surfaces\/min-transfer-rate)/;
const INPUT_READERS = ['src/surfaces/request-input.ts', 'src/core/operation/input.ts'];

let limit = 50;
const REQUESTS = {
  'GET /v1/ifsc/{code}': async () => (await fetch(`${service.url}/v1/ifsc/HDFC0000007`)).text(),
  // A new limit each time: repeated lists are answered from the response cache.
  'GET /v1/pincode?q=': async () => (await fetch(`${service.url}/v1/pincode?q=koramangala&limit=${limit++}`)).text(),
  'POST /v1/pdf/compress': async () => {
    const body = linesPdf(['One line']);
    return (await fetch(`${service.url}/v1/pdf/compress`, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body })).text();
  },
};

describe('call path of', () => {
  for (const [request, send] of Object.entries(REQUESTS)) {
    test(request, async () => {
      // Warm-up: one-time work, such as reading a block of a file or starting a child process, is not part of the path.
      await send();
      const expected = documented(request);
      const inOrder = (file: string): boolean => !WATCHES.test(file);
      const isRight = (files: readonly string[]): boolean =>
        String(files.filter(inOrder)) === String(expected.filter(inOrder)) && files.every((file) => expected.includes(file));
      // Nor is opening a connection: the first one returns to the pool after a moment, later on a loaded machine.
      let actual: readonly string[] = [];
      for (let tried = 0; tried === 0 || (tried < TRIES && !isRight(actual)); tried++) {
        await sleep(FREE_MS);
        actual = (await trace(send)).files;
      }
      assert.ok(isRight(actual), `docs/ARCHITECTURE.md should list:\n${actual.map((file) => `\`${file}\``).join(' ')}`);
    });
  }

  test('a lookup: eighteen files, the input is parsed once, and only the handler calls back', async () => {
    const send = REQUESTS['GET /v1/ifsc/{code}'];
    await send();
    const { files, entries, backCalls } = await trace(send);
    assert.ok(files.length <= MAX_FILES, `${files.length} files`);
    for (const reader of INPUT_READERS) assert.equal(entries.get(reader), 1, reader);
    assert.deepEqual(
      backCalls.filter((climb) => !climb.startsWith('src/families/')),
      [],
    );
  });
});
