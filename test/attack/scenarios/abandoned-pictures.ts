/** Picture jobs whose client has disconnected: they must be cancelled, and must not delay other clients until then. */
import { setTimeout as sleep } from 'node:timers/promises';
import { treeCpuSeconds } from '../../support/process-tree.ts';
import { heavyBoundMs } from '../bounds.ts';
import type { Answer } from '../client.ts';
import { atMost, type Finding } from '../finding.ts';
import { endlessWebp, slowAvifSource } from '../pictures.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const FRAMES = 40_000;
const UPLOADS = 8;
/** Long enough for the upload to arrive and the job to start. */
const ABORT_AFTER_MS = 2_000;
/** Time in which other clients are measured and the jobs have to end. */
const MONITORING_MS = { full: 20_000, short: 8_000 };
/** CPU time after all clients have disconnected. It includes the bystander's own requests. */
const CPU_BOUND_SECONDS = { full: 6, short: 4 };
const CLIENT_TIMEOUT_MS = 30_000;
/** CPU time of a child process counts for its parent once it has exited; wait so that it is part of the baseline. */
const SETTLE_MS = 1_500;
/** Operations that have shared threads with picture jobs. */
const OTHERS = [
  '/v1/logos/TCS?format=png',
  '/v1/panchang/2026-11-16?pincode=600001',
  '/v1/barcode/code128?text=A&format=png',
  '/v1/text/tokens?text=hello',
];

async function abandon(testBed: TestBed, path: string, type: string, picture: Buffer, uploads: number): Promise<Finding[]> {
  const profile = testBed.short ? 'short' : 'full';
  const [client, other] = [testBed.client(), testBed.client()];
  const sendAll = (): Promise<Answer[]> =>
    Promise.all(OTHERS.map((path) => other.request(path, { signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS) })));
  await sendAll();
  const usual = longestOf(await sendAll());
  await Promise.all(
    Array.from({ length: uploads }, () => client.post(path, type, picture, { signal: AbortSignal.timeout(ABORT_AFTER_MS) })),
  );
  await sleep(SETTLE_MS);
  const before = treeCpuSeconds(testBed.pid);
  const deadline = performance.now() + MONITORING_MS[profile];
  let rejectedCount = 0;
  let longest = 0;
  while (performance.now() < deadline) {
    const responses = await sendAll();
    rejectedCount += responses.filter(({ status }) => status !== 200).length;
    longest = Math.max(longest, longestOf(responses));
    await sleep(1_000);
  }
  return [
    atMost('latency', "another's logos, panchang, barcodes and tokens refused", rejectedCount, 0),
    atMost('latency', `the longest of them, usually ${Math.round(usual)} ms`, longest, heavyBoundMs(usual, testBed.bounds), ' ms'),
    atMost('latency', 'CPU time after all had gone', treeCpuSeconds(testBed.pid) - before, CPU_BOUND_SECONDS[profile], ' s'),
  ];
}

const longestOf = (responses: readonly Answer[]): number => Math.max(...responses.map(({ milliseconds }) => milliseconds));

export const abandonedPictures: readonly Scenario[] = [
  {
    name: `${UPLOADS} abandoned animations of ${FRAMES} frames`,
    guarantee: 'latency',
    monitored: true,
    run: async (testBed) => abandon(testBed, '/v1/image/convert?format=gif', 'image/webp', await endlessWebp(FRAMES), UPLOADS),
  },
  {
    name: 'an abandoned AVIF',
    guarantee: 'latency',
    monitored: true,
    run: async (testBed) => abandon(testBed, '/v1/image/convert?format=avif&quality=100', 'image/jpeg', await slowAvifSource(), 1),
  },
];
