/**
 * Damaged and hostile inputs through every tool for documents and pictures: a result or a refusal, nothing dies, nothing hangs past its limit, and the
 * memory comes back. `DAMAGED_INPUTS=1000` sends so many to each, `DAMAGED_TOOLS=split` only to those whose name has the word.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { type Draw, pick, seededDraw } from '../src/core/util/random.ts';
import { TYPES } from '../src/families/barcode/types.ts';
import { type HostileInputs, hostileInputs } from './support/hostile.ts';
import { type Service, settingsOf, startPotli } from './support/service.ts';

const TRIES = Number(process.env.DAMAGED_INPUTS ?? 4);
const ONLY = process.env.DAMAGED_TOOLS ?? '';
const TOGETHER = 4;
const MEGABYTE = 1024 * 1024;
/** The longest limit of these tools, for as many as wait for each other, and twice over for a busy machine: whoever takes longer hangs. */
const HANGS_MS = 45_000 * TOGETHER * 2;
const FAIR: ReadonlySet<number> = new Set([200, 400, 413, 415, 422, 503]);

interface Asked {
  readonly path: string;
  /** In the form where files are sent, else in the query. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: readonly Buffer[];
}

type Ask = (draw: Draw, inputs: HostileInputs) => Asked;

/** A PDF through a tool, whose options are in the query. */
const pdf =
  (...tools: readonly string[]): Ask =>
  (draw, inputs) => ({ path: `/v1/pdf/${pick(draw, tools)}`, files: [inputs.pdf(draw)] });
const picture =
  (...tools: readonly string[]): Ask =>
  (draw, inputs) => ({ path: `/v1/${pick(draw, tools)}`, files: [inputs.picture(draw)] });

const TOOLS: Readonly<Record<string, Ask>> = {
  'split by pages': pdf('split', 'split?every=2'),
  'split by bookmarks': pdf('split?by=bookmarks'),
  'split by size': pdf('split?by=size&maxBytes=10240'),
  protect: (draw, { pdf, text }) => ({ path: '/v1/pdf/protect', fields: { password: text(draw), owner: 'y' }, files: [pdf(draw)] }),
  unlock: (draw, { pdf, text }) => ({ path: '/v1/pdf/unlock', fields: { password: text(draw) }, files: [pdf(draw)] }),
  'watermark of text': (draw, inputs) => ({ path: '/v1/pdf/watermark', fields: { text: inputs.text(draw) }, files: [inputs.pdf(draw)] }),
  'watermark of a picture': (draw, { sound, pdf, picture }) => ({
    path: '/v1/pdf/watermark',
    files: draw(2) === 0 ? [sound.pdf, picture(draw)] : [pdf(draw), sound.picture],
  }),
  metadata: pdf('metadata?format=json', 'metadata?title=x', 'metadata?remove=true'),
  'pictures out of a PDF': pdf('images'),
  'pages as a ZIP': pdf('render?pages=1-&width=60'),
  'compress, ebook and screen': pdf('compress?images=ebook', 'compress?images=screen'),
  'PDF from pictures': (draw, { picture }) => ({
    path: pick(draw, ['/v1/pdf/from-images', '/v1/pdf/from-images?page=picture']),
    files: Array.from({ length: 1 + draw(3) }, () => picture(draw)),
  }),
  convert: picture(
    'image/convert?format=jpg&maxBytes=2000&grayscale=true',
    'image/convert?format=png&width=50&height=90&fit=contain&background=ff000080&blur=2&sharpen=1',
    'image/convert?format=avif&width=40&height=30&fit=cover&position=attention&maxBytes=1500',
    'image/convert?format=webp&width=40&height=30&fit=cover&position=entropy',
  ),
  passport: picture(
    'image/passport?crop=0,0,9,9&sheet=none&dpi=100',
    'image/passport?crop=1,1,20,20&format=pdf&dpi=100',
    'image/passport?crop=0,0,30,40&sheet=a4&dpi=100&maxBytes=20000',
  ),
  placeholder: picture('image/placeholder'),
  'QR with a logo': picture('qr/logo?text=potli', 'qr/logo?text=potli&format=png', 'qr/logo?text=potli&format=pdf'),
  'QR with a caption': (draw, { text }) => ({
    path: '/v1/qr',
    fields: { text: text(draw), caption: text(draw), format: pick(draw, ['svg', 'png', 'pdf']), shape: 'rounded' },
  }),
  barcode: (draw, { text }) => ({ path: `/v1/barcode/${pick(draw, TYPES)}`, fields: { text: text(draw), format: 'png' } }),
  'preview of text': (draw, { text }) => ({
    path: '/v1/og-image',
    fields: {
      title: text(draw),
      subtitle: text(draw),
      site: text(draw).slice(0, 80),
      layout: pick(draw, ['left', 'centre', 'panel']),
      format: 'svg',
    },
  }),
  'preview with a logo': (draw, { text, picture }) => ({
    path: '/v1/og-image/logo',
    fields: { title: text(draw), format: pick(draw, ['svg', 'png']), layout: pick(draw, ['left', 'centre', 'panel']) },
    files: [picture(draw)],
  }),
  'picture of code': (draw, { text }) => ({
    path: '/v1/code-image',
    fields: { code: text(draw), wrap: '20', highlight: '1-2', window: 'false', format: 'svg' },
  }),
};

let jobs: Jobs;
let service: Service;
let inputs: HostileInputs;
before(async () => {
  jobs = new Jobs({ slots: 2, ceilingMb: 8_192 });
  service = await startPotli({ jobs, config: settingsOf({ RATE_LIMIT: '0' }) });
  inputs = await hostileInputs();
});
after(async () => {
  await service.close();
  await jobs.close();
});

async function statusOf({ path, fields = {}, files }: Asked): Promise<number> {
  const address = new URL(path, service.url);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (files) body.append(name, value);
    else address.searchParams.set(name, value);
  }
  for (const file of files ?? []) body.append('file', new Blob([new Uint8Array(file)]), 'x');
  const response = await fetch(address, { signal: AbortSignal.timeout(HANGS_MS), ...(files && { method: 'POST', body }) });
  await response.arrayBuffer();
  return response.status;
}

async function sendAll(name: string, ask: Ask): Promise<string> {
  const draw = seededDraw(name);
  const counts = new Map<number, number>();
  let left = TRIES;
  let slowest = 0;
  const send = async (): Promise<void> => {
    while (left-- > 0) {
      const asked = ask(draw, inputs);
      const started = performance.now();
      const status = await statusOf(asked);
      slowest = Math.max(slowest, performance.now() - started);
      assert.ok(FAIR.has(status), `${asked.path} ${JSON.stringify(asked.fields)}: ${status}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, send));
  const told = [...counts].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  return `${told.join(', ')}; slowest ${slowest.toFixed(0)} ms`;
}

/** What the first of each kind loads stays in the process that serves. */
const MOST_GROWTH_MB = 250;
let restingMb = 0;
const residentMb = (): number => process.memoryUsage.rss() / MEGABYTE;

for (const [name, ask] of Object.entries(TOOLS)) {
  if (!name.includes(ONLY)) continue;
  test(`${name}: ${TRIES} damaged inputs are answered or refused`, { timeout: 3_600_000 }, async (t) => {
    const earlier = { ...jobs.figures().ends };
    const told = await sendAll(name, ask);
    restingMb ||= residentMb();
    const { ends, residentMb: engines } = jobs.figures();
    const limits = `${ends.timeout - earlier.timeout} out of time, ${ends.memory - earlier.memory} out of memory`;
    t.diagnostic(`${told}; ${limits}; memory ${residentMb().toFixed(0)} MB, engines ${engines.toFixed(0)} MB`);
    assert.equal(ends.died - earlier.died, 0, 'processes that died');
  });
}

test('afterwards nothing runs, and the memory is back', async (t) => {
  assert.deepEqual([jobs.figures().running, jobs.figures().waiting], [0, 0]);
  // Memory of uploads is given back when the service is quiet.
  await sleep(1_000);
  const grown = residentMb() - restingMb;
  t.diagnostic(`${grown.toFixed(0)} MB above what the first tool left`);
  assert.ok(grown < MOST_GROWTH_MB, `${grown} MB`);
});
