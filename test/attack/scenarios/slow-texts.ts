/**
 * Texts that are short for a body but slow for a regular expression or Unicode normalisation: length and combining marks are checked first.
 */
import { isRejected } from '../client.ts';
import { type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const CLIENT_TIMEOUT_MS = 15_000;
const MAX_CHARACTERS = 3_900_000;

/** Marks of two combining classes in the wrong order: canonical ordering (UAX #15) is quadratic in them. */
const marks = (count: number): string => `a${'\u0315'.repeat(count / 2)}${'\u0334'.repeat(count / 2)}`;
const call = (tool: string, args: object): object => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: tool, arguments: args },
});

const BODIES: Readonly<Record<string, readonly [path: string, body: () => object]>> = {
  '24,000 combining marks': ['/v1/transliterate?to=ta', () => ({ text: marks(24_000) })],
  '100,000 combining marks': ['/v1/transliterate?to=ta', () => ({ text: marks(99_998) })],
  '100,000 combining marks in a font': ['/v1/tamil-font/convert', () => ({ text: marks(99_998) })],
  '100,000 combining marks to embed': ['/v1/embed', () => ({ texts: [marks(99_998)] })],
  'a number of 20,000 blanks': ['/mcp', () => call('words', { number: `${' '.repeat(20_000)}x` })],
  'a number of 3.9 MB': ['/mcp', () => call('words', { number: `${' '.repeat(MAX_CHARACTERS)}x` })],
  'a file of blanks': ['/mcp/all', () => call('pdf_info', { files: [`${' '.repeat(MAX_CHARACTERS)}x`] })],
  'flags of 3.9 MB': ['/mcp', () => call('regex_test', { pattern: 'a', text: 'a', flags: 'g'.repeat(MAX_CHARACTERS) })],
  'a pincode of 3.9 MB': ['/mcp', () => call('pincode_get', { pincode: '6'.repeat(MAX_CHARACTERS) })],
};

export const slowTexts: readonly Scenario[] = [
  {
    name: 'texts that are slow to match and to normalise',
    guarantee: 'event-loop',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const accepted: string[] = [];
      for (const [name, [path, body]] of Object.entries(BODIES)) {
        const init = { signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS), headers: { accept: 'application/json, text/event-stream' } };
        const response = await testBed.client().postJson(path, body(), init);
        if (!isRejected(response)) accepted.push(`${name}: ${response.status}`);
      }
      return [none('integrity', 'not refused', accepted)];
    },
  },
];
