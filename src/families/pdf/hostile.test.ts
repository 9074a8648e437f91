/**
 * PDFs that hang, loop or crash some reader, and damaged ones: a response within the limit, without effect on other requests. `PDF_DAMAGED=1000`
 * tests more.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { delayDuring } from '../../../test/support/event-loop-delay.ts';
import { damaged, fixturePdf, listPdfs } from '../../../test/support/pdfs.ts';
import { type Service, settingsOf, startPotli } from '../../../test/support/service.ts';
import { sampled, secondTier, tries } from '../../../test/support/test-tiers.ts';
import { noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import { seededRandomInt } from '../../core/util/random.ts';

const TRIES = tries(150, process.env.PDF_DAMAGED);
const CONCURRENCY = 8;
const LIMIT_MS = 20_000;
const TOOLS = ['info', 'text', 'text?layout=true', 'tables', 'render?width=400'];
const MEGABYTE = 1024 * 1024;

const fixtures = ['files/invoice', 'files/letter', 'pdf/form', 'pdf/scan', 'pdf/restricted', 'pdf/linearized'].map(fixturePdf);

let jobs: Jobs;
let service: Service;
before(async () => {
  jobs = new Jobs({ slots: 2, memoryLimitMb: 8_192 });
  service = await startPotli({ jobs, config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(async () => {
  await service.close();
  await jobs.close();
});

async function send(tool: string, bytes: Buffer): Promise<{ status: number; code: string }> {
  const response = await fetch(`${service.url}/v1/pdf/${tool}`, { method: 'POST', body: new Uint8Array(bytes) });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, code: response.status === 200 ? 'ok' : JSON.parse(body.toString()).error.code };
}

/** Sends with the concurrency of a small service; counts the responses by code. */
async function sendAll(requests: readonly { tool: string; bytes: Buffer; name: string }[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let next = 0;
  const sendNext = async (): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const started = Date.now();
      const { status, code } = await send(request.tool, request.bytes);
      // Other than success only file errors or exceeded limits.
      assert.match(`${status} ${code}`, /^(200|400|415|422|503) /, request.name);
      assert.ok(Date.now() - started < CONCURRENCY * LIMIT_MS, request.name);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  return counts;
}

const formatCounts = (counts: Map<string, number>): string => [...counts].map(([code, count]) => `${code} ${count}`).join(', ');

test('hostile PDFs get a response within the time limit', { skip: noVectors }, async (t) => {
  const requests = listPdfs('hostile').flatMap((name) => TOOLS.map((tool) => ({ tool, name, bytes: readFileSync(vectorFile(name)) })));
  t.diagnostic(formatCounts(await sendAll(sampled(3, requests))));
});

test('damaged PDFs cause no crash and no memory leak', { timeout: 1_800_000, skip: secondTier }, async (t) => {
  const pdfs = [...fixtures, ...listPdfs('pdf').map((name) => readFileSync(vectorFile(name)))];
  const nextRandom = seededRandomInt('damaged');
  // Warm-up: engines, caches and compiled code stay in memory.
  await sendAll(TOOLS.flatMap((tool) => fixtures.map((bytes) => ({ tool, bytes, name: tool }))));
  const requests = Array.from({ length: TRIES }, (_, index) => ({
    tool: TOOLS[index % TOOLS.length] as string,
    bytes: damaged(pdfs, nextRandom),
    name: `number ${index}`,
  }));
  const rss = process.memoryUsage.rss();
  const counts = await sendAll(requests);
  requests.length = 0;
  // Ends the workers, as they do after half a minute of idling.
  await jobs.close();
  await sleep(500);
  const growth = (process.memoryUsage.rss() - rss) / MEGABYTE;
  t.diagnostic(`${TRIES} damaged PDFs: ${formatCounts(counts)}; memory ${growth.toFixed(0)} MB above before`);
  assert.ok(growth < 50, `${growth} MB`);
});

/** A real block of the event loop recurs in every round; a busy machine seldom causes two. */
const ROUNDS = 3;

test('PDF jobs do not block lookups', { skip: secondTier }, async (t) => {
  const separateService = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
  t.after(() => separateService.close());
  const names = listPdfs('pdf').filter((name) => /tracemonkey|outlines|nics|842/.test(name));
  const pdfs = [...fixtures, ...names.map((name) => readFileSync(vectorFile(name)))].slice(-6);
  let lowestDelay = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && lowestDelay >= 20; round++) {
    let working = true;
    const work = Array.from({ length: 20 }, (_, index) =>
      fetch(`${separateService.url}/v1/pdf/${TOOLS[index % TOOLS.length]}`, {
        method: 'POST',
        body: new Uint8Array(pdfs[index % pdfs.length] as Buffer),
      }),
    );
    const responses = Promise.all(work).finally(() => {
      working = false;
    });
    const lookups = (async () => {
      while (working) assert.equal((await fetch(`${separateService.url}/v1/ifsc/SBIN0000300`)).status, 200);
    })();
    lowestDelay = Math.min(lowestDelay, await delayDuring(Promise.all([responses, lookups])));
  }
  t.diagnostic(`event loop delay p99 ${lowestDelay.toFixed(1)} ms during 20 jobs`);
  assert.ok(lowestDelay < 20, `${lowestDelay} ms`);
});
