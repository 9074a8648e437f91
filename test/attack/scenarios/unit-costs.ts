/** CPU time per rate-limit unit for the most expensive requests: one client's allowance must never exceed one core. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandomInt } from '../../../src/core/util/random.ts';
import { treeCpuSeconds } from '../../support/process-tree.ts';
import { atLeast, atMost, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';
import { CONVERSIONS, type CostlyRequest, OTHER_FILES, type Request, type Requests } from './expensive-files.ts';

/** 600 units a minute at 100 ms each are one minute of CPU: a client that spends its whole allowance occupies one core. */
const CPU_MS_PER_UNIT = 100;
const ALLOWANCE = 600;
const ENDED_MS = 500;
const REFILL_PER_SECOND = 10;

const SENTENCE = 'தமிழ்நாட்டின் தலைநகரம் சென்னை ஆகும். My number is 9876543210, said the fox to the lazy dog. ';
const text = (length: number): string => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);
/** One endless word in which a tokeniser finds no known token: the worst case. */
const randomInt = seededRandomInt('letters');
const letters = (length: number): string => Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');
const file = (name: string): Buffer => readFileSync(new URL(`../../../../test/fixtures/files/${name}`, import.meta.url));

const post = (path: string, length: number, make = text): Request => {
  const body = make(length);
  return (client) => client.post(path, 'text/plain', body);
};
const regex = (pattern: string, subject: string): Request => {
  const body = { pattern, text: subject, audit: true };
  return (client) => client.postJson('/v1/regex', body);
};

/** Requests that serve as their own warm-up. */
function withSelf(requests: Readonly<Record<string, Request>>): Requests {
  return Object.fromEntries(Object.entries(requests).map(([name, send]) => [name, { warm: send, send }]));
}

/** The most expensive known request of each kind. The first list is also tried in the short form. */
const FEW: Requests = withSelf({
  'tokens of 500,000 characters': post('/v1/text/tokens', 500_000),
  'tokens of one word of 500,000 letters': post('/v1/text/tokens', 500_000, letters),
  'chunks of 500,000 characters': post('/v1/text/chunk?size=20', 500_000),
  'a pattern that backtracks': regex('(a|a?)+$', `${'a'.repeat(5_000)}b`),
});
const ALL_REQUESTS: Requests = {
  ...FEW,
  ...withSelf({
    'tokens with their ids': post('/v1/text/tokens?ids=true', 500_000),
    'redaction of 500,000 characters': post('/v1/text/redact?values=true', 500_000),
    'the language of 100,000 characters': post('/v1/text/language', 100_000),
    'transliteration of 100,000 characters': post('/v1/transliterate?to=devanagari', 100_000),
    'one word of 100,000 letters in a font': post('/v1/tamil-font/convert?from=bamini', 100_000, letters),
    'a pattern to be audited': regex('^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(1_000)),
    'a code image': (client) =>
      client.postJson('/v1/code-image', { code: 'const answer = 42;\n'.repeat(100), language: 'javascript', format: 'png' }),
    'a social preview': (client) => client.request('/v1/og-image?title=தமிழ்+हिन्दी+English&format=png'),
    'a QR code': (client) => client.request(`/v1/qr?format=png&size=2048&text=${'a'.repeat(1_000)}`),
    'a panchang of a month': (client) => client.request('/v1/panchang/2026-11-01?pincode=600001&days=31'),
    'sun and moon of a month': (client) => client.request('/v1/sun-moon/2026-11-01?pincode=600001&days=31&eclipses=true'),
    'holidays of a computed year': (client) => client.request('/v1/holidays/1950?type=festival'),
    'embedding a long text': post('/v1/embed', 8_000),
    'reading a receipt': (client) => client.post('/v1/ocr', 'image/png', file('receipt.png')),
    'text of a PDF': (client) => client.post('/v1/pdf/text', 'application/pdf', file('letter.pdf')),
    'a PDF as a picture': (client) => client.post('/v1/pdf/render?width=2000', 'application/pdf', file('letter.pdf')),
    'a picture as AVIF': (client) => client.post('/v1/image/convert?format=avif', 'image/jpeg', file('hills-1.jpeg')),
  }),
};

export const costs: readonly Scenario[] = [
  unitsBuy('what a unit buys', FEW, ALL_REQUESTS),
  unitsBuy('what a unit buys of conversions', CONVERSIONS.few, CONVERSIONS.many),
  unitsBuy('what a unit buys of other files', OTHER_FILES.few, OTHER_FILES.many),
  {
    name: 'what is refused costs too',
    guarantee: 'cost',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const rejected: Readonly<Record<string, Request>> = {
        'MCP batches of 21': (client) => client.message(Array<object>(21).fill(message)),
        'MCP messages that are no JSON': (client) => client.message('{"jsonrpc":'),
        'bodies that are no JSON': (client) => client.postJson('/v1/pincode', '{"codes":['),
        'lists that are too long': (client) => client.postJson('/v1/pincode', { codes: Array<string>(101).fill('600001') }),
      };
      const findings: Finding[] = [];
      for (const [name, request] of Object.entries(rejected)) findings.push(await spentOn(testBed, name, request));
      return findings;
    },
  },
];

function unitsBuy(name: string, shortRequests: Requests, allRequests: Requests): Scenario {
  return {
    name,
    guarantee: 'cost',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const findings: Finding[] = [];
      for (const [label, request] of Object.entries(testBed.short ? shortRequests : allRequests))
        findings.push(await costOf(testBed, label, request));
      return findings;
    },
  };
}

async function costOf(testBed: TestBed, name: string, { warm, send }: CostlyRequest): Promise<Finding> {
  // Warm-up: loads the libraries.
  await warm(testBed.client());
  const before = treeCpuSeconds(testBed.pid);
  const { status, headers } = await send(testBed.client());
  // A process with a high RSS is recycled; its CPU time counts only after it has been reaped.
  await sleep(ENDED_MS);
  const cpuMs = (treeCpuSeconds(testBed.pid) - before) * 1_000;
  // The remaining units are no measure: they are refilled while a long job runs.
  const units = Number(headers.get('x-ratelimit-cost'));
  return atMost('cost', `CPU time a unit: ${name} (${status}, ${units} units)`, cpuMs / Math.max(1, units), CPU_MS_PER_UNIT, ' ms');
}

const TIMES = 60;

/** Units spent on many requests of one kind, net of the refill. */
async function spentOn(testBed: TestBed, name: string, request: Request): Promise<Finding> {
  const client = testBed.client();
  const startedAt = performance.now();
  await client.requestConcurrently(TIMES, TIMES, () => request(client));
  const unitsLeft = await client.unitsLeft();
  const refilled = (REFILL_PER_SECOND * (performance.now() - startedAt)) / 1_000;
  return atLeast('cost', `units for ${TIMES} ${name}`, ALLOWANCE - unitsLeft, Math.max(2, TIMES - refilled));
}
