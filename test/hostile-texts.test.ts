/**
 * Every text parameter of every operation, filled with characters that are slow for regular expressions, normalisation and segmentation: at
 * the length of a whole body, which must be rejected before it is inspected, and at the longest allowed length. Neither may block the event
 * loop.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { InputReader } from '../src/core/operation/input.ts';
import type { Operation } from '../src/core/operation/operation.ts';
import { type Parameter, parametersOf } from '../src/core/operation/parameters.ts';
import { ApiError } from '../src/core/request/api-error.ts';
import { families } from '../src/families/index.ts';
import { Client, noThreadTime, ownTimeMs } from './support/event-loop-block.ts';
import { examplePaths } from './support/example-files.ts';
import { type Service, startPotli } from './support/service.ts';
import { isAll, isFull, sampled } from './support/test-tiers.ts';

const MAX_BLOCK_MS = 50;
/** Garbage collection and JIT compilation can block too: the best of these tries counts. */
const TRIES = 3;
const BODY_CHARACTERS = 4_000_000;

/** Repeated to the tested length. The last character differs, which forces a regular expression to backtrack. */
const FILLERS: Readonly<Record<string, string>> = {
  blanks: ' ',
  tabs: ' \t\n',
  letters: 'a',
  capitals: 'Aa ',
  digits: '1',
  grouped: '1,',
  quotes: '"\'',
  brackets: '([{<',
  slashes: '/\\',
  points: '.-',
  signs: '@:=&%+',
  emoji: '😀',
  families: '👨‍👩‍👧‍👦',
  flags: '🇮🇳',
  hindi: 'क्ष',
  tamil: 'க்ஷி ',
  urdu: 'لا ',
  expanding: 'ﷺ',
  marks: `a${'\u0315'.repeat(15)}${'\u0334'.repeat(15)}`,
};
const UNBOUNDED_MARKS = `a${'\u0315'.repeat(2_000_000)}${'\u0334'.repeat(1_999_999)}`;

interface Filled {
  readonly operation: Operation;
  readonly parameter: Parameter;
}

/** Number of fillers tried per parameter, in rotation. */
const FILLERS_EACH = isFull ? Object.keys(FILLERS).length : isAll ? 3 : 1;

const PARAMETERS: readonly Filled[] = families
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => [...new Set(parametersOf(operation).byName.values())].map((parameter) => ({ operation, parameter })))
  .filter(({ parameter }) => parameter.kind === 'text' || parameter.kind === 'code');

function filled(filler: string, length: number): string {
  return `${filler.repeat(Math.floor((length - 1) / filler.length))}!`;
}

function argumentsWith({ operation, parameter }: Filled, value: string): Record<string, unknown> {
  return { ...operation.example, [parameter.name]: parameter.repeats ? [value] : value };
}

function statusOf(run: () => unknown): number {
  try {
    run();
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

test('a text of the maximum body size is rejected before it is processed', { skip: noThreadTime }, () => {
  const texts = [...Object.values(FILLERS).map((filler) => filled(filler, BODY_CHARACTERS)), UNBOUNDED_MARKS];
  const slow: string[] = [];
  for (const parameter of PARAMETERS) {
    const reader = new InputReader(parameter.operation);
    const name = `${parameter.operation.id}.${parameter.parameter.name}`;
    for (const text of texts) {
      let minBlockedMs = Number.POSITIVE_INFINITY;
      for (let round = 0; round < TRIES && minBlockedMs >= MAX_BLOCK_MS; round++) {
        const startedAt = ownTimeMs();
        const status = statusOf(() => reader.fromArguments(argumentsWith(parameter, text), {}));
        minBlockedMs = ownTimeMs() - startedAt;
        assert.ok(status === 400 || status === 413, `${name}: ${status}`);
      }
      if (minBlockedMs >= MAX_BLOCK_MS) slow.push(`${name}: ${minBlockedMs} ms`);
    }
  }
  assert.deepEqual(slow, []);
});

describe('a text of the maximum length does not block the event loop', { skip: noThreadTime }, () => {
  let service: Service;
  let client: Client;
  before(async () => {
    service = await startPotli();
    client = new Client();
    await client.request(`${service.url}/healthz`);
  });
  after(async () => {
    await client.close();
    await service.close();
  });

  const fillers = Object.entries(FILLERS);
  for (const [index, target] of sampled(18, [...PARAMETERS.entries()])) {
    const { operation, parameter } = target;
    test(`${operation.id}.${parameter.name}`, async () => {
      const tried = fillers.filter((_, turn) => (turn + index) % fillers.length < FILLERS_EACH);
      for (const [name, filler] of tried) {
        const text = filled(filler, parameter.maxLength);
        for (const [url, init] of requests(service.url, target, text)) {
          const blocks: number[] = [];
          do {
            const { status, blockedMs } = await client.request(url, init);
            assert.ok(status < 500 || status === 503, `${name}: ${status}`);
            blocks.push(blockedMs);
          } while (blocks.length < TRIES && Math.min(...blocks) >= MAX_BLOCK_MS);
          assert.ok(Math.min(...blocks) < MAX_BLOCK_MS, `${name} through ${url.slice(0, 100)} held for ${blocks} ms`);
        }
      }
    });
  }
});

type RequestArguments = readonly [url: string, init?: { method: string; headers: Record<string, string>; body: string }];

/** The same input over REST and as an MCP tool call. */
function requests(url: string, target: Filled, text: string): RequestArguments[] {
  const { operation, parameter } = target;
  const args = argumentsWith(target, text);
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const sent: RequestArguments[] = [];
  if (!operation.files && (operation.method === 'POST' || operation.textBody !== undefined)) {
    sent.push([url + operation.path, { method: 'POST', headers: json, body: JSON.stringify(args) }]);
  } else if (!operation.files) {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
    const query = Object.entries(args).flatMap(([name, value]) =>
      operation.path.includes(`{${name}}`) ? [] : [value].flat().map((item) => `${name}=${encodeURIComponent(String(item))}`),
    );
    sent.push([`${url}${path}?${query.join('&')}`]);
  }
  const files = operation.files ? { files: examplePaths(operation).map((path) => readFileSync(path, 'base64')) } : {};
  const members = { ...args, [parameter.jsonName]: args[parameter.name] };
  if (parameter.jsonName !== parameter.name) delete members[parameter.name];
  const params = { name: operation.tool ?? operation.id, arguments: { ...members, ...files } };
  sent.push([
    `${url}/mcp/all`,
    { method: 'POST', headers: json, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }) },
  ]);
  return sent;
}
