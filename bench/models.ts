/**
 * CPU time of /v1/embed, including HTTP, JSON and the inference process. English is compared with a bare loop over the same runtime and weights;
 * Indian languages, which have their own model, are compared with English per token. All alternate in one run, so only the ratios are meaningful.
 */
import { bareMiniLm } from '../test/support/baseline-minilm.ts';
import { treeCpuSeconds } from '../test/support/process-tree.ts';
import { startPotli } from '../test/support/service.ts';

const BUDGET = 1.2;
const ROUNDS = 6;

const service = await startPotli();
const bare = await bareMiniLm();
const english = 'The farmers of Punjab sow wheat in November and bring it in before the heat of April. ';
const hindi = 'पंजाब के किसान नवंबर में गेहूँ बोते हैं और अप्रैल की गर्मी से पहले उसे काट लेते हैं। ';
const numbered = (count: number, text: (index: number) => string): string[] => Array.from({ length: count }, (_, index) => text(index));
const batches = [
  {
    name: '64 short texts',
    english: numbered(64, (index) => `How do I find the IFSC code of branch ${index} in Chennai?`),
    hindi: numbered(64, (index) => `चेन्नई में शाखा ${index} का आईएफएससी कोड कैसे पता करूँ?`),
  },
  {
    name: '16 texts of 120 tokens',
    english: numbered(16, (index) => `${index} ${english.repeat(6)}`),
    hindi: numbered(16, (index) => `${index} ${hindi.repeat(5)}`),
  },
  {
    name: '4 texts of 480 tokens',
    english: numbered(4, (index) => `${index} ${english.repeat(25)}`),
    hindi: numbered(4, (index) => `${index} ${hindi.repeat(21)}`),
  },
];

/** CPU milliseconds of this process and its children. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const start = treeCpuSeconds(process.pid);
  await work();
  return (treeCpuSeconds(process.pid) - start) * 1000;
}

/** Number of tokens processed. */
async function embed(texts: readonly string[]): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/v1/embed`, { method: 'POST', headers, body: JSON.stringify({ texts }) });
  const { data } = (await response.json()) as { data?: { tokens: number[] } };
  if (data?.tokens.length !== texts.length) throw new Error(`answered ${response.status}`);
  return data.tokens.reduce((sum, count) => sum + count, 0);
}

async function embedBare(texts: readonly string[]): Promise<void> {
  for (const text of texts) await bare.embed(text);
}

let within = true;
const compare = (name: string, potliMs: number, baselineMs: number, unit: string): void => {
  const ratio = potliMs / baselineMs;
  within &&= ratio <= BUDGET;
  console.log(
    `  ${name.padEnd(32)}${potliMs.toFixed(3).padStart(9)} and ${baselineMs.toFixed(3).padStart(9)} ${unit}, ratio ${ratio.toFixed(2)} of at most ${BUDGET}`,
  );
};

for (const { name, english, hindi } of batches) {
  const tokens = { english: await embed(english), hindi: await embed(hindi) };
  const best = { english: Number.POSITIVE_INFINITY, hindi: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    best.english = Math.min(best.english, await cpu(() => embed(english)));
    best.bare = Math.min(best.bare, await cpu(() => embedBare(english)));
    best.hindi = Math.min(best.hindi, await cpu(() => embed(hindi)));
  }
  console.log(name);
  compare('English and a bare loop', best.english / english.length, best.bare / english.length, 'ms CPU a text');
  compare('Hindi and English', best.hindi / tokens.hindi, best.english / tokens.english, 'ms CPU a token');
}
await service.close();
process.exit(within ? 0 : 1);
