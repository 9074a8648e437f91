/** Lists and objects far longer than any operation accepts: they must be rejected before any work on them. */
import { isRejected } from '../client.ts';
import { type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const CLIENT_TIMEOUT_MS = 15_000;
const list = (items: number): string => `[${'"1",'.repeat(items - 1)}"1"]`;
const object = (keys: number): string => `{${Array.from({ length: keys }, (_, index) => `"k${index}":1`).join()}}`;
const call = (tool: string, args: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":${args}}}`;

/** 240 KB, and just under the limit of 4 MB per body. */
const LIST_LENGTH = 60_000;
const MAX_ITEMS_IN_BODY = 900_000;
const KEYS = 300_000;

const BODIES: readonly (readonly [name: string, path: string, body: () => string])[] = [
  ['60,000 codes', '/v1/pincode', () => `{"codes":${list(LIST_LENGTH)}}`],
  ['60,000 documents for a tool', '/mcp', () => call('rerank', `{"query":"a","documents":${list(LIST_LENGTH)}}`)],
  ['60,000 texts to embed', '/v1/embed', () => `{"texts":${list(LIST_LENGTH)}}`],
  ['60,000 documents to rerank', '/v1/rerank', () => `{"query":"a","documents":${list(LIST_LENGTH)}}`],
  ['900,000 codes in 3.6 MB', '/v1/pincode', () => `{"codes":${list(MAX_ITEMS_IN_BODY)}}`],
  ['300,000 members in one object', '/v1/pincode', () => object(KEYS)],
  ['300,000 arguments of a tool', '/mcp', () => call('pincode_get', object(KEYS))],
];

export const longLists: readonly Scenario[] = BODIES.map(([name, path, body]) => ({
  name,
  guarantee: 'event-loop',
  monitored: true,
  async run(testBed: TestBed): Promise<Finding[]> {
    const init = { signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS), headers: { accept: 'application/json, text/event-stream' } };
    const response = await testBed.client().postJson(path, body(), init);
    return [none('integrity', 'not refused', isRejected(response) ? [] : [`status ${response.status}`])];
  },
}));
