/** Alternative spellings of the same path, to bypass a rate limit that matches the raw request target. */
import { sendRaw } from '../../support/raw-socket.ts';
import { atMost, type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const QUERY = '/qr?format=svg&text=a';
const SPELLINGS = [
  `/v%31${QUERY}`,
  `/%761${QUERY}`,
  `/%76%31${QUERY}`,
  `/v1/%71r?format=svg&text=a`,
  `http://127.0.0.1/v1${QUERY}`,
  `HTTP://127.0.0.1/v1${QUERY}`,
  `http://a/v%31${QUERY}`,
  `//v1${QUERY}`,
  `/./v1${QUERY}`,
  `/v1/../v1${QUERY}`,
  `/V1${QUERY}`,
  `/v1%2Fqr?format=svg&text=a`,
  `/v1;a${QUERY}`,
];
/** More than an allowance covers at ten units each. The refill is one request a second. */
const REQUESTS = 90;
const ALLOWED = 60;

function sendTarget(testBed: TestBed, target: string, address: string): Promise<string> {
  return sendRaw(testBed.port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: ${address}\r\n\r\n`);
}

const isAnswered = (response: string): boolean => response.startsWith('HTTP/1.1 200');

async function answeredOf(testBed: TestBed, target: string): Promise<Finding> {
  const { address } = testBed.client();
  const startedAt = performance.now();
  const responses: string[] = [];
  for (let sent = 0; sent < REQUESTS; sent += 10) {
    responses.push(...(await Promise.all(Array.from({ length: 10 }, () => sendTarget(testBed, target, address)))));
  }
  const refilled = Math.ceil((performance.now() - startedAt) / 1_000);
  return atMost('cost', `answers to ${REQUESTS} of ${target}`, responses.filter(isAnswered).length, ALLOWED + refilled);
}

export const otherSpellings: readonly Scenario[] = [
  {
    name: 'paths in other spellings',
    guarantee: 'cost',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const uncounted: string[] = [];
      for (const target of SPELLINGS) {
        const response = await sendTarget(testBed, target, testBed.client().address);
        if (isAnswered(response) && !/^ratelimit:/im.test(response)) uncounted.push(target);
      }
      return [
        none('cost', 'answered without being counted', uncounted),
        await answeredOf(testBed, `/v%31${QUERY}`),
        await answeredOf(testBed, `http://127.0.0.1/v1${QUERY}`),
      ];
    },
  },
];
