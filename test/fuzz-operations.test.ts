/**
 * Property-based fuzzing of every operation of the OpenAPI document with valid and invalid input: each response must match the document.
 * `FUZZ=200000 node dist/test/fuzz-operations.test.js` sets the number of requests (`npm test` stops a file after five minutes);
 * `FUZZ_SEED` repeats a run.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { LoopBlockDetector } from './fuzz/loop-block-detector.ts';
import type { FuzzAnswer } from './fuzz/oracle.ts';
import { Oracle } from './fuzz/oracle.ts';
import { type DocumentedOperation, type FuzzRequest, requestsFor } from './fuzz/requests.ts';
import { type ForkedPotli, forkPotli } from './support/forked-service.ts';
import { noProcessTree } from './support/process-tree.ts';
import { isAll } from './support/test-tiers.ts';

const REQUESTS = Number(process.env.FUZZ ?? (isAll ? 5_000 : 500));
/** A new seed for each run, so that runs together cover more. */
const SEED = Number(process.env.FUZZ_SEED ?? process.env.TEST_SEED ?? Date.now() % 1_000_000);
/** Operations tested concurrently. */
const CONCURRENCY = 6;
/** Operations that take seconds are tried less often. */
const HEAVY = /\/v1\/(ocr|redact-file|codes\/read|embed|rerank|mtr|image\/(passport|remove-background)|pdf\/)/;
const HEAVY_SHARE = 0.1;
/** In the first tier an eighth of them, which the seed chooses. */
const HEAVY_STEP = isAll ? 1 : 8;

let service: ForkedPotli;
let agent: Agent;
before(async () => {
  service = await forkPotli();
  agent = new Agent({ keepAlive: true });
});
after(async () => {
  agent.destroy();
  await service.close();
});

test('every operation responds as documented to any input, and none blocks the event loop', { skip: noProcessTree }, async (t) => {
  const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as { paths: Record<string, Record<string, object>> };
  const oracle = new Oracle(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() }) as DocumentedOperation),
  );
  const files = exampleFiles();
  const weights = operations.map(({ path }) => (HEAVY.test(path) ? HEAVY_SHARE : 1));
  const unit = REQUESTS / weights.reduce((sum, weight) => sum + weight, 0);
  const statuses = new Map<number, number>();
  const loop = new LoopBlockDetector<FuzzRequest>(service);

  const fuzzOperation = async (index: number): Promise<void> => {
    const operation = operations[index] as DocumentedOperation;
    const property = fc.asyncProperty(requestsFor(operation, files), async (request) => {
      const response = await loop.track(request, () => sendFuzzRequest(request));
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      oracle.assertDocumented(operation, request, response);
    });
    if (HEAVY.test(operation.path) && (index + SEED) % HEAVY_STEP !== 0) return;
    const numRuns = Math.max(1, Math.round(unit * (weights[index] as number)));
    await fc.assert(property, { numRuns, seed: SEED + index, endOnFailure: true, interruptAfterTimeLimit: 3_600_000 });
  };
  let next = 0;
  const failures: string[] = [];
  const all = Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < operations.length) {
        const index = next++;
        const { method, path } = operations[index] as DocumentedOperation;
        await fuzzOperation(index).catch((error: Error) =>
          failures.push(`${method} ${path}: ${brief(error.message)} ${brief(String(error.cause ?? ''))}`),
        );
      }
    }),
  );
  await loop.watch(all);
  for (const { request, blockedMs } of await loop.confirmed(sendFuzzRequest)) {
    failures.push(`${request.method} ${brief(request.path)} ${brief(request.body.toString())}: held the event loop for ${blockedMs} ms`);
  }
  loop.close();
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  const again = `${loop.suspected} sent again alone for their hold of the loop`;
  t.diagnostic(`FUZZ_SEED=${SEED}: ${operations.length} operations: ${counts.join(', ')}; ${again}`);
  assert.deepEqual(failures, []);
});

/** Truncates long values: the seed reproduces them. */
function brief(text: string): string {
  return text.length <= 1_000 ? text : `${text.slice(0, 600)} … ${text.slice(-400)}`;
}

function exampleFiles(): Buffer[] {
  const folder = fileURLToPath(new URL('../../test/fixtures/files/', import.meta.url));
  return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(folder + name)) : [];
}

function sendFuzzRequest({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = send(
      { agent, host: '127.0.0.1', port: service.port, method, path, headers: { ...headers, 'content-length': body.length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: (response.headers['content-type'] ?? '').split(';')[0] ?? '',
            body: Buffer.concat(chunks),
            milliseconds: performance.now() - startedAt,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
