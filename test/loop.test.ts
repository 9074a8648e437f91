/** Nothing holds the event loop: the longest texts, and what is made only when it is first asked for. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, noThreadTime } from './support/loop.ts';
import { type Service, startPotli } from './support/service.ts';

const LONGEST_MS = 20;
/** The first one also warms up; of the others the best shows what the work itself takes. */
const ROUNDS = 3;

const SENTENCE = 'தமிழ்நாட்டின் தலைநகரம் சென்னை ஆகும். என் ஆதார் எண் 3123 4567 8909, கைபேசி 9876543210. ';
const tamil = (length: number): string => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);

const LONG_TEXTS: readonly (readonly [path: string, length: number])[] = [
  ['/v1/text/chunk', 500_000],
  ['/v1/text/chunk?size=20', 500_000],
  ['/v1/text/redact?values=true', 500_000],
  ['/v1/text/tokens', 500_000],
  ['/v1/text/language', 100_000],
  ['/v1/transliterate?to=devanagari', 100_000],
  ['/v1/tamil-font/convert?to=tscii', 100_000],
];

describe('the event loop stays free', { skip: noThreadTime }, () => {
  let service: Service;
  let client: Client;
  before(async () => {
    service = await startPotli();
    client = new Client();
    await client.ask(`${service.url}/healthz`);
  });
  after(async () => {
    await client.close();
    await service.close();
  });

  for (const path of ['/openapi.json', '/', '/docs', '/llms.txt']) {
    test(`while ${path} is made`, async (t) => {
      const { status, held } = await client.ask(service.url + path);
      t.diagnostic(`${held.toFixed(1)} ms`);
      assert.equal(status, 200);
      // It is made once, and cannot be tried again on a quieter moment: twice the time is allowed.
      assert.ok(held < 2 * LONGEST_MS, `held for ${held} ms`);
    });
  }

  for (const [path, length] of LONG_TEXTS) {
    test(`with ${length} characters for ${path}`, async (t) => {
      const text = tamil(length);
      for (const [type, body] of [
        ['text/plain', text],
        ['application/json', JSON.stringify({ text })],
      ] as const) {
        const holds: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const { status, held } = await client.ask(service.url + path, { method: 'POST', headers: { 'content-type': type }, body });
          assert.equal(status, 200);
          holds.push(held);
        }
        t.diagnostic(`${type}: first ${holds[0]?.toFixed(1)} ms, then ${holds.slice(1).map((held) => held.toFixed(1))} ms`);
        assert.ok(Math.min(...holds.slice(1)) < LONGEST_MS, `held for ${holds} ms`);
      }
    });
  }
});
