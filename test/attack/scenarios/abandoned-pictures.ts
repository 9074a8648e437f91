/** Work on pictures that nobody waits for any more: it must end, and hold up nobody while it has not. */
import { setTimeout as sleep } from 'node:timers/promises';
import { treeCpuSeconds } from '../../support/process-tree.ts';
import { heavyBoundMs } from '../bounds.ts';
import type { Answer } from '../client.ts';
import { endlessWebp, slowToEncode } from '../pictures.ts';
import { atMost, type Finding, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const FRAMES = 40_000;
const UPLOADS = 8;
/** Long enough for the upload to arrive and its work to begin. */
const ABORT_AFTER_MS = 2_000;
/** In which others are watched, and the work has to end. */
const WATCH_MS = { whole: 20_000, short: 8_000 };
/** CPU time after everybody has gone. The bystander's own requests take some of it. */
const CPU_BOUND_SECONDS = { whole: 6, short: 4 };
const GIVE_UP_MS = 30_000;
/** The time that a process took is its parent's once it has ended: that was before everybody had gone. */
const SETTLE_MS = 1_500;
/** Others whose work shared threads with that on pictures. */
const OTHERS = [
  '/v1/logos/TCS?format=png',
  '/v1/panchang/2026-11-16?pincode=600001',
  '/v1/barcode/code128?text=A&format=png',
  '/v1/text/tokens?text=hello',
];

async function abandon(stage: Stage, path: string, type: string, picture: Buffer, uploads: number): Promise<Finding[]> {
  const form = stage.short ? 'short' : 'whole';
  const [client, other] = [stage.client(), stage.client()];
  const askAll = (): Promise<Answer[]> => Promise.all(OTHERS.map((path) => other.ask(path, { signal: AbortSignal.timeout(GIVE_UP_MS) })));
  await askAll();
  const usual = longestOf(await askAll());
  await Promise.all(
    Array.from({ length: uploads }, () => client.post(path, type, picture, { signal: AbortSignal.timeout(ABORT_AFTER_MS) })),
  );
  await sleep(SETTLE_MS);
  const before = treeCpuSeconds(stage.pid);
  const until = performance.now() + WATCH_MS[form];
  let refused = 0;
  let longest = 0;
  while (performance.now() < until) {
    const answers = await askAll();
    refused += answers.filter(({ status }) => status !== 200).length;
    longest = Math.max(longest, longestOf(answers));
    await sleep(1_000);
  }
  return [
    atMost('c', "another's logos, panchang, barcodes and tokens refused", refused, 0),
    atMost('c', `the longest of them, usually ${Math.round(usual)} ms`, longest, heavyBoundMs(usual, stage.bounds), ' ms'),
    atMost('c', 'CPU time after all had gone', treeCpuSeconds(stage.pid) - before, CPU_BOUND_SECONDS[form], ' s'),
  ];
}

const longestOf = (answers: readonly Answer[]): number => Math.max(...answers.map(({ milliseconds }) => milliseconds));

export const abandonedPictures: readonly Scenario[] = [
  {
    name: `${UPLOADS} abandoned animations of ${FRAMES} frames`,
    promise: 'c',
    watched: true,
    run: async (stage) => abandon(stage, '/v1/image/convert?format=gif', 'image/webp', await endlessWebp(FRAMES), UPLOADS),
  },
  {
    name: 'an abandoned AVIF',
    promise: 'c',
    watched: true,
    run: async (stage) => abandon(stage, '/v1/image/convert?format=avif&quality=100', 'image/jpeg', await slowToEncode(), 1),
  },
];
