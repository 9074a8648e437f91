/** Robustness of the writing operations against hostile and damaged files. `PDF_DAMAGED=1000` tests more of them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bookPdf, linesPdf } from '../../../../test/support/build-pdf.ts';
import { delayDuring } from '../../../../test/support/event-loop-delay.ts';
import { memoryAtRest } from '../../../../test/support/idle-memory.ts';
import { damaged, listPdfs } from '../../../../test/support/pdfs.ts';
import { type Service, settingsOf, startFamilies } from '../../../../test/support/service.ts';
import { secondTier, tries } from '../../../../test/support/test-tiers.ts';
import { noVectors, vectorFile } from '../../../../test/support/vectors.ts';
import { seededRandomInt } from '../../../core/util/random.ts';
import { pdfFamily } from '../operations.ts';
import { WRITING_TIMEOUT_MS } from './engine.ts';

const DAMAGED = tries(40, process.env.PDF_DAMAGED);
const OPERATIONS = ['pages?pages=1-,l', 'rotate?angle=90', 'compress', 'merge'] as const;
/** Concurrent files: twenty jobs. */
const BATCH = 5;
const valid = linesPdf(['good']);

let service: Service;
const start = async (): Promise<void> => {
  service = await startFamilies([pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
};

/** Status of the response; retries while the service is busy, as it advises. */
async function send(operation: string, pdf: Buffer): Promise<number> {
  const body = new FormData();
  for (const file of operation === 'merge' ? [valid, pdf] : [pdf]) body.append('file', new Blob([new Uint8Array(file)]), 'x.pdf');
  for (;;) {
    const started = performance.now();
    const response = await fetch(`${service.url}/v1/pdf/${operation}`, { method: 'POST', body });
    const content = Buffer.from(await response.arrayBuffer());
    assert.ok(performance.now() - started < WRITING_TIMEOUT_MS + 5_000, `${operation} took too long`);
    if (response.ok) assert.ok(content.subarray(0, 1_024).includes('%PDF-'));
    else if (JSON.parse(content.toString()).error.code === 'busy') continue;
    return response.status;
  }
}

async function sendAll(
  pdfs: Iterable<readonly [name: string, pdf: Buffer]>,
  concurrency: number,
  counts: Map<number, number>,
): Promise<void> {
  const waiting = [...pdfs].flatMap(([name, pdf]) => OPERATIONS.map((operation) => [name, pdf, operation] as const));
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, pdf, operation] = next;
      const status = await send(operation, pdf);
      assert.ok([200, 400, 413, 415, 422, 503].includes(status), `${name}, ${operation}: ${status}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

const formatCounts = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} times ${status}`)
    .join(', ');

const vectors = (kind: 'pdf' | 'hostile'): [string, Buffer][] => listPdfs(kind).map((name) => [name, readFileSync(vectorFile(name))]);

test('hostile files get a result or an error response', { skip: noVectors || secondTier }, async (t) => {
  const hostile = vectors('hostile');
  await start();
  const counts = new Map<number, number>();
  await sendAll(hostile, 4, counts);
  t.diagnostic(`${hostile.length} files through four tools: ${formatCounts(counts)}`);
  await service.close();
});

const originals = (): Buffer[] => {
  return [
    bookPdf('A'),
    linesPdf(['one', 'two', 'three']),
    ...vectors('pdf')
      .map(([, pdf]) => pdf)
      .filter(({ length }) => length < 60_000),
  ];
};

test('damaged files get a result or an error response, without blocking the service or leaking memory', { skip: secondTier }, async (t) => {
  const nextRandom = seededRandomInt('damaged');
  const pdfs = originals();
  const damagedFiles = (count: number): [string, Buffer][] =>
    Array.from({ length: count }, (_, at) => [`damaged ${at}`, damaged(pdfs, nextRandom)]);
  await start();
  // Warm-up before measuring: compiled code, and the memory of the first workers.
  await sendAll(damagedFiles(Math.min(DAMAGED, 25)), 20, new Map());
  await service.close();
  const memoryBefore = await memoryAtRest();
  await start();
  const delays: number[] = [];
  const counts = new Map<number, number>();
  for (let batch = 0; batch * BATCH < DAMAGED; batch++) {
    delays.push(await delayDuring(sendAll(damagedFiles(BATCH), BATCH * OPERATIONS.length, counts)));
  }
  await service.close();
  const growth = (await memoryAtRest()) - memoryBefore;
  delays.sort((a, b) => a - b);
  const median = delays[delays.length >> 1] ?? 0;
  t.diagnostic(`${DAMAGED} damaged files through four tools: ${formatCounts(counts)}; memory grown by ${growth.toFixed(0)} MB`);
  t.diagnostic(`event loop while 20 of them run: p99 ${median.toFixed(1)} ms, the middle of ${delays.length} measurements`);
  assert.ok(median < 20, `p99 ${median} ms`);
  assert.ok(growth < 50, `${growth} MB`);
});
