/**
 * CPU of /v1/embed, HTTP and JSON on both sides included, beside a bare loop over the same runtime and weights: `node dist/bench/models.js`.
 * Both sides run in turn in one process, so that only the ratio means something.
 */
import { bareMiniLm } from '../test/support/bare-minilm.ts';
import { startPotli } from '../test/support/service.ts';

const BUDGET = 1.2;
const ROUNDS = 6;

const service = await startPotli();
const bare = await bareMiniLm();
const sentence = 'The farmers of Punjab sow wheat in November and bring it in before the heat of April. ';
const batches: Readonly<Record<string, string[]>> = {
  '64 short texts': Array.from({ length: 64 }, (_, at) => `How do I find the IFSC code of branch ${at} in Chennai?`),
  '16 paragraphs of 120 tokens': Array.from({ length: 16 }, (_, at) => `${at} ${sentence.repeat(6)}`),
  '4 texts of 480 tokens': Array.from({ length: 4 }, (_, at) => `${at} ${sentence.repeat(25)}`),
};

async function cpu(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function ours(texts: readonly string[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/v1/embed`, { method: 'POST', headers, body: JSON.stringify({ texts }) });
  const { data } = (await response.json()) as { data?: { embeddings: unknown[] } };
  if (data?.embeddings.length !== texts.length) throw new Error(`answered ${response.status}`);
}

async function peer(texts: readonly string[]): Promise<void> {
  for (const text of texts) await bare.embed(text);
}

let within = true;
await ours(['warm']);
for (const [name, texts] of Object.entries(batches)) {
  let [best, bestPeer] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    best = Math.min(best, await cpu(() => ours(texts)));
    bestPeer = Math.min(bestPeer, await cpu(() => peer(texts)));
  }
  const ratio = best / bestPeer;
  within &&= ratio <= BUDGET;
  const each = (milliseconds: number): string => (milliseconds / texts.length).toFixed(2).padStart(8);
  console.log(`${name.padEnd(30)}${each(best)} ms CPU a text, bare${each(bestPeer)}, ratio ${ratio.toFixed(2)} of at most ${BUDGET}`);
}
await service.close();
process.exit(within ? 0 : 1);
