/** Progress events of long work. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { fixturePdf } from '../../test/support/pdfs.ts';
import { printPage } from '../../test/support/render-page.ts';
import { scannedPdf } from '../../test/support/scanned-pdf.ts';
import { type Service, startFamilies } from '../../test/support/service.ts';
import { secondTier } from '../../test/support/test-tiers.ts';
import { type Family, operation } from '../core/operation/operation.ts';
import { ocrFamily } from '../families/ocr/operations.ts';
import { pdfFamily } from '../families/pdf/operations.ts';

const run = {
  summary: 'Work that reports progress',
  reportsProgress: true,
  method: 'POST',
  input: {},
  example: {},
  output: z.object({ done: z.boolean() }),
} as const;
const steps: Family = {
  id: 'steps',
  name: 'Steps',
  group: 'Developer tools',
  about: 'For tests.',
  operations: [
    operation({ ...run, id: 'well', path: '/v1/well', run: () => ({ data: { done: true } }) }),
    operation({
      ...run,
      id: 'badly',
      path: '/v1/badly',
      run: () => {
        throw new Error('a bug');
      },
    }),
  ],
};

let service: Service;
before(async () => {
  service = await startFamilies([ocrFamily, pdfFamily, steps]);
});
after(() => service.close());

interface Event {
  readonly event: string;
  readonly data: {
    readonly share: number;
    readonly doing: string;
    readonly status: number;
    readonly type: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
    readonly base64: string;
    readonly error: { readonly code: string };
  };
}

const accept = 'text/event-stream';

function post(path: string, body: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service.url}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(body),
  });
}

async function eventsOf(path: string, body: Uint8Array, type = 'application/octet-stream'): Promise<Event[]> {
  const response = await post(path, body, { accept, 'content-type': type });
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'text/event-stream']);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  return (await response.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { event, data: JSON.parse(data) as Event['data'] };
    });
}

/** Last event, after monotonic progress. */
function lastOf(events: readonly Event[]): Event {
  const progress = events.slice(0, -1);
  assert.ok(progress.every(({ event }) => event === 'progress'));
  assert.deepEqual(
    progress.map(({ data }) => data.share),
    progress.map(({ data }) => data.share).sort((a, b) => a - b),
  );
  return events.at(-1) as Event;
}

test('OCR sends an event per page, and its final event contains the ordinary response', { skip: secondTier }, async () => {
  const scan = await scannedPdf([await printPage(['Receipt 4417 of 12 March']), await printPage(['Paid in full'])]);
  const events = await eventsOf('ocr', scan);
  const { event, data } = lastOf(events);
  assert.deepEqual([event, data.status, data.type], ['answer', 200, 'application/json; charset=utf-8']);
  assert.deepEqual(data.body, await (await post('ocr', scan)).json());
  const steps = events.map(({ data: { doing } }) => doing);
  assert.ok(steps.includes('Page 1: recognising text') && steps.includes('Page 2: recognising text'), steps.join(', '));
});

test('the final event contains the JSON response; internal errors expose no details', async () => {
  const { event, data } = lastOf(await eventsOf('well', Buffer.from('{}'), 'application/json'));
  assert.deepEqual([event, data.status, data.body], ['answer', 200, { data: { done: true }, meta: {} }]);
  const failed = lastOf(await eventsOf('badly', Buffer.from('{}'), 'application/json'));
  assert.deepEqual([failed.event, failed.data.status, failed.data.error.code], ['error', 500, 'internal']);
  assert.throws(() => service.throwErrors(), /internal errors/);
});

test('rendering sends an event per page, and the archive as base64', async () => {
  const pdf = fixturePdf('files/invoice');
  const events = await eventsOf('pdf/render?pages=1-&width=200', pdf);
  const { data } = lastOf(events);
  const plain = await post('pdf/render?pages=1-&width=200', pdf);
  assert.equal(data.type, 'application/zip');
  assert.equal(data.headers['x-page-count'], plain.headers.get('x-page-count'));
  assert.ok(Buffer.from(data.base64, 'base64').equals(Buffer.from(await plain.arrayBuffer())));
  assert.ok(events.some(({ data: { doing } }) => doing === 'Rendering page 2'));
});

test('an error during the job is an event; an error before it is an ordinary response', async () => {
  const broken = fixturePdf('files/invoice').subarray(0, 300);
  const { event, data } = lastOf(await eventsOf('pdf/render', broken));
  assert.deepEqual([event, data.status, data.error.code], ['error', 422, 'unreadable_file']);
  const rejected = await post('pdf/render?width=1', broken, { accept });
  assert.deepEqual([rejected.status, rejected.headers.get('content-type')], [400, 'application/json; charset=utf-8']);
});

test('a client that disconnects does not affect other requests', async () => {
  const pdf = fixturePdf('files/invoice');
  const controller = new AbortController();
  const response = await fetch(`${service.url}/v1/pdf/render?pages=1-&width=2000`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept },
    body: new Uint8Array(pdf),
    signal: controller.signal,
  });
  const { value } = (await response.body?.getReader().read()) ?? {};
  assert.match(Buffer.from(value ?? []).toString(), /^event: progress\ndata: /);
  controller.abort();
  assert.equal((await post('pdf/render?width=200', pdf)).status, 200);
});

test('operations without progress have no event stream', async () => {
  const response = await post('pdf/info', fixturePdf('files/invoice'), { accept });
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/json; charset=utf-8']);
});
