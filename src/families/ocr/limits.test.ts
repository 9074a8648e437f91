/** Resource limits of OCR: time, memory, the event loop. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { modelsOf } from '../../../data/ocr.ts';
import { isQuick } from '../../../test/support/pdfs.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import { OCR_TIMEOUT_MS, recognisePicture } from '../../core/ocr/ocr.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const post = (body: Uint8Array): ReturnType<typeof get> =>
  get(`${service.url}/v1/ocr`, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body });

/** A page that takes some seconds to recognise. */
const dense = printPage(
  Array.from({ length: 16 }, (_, index) => `Line ${index} of a page that is full of ordinary words and numbers such as ${index * 1117}`),
  { size: 24 },
);
const request = () => ({ source: Buffer.from(dense), models: modelsOf(['eng']), layout: false });

test('the event loop stays free while a page is read', { skip: secondTier }, async (t) => {
  const baseline = performance.eventLoopUtilization();
  assert.equal((await post(dense)).status, 200);
  const { utilization } = performance.eventLoopUtilization(baseline);
  t.diagnostic(`busy for ${(utilization * 100).toFixed(1)} % of the time`);
  // A ratio: on a busy machine both values grow.
  assert.ok(utilization < 0.25, String(utilization));
});

test('a job that exceeds its time limit leaves no running thread and no memory', { skip: secondTier }, async (t) => {
  const memory = (): number => process.memoryUsage.rss() / 1024 / 1024;
  const endByTime = async (runs: number): Promise<void> => {
    const jobs = new Jobs({ slots: 2, memoryLimitMb: 8_192 });
    for (let run = 0; run < runs; run++) await assert.rejects(recognisePicture(jobs, request(), { timeoutMs: 1_500 }), { code: 'timeout' });
    await jobs.close();
  };
  // Warm-up before measuring: libraries keep some memory.
  await endByTime(1);
  const baseline = memory();
  await endByTime(3);
  for (let attempt = 0; attempt < 50 && memory() - baseline > 150; attempt++) await sleep(100);
  const start = process.cpuUsage();
  await sleep(1_000);
  const { user, system } = process.cpuUsage(start);
  t.diagnostic(`memory ${baseline.toFixed(0)} and then ${memory().toFixed(0)} MB; ${(user + system) / 1000} ms of CPU in the second after`);
  assert.ok(memory() - baseline <= 150, `${memory()} MB`);
  assert.ok(user + system < 500_000, 'a thread is still working');
});

test('pages are recognised after a job exceeded its time limit', async () => {
  assert.equal((await post(printPage(['Still here']))).body.data.pages[0].text, 'Still here');
});

describe('hostile files', { skip: noVectors || secondTier }, () => {
  for (const path of listVectors('documents-and-images/hostile').filter(isQuick)) {
    test(`${path.slice(path.lastIndexOf('/') + 1)} gets a response in time`, async (t) => {
      const start = Date.now();
      const { status, body } = await post(readFileSync(vectorFile(path)));
      t.diagnostic(`${status} ${body.error?.code ?? `${body.data.characters} characters`} after ${Date.now() - start} ms`);
      assert.ok(status === 200 || (status >= 400 && status < 500) || status === 503, String(status));
      assert.ok(Date.now() - start < OCR_TIMEOUT_MS + 5_000);
    });
  }
});
