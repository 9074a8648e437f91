/** Malicious and corrupted files. MUTATED_PICTURES=1000 runs the full number of mutations. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { delayDuring } from '../../../test/support/event-loop-delay.ts';
import { animation, jpegWithMetadata, mutate, pngWithDeclaredSize, post, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { secondTier, tries } from '../../../test/support/test-tiers.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { seededRandomInt } from '../../core/util/random.ts';
import { imageFamily } from './operations.ts';

const DRAWING =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY n "http://www.w3.org/2000/svg">]><svg xmlns="&n;" viewBox="0 0 60 40"><defs><linearGradient id="g"><stop stop-color="red"/>' +
  '<stop offset="1" stop-color="#00f"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><style>.a{fill:url(#g)}</style>' +
  '<g id="s" class="a" filter="url(#f)"><path d="M5 5h40v30H5z"/><circle r="8" cx="20" cy="20"/></g><use href="#s" x="9" transform="rotate(9)"/></svg>';

const MUTATED = tries(150, process.env.MUTATED_PICTURES);
const MEGABYTE = 1024 * 1024;

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

const TASKS = ['info', 'convert?format=jpeg&width=100', 'hash', 'convert?format=webp', 'convert?format=png&height=64&fit=cover&width=64'];
const FAIR: ReadonlySet<number> = new Set([200, 400, 413, 415, 422]);

async function originals(): Promise<Buffer[]> {
  const jpeg = await jpegWithMetadata();
  const inputs = [
    jpeg,
    await quadrants(61, 47).png().toBuffer(),
    await quadrants(61, 47).webp({ lossless: true }).toBuffer(),
    await quadrants(61, 47).avif().toBuffer(),
    await quadrants(61, 47).tiff({ compression: 'lzw' }).toBuffer(),
    await sharp(jpeg).keepMetadata().tiff({ compression: 'deflate', tile: true }).toBuffer(),
    await animation('gif', 6),
    await animation('webp', 6),
    bitmap(31, 21),
    Buffer.from(DRAWING),
  ];
  if (noVectors) return inputs;
  const outcomes = [
    'documents-and-images/heic/rainbow-451x461.heic',
    'documents-and-images/bmp/images__bmp__images__pal8rle.bmp',
    'documents-and-images/bmp/images__bmp__images__pal4rle.bmp',
    'documents-and-images/bmp/images__bmp__images__rgba32.bmp',
  ];
  return [...inputs, ...outcomes.map((path) => readFileSync(vectorFile(path)))];
}

/** An uncompressed 24-bit bitmap. */
function bitmap(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height, 0x5a);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(54, 10);
  file.fill(0, 14, 54);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

test(`${MUTATED} mutated pictures: each succeeds or is rejected, in bounded memory`, async (t) => {
  const files = await originals();
  const randomInt = seededRandomInt('mutated pictures');
  const before = process.memoryUsage.rss();
  const counts = new Map<number, number>();
  let slowest = 0;
  let highest = 0;
  for (let round = 0; round < MUTATED; round++) {
    const file = mutate(files[round % files.length] as Buffer, randomInt);
    const start = performance.now();
    const response = await post(`${potli.url}/v1/image/${TASKS[round % TASKS.length]}`, file);
    await response.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - start);
    highest = Math.max(highest, process.memoryUsage.rss() - before);
    counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    assert.ok(FAIR.has(response.status), `round ${round}: ${response.status}`);
  }
  const statuses = [...counts].sort().map(([status, count]) => `${count} × ${status}`);
  t.diagnostic(`${statuses.join(', ')}; slowest ${slowest.toFixed(0)} ms; memory grew by at most ${(highest / MEGABYTE).toFixed(0)} MB`);
  assert.ok(highest < 700 * MEGABYTE);
});

test('hostile files succeed or are rejected', { skip: noVectors }, async (t) => {
  for (const path of listVectors('documents-and-images/hostile')) {
    for (const task of TASKS.slice(0, 3)) {
      const { status } = await post(`${potli.url}/v1/image/${task}`, readFileSync(vectorFile(path)));
      assert.ok(FAIR.has(status), `${path} ${task}: ${status}`);
      if (/\.(avif|gif)$/.test(path)) t.diagnostic(`${path.split('/').at(-1)} ${task}: ${status}`);
    }
  }
});

test('rejects a picture of more than 100 million pixels before decoding', async (t) => {
  const bomb = await pngWithDeclaredSize(12_000, 9_000);
  const hidden = bitmap(4, 4);
  hidden.writeInt32LE(30_000, 18);
  hidden.writeInt32LE(30_000, 22);
  await post(`${potli.url}/v1/image/info`, bomb);
  const before = process.memoryUsage.rss();
  for (const file of [bomb, hidden]) {
    for (const task of ['convert', 'hash', 'remove-background']) {
      const response = await post(`${potli.url}/v1/image/${task}`, file);
      assert.equal(response.status, 413, task);
    }
  }
  const grown = (process.memoryUsage.rss() - before) / MEGABYTE;
  t.diagnostic(`memory grew by ${grown.toFixed(0)} MB`);
  assert.ok(grown < 150, `${grown} MB`);
});

test('does not block the event loop while twenty jobs run', { skip: secondTier }, async (t) => {
  // Together below the upload memory limit of one client.
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 1400, height: 1050, channels: 3, background: 'black', noise: grain } })
    .jpeg({ quality: 90 })
    .toBuffer();
  // The first round also starts the workers; the best round measures the work itself.
  const rounds: number[] = [];
  for (let round = 0; round < 3 && !rounds.some((p99) => p99 < 20); round++) {
    const responses = Promise.all(Array.from({ length: 20 }, () => post(`${potli.url}/v1/image/convert?width=800`, photo)));
    rounds.push(await delayDuring(responses));
    assert.ok((await responses).every(({ status }) => status === 200));
  }
  t.diagnostic(`p99 of the delay in milliseconds: ${rounds.map((p99) => p99.toFixed(1)).join(', ')}`);
  assert.ok(Math.min(...rounds) < 20);
});
