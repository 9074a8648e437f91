import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { post, postJson, quadrants } from '../../../../test/support/pictures.ts';
import { get, type Service, startFamilies } from '../../../../test/support/service.ts';
import { sampled, secondTier } from '../../../../test/support/test-tiers.ts';
import { listVectors, noVectors, vectorFile } from '../../../../test/support/vectors.ts';
import { SILUETA } from '../../../core/models/built-in.ts';
import { LazySession } from '../../../core/models/weights.ts';
import type { ApiError } from '../../../core/request/api-error.ts';
import { imageFamily } from '../operations.ts';
import { boundingBox } from './cut-out.ts';
import { refineEdges } from './matting.ts';
import { boxBlur, createPlane } from './plane.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

async function cutOut(query: string, file: Uint8Array): Promise<{ response: Response; bytes: Buffer }> {
  const response = await post(`${potli.url}/v1/image/remove-background?${query}`, file);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A bright ball on a dark wall: an obvious subject. */
function ball(width: number, height: number, mark = '#e2553d'): Promise<Buffer> {
  const radius = Math.min(width, height) / 4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#23303f"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="${mark}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

async function alphaOf(bytes: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(bytes).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('the subject is opaque and the background transparent, with progress events', async () => {
  const response = await fetch(`${potli.url}/v1/image/remove-background`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await ball(300, 200)),
  });
  const events = await response.text();
  assert.match(events, /"doing":"Segmenting the subject"/);
  const { status, type, headers, base64 } = JSON.parse(events.slice(events.lastIndexOf('\ndata: ') + 7));
  assert.deepEqual([status, type, headers['x-model']], [200, 'image/png', 'silueta']);
  assert.deepEqual([headers['x-original-width'], headers['x-original-height']], ['300', '200']);
  const bytes = Buffer.from(base64, 'base64');
  const { data, width, height } = await alphaOf(bytes);
  assert.deepEqual([width, height], [300, 200]);
  assert.ok((data[100 * 300 + 150] as number) > 250, 'the middle of the ball');
  assert.ok((data[5 * 300 + 5] as number) < 5, 'the corner');
  const { body } = await get(`${potli.url}/v1/status`);
  const model = body.data.models.find(({ id }: { id: string }) => id === 'silueta');
  assert.deepEqual([model.id, model.loaded, model.problem], ['silueta', true, null]);
});

test('a background colour is applied, and the result may be cropped to the subject', { skip: secondTier }, async () => {
  const file = await ball(300, 200);
  const blue = await cutOut('format=webp&background=0000ff&crop=true', file);
  assert.equal(blue.response.headers.get('content-type'), 'image/webp');
  const { data, info } = await sharp(blue.bytes).raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.channels, 3);
  assert.ok(Math.abs(info.width - 100) <= 12 && Math.abs(info.height - 100) <= 12, `${info.width} × ${info.height}`);
  assert.deepEqual([blue.response.headers.get('x-image-width'), blue.response.headers.get('x-original-width')], [`${info.width}`, '300']);
  assert.ok((data[2] as number) > 200 && (data[0] as number) < 60, 'a blue corner');
  const rejection = await postJson(`${potli.url}/v1/image/remove-background?format=mask&background=fff`, file);
  assert.deepEqual([rejection.status, rejection.body.error.code], [400, 'invalid_parameter']);
});

test('a mask is grey, upright, smaller than 4096 pixels, and holds no metadata', { skip: secondTier }, async () => {
  const sideways = await sharp(await ball(5000, 300))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { response, bytes } = await cutOut('format=mask', sideways);
  assert.deepEqual([response.headers.get('x-original-width'), response.headers.get('x-original-height')], ['300', '5000']);
  const { format, channels, width, height, exif, icc } = await sharp(bytes).metadata();
  assert.deepEqual([format, channels, width, height, exif, icc], ['png', 1, 246, 4096, undefined, undefined]);
});

test('transparent pixels stay transparent', { skip: secondTier }, async () => {
  const file = await sharp(await ball(200, 200))
    .ensureAlpha()
    .composite([{ input: { create: { width: 100, height: 200, channels: 4, background: '#fff' } }, left: 0, top: 0, blend: 'dest-out' }])
    .png()
    .toBuffer();
  const { data } = await alphaOf((await cutOut('', file)).bytes);
  assert.equal(data[100 * 200 + 80], 0, 'the half of the ball that was cut away before');
});

test('edges of a large picture are sharper than an upscaled mask, and decontaminated', {
  skip: secondTier,
}, async () => {
  const side = 2600;
  const picture = await sharp(await ball(side, side))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const small = await sharp(await ball(320, 320, '#ffffff'))
    .threshold(128)
    .blur(1.2)
    .png()
    .toBuffer();
  const soft = await sharp(small).resize(side, side, { kernel: 'cubic' }).extractChannel(0).raw().toBuffer();
  const doubtful = (data: Buffer): number => data.reduce((sum, value) => sum + (value >= 26 && value <= 229 ? 1 : 0), 0);
  const before = doubtful(soft);
  const pixels = { data: picture, width: side, height: side, channels: 4 } as const;
  await refineEdges(pixels, { data: soft, width: side, height: side, channels: 1 });
  assert.ok(doubtful(soft) < before / 2, `${doubtful(soft)} of ${before} pixels are still in doubt`);
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < soft.length; pixel++) {
    if ((soft[pixel] as number) < 100 || (soft[pixel] as number) > 240) continue;
    sum += picture[pixel * 4] as number;
    count++;
  }
  assert.ok(count > 0 && sum / count > 190, 'edge pixels have the red of the ball, not of the wall');
});

test('the bounding box of a subject, and without one', () => {
  const data = Buffer.alloc(50);
  assert.deepEqual(boundingBox({ data, width: 10, height: 5, channels: 1 }), { left: 0, top: 0, width: 10, height: 5 });
  data[12] = 255;
  data[34] = 255;
  assert.deepEqual(boundingBox({ data, width: 10, height: 5, channels: 1 }), { left: 2, top: 1, width: 3, height: 3 });
});

test('a box blur is the mean of the neighbourhood', () => {
  const plane = createPlane({ width: 5, height: 1 }, (pixel) => pixel * 10);
  assert.deepEqual([...boxBlur(plane, 1).values], [5, 10, 20, 30, 35]);
  assert.deepEqual([...boxBlur(plane, 9).values], [20, 20, 20, 20, 20]);
});

test('weights with another hash are not run', async () => {
  const other = { ...SILUETA.network, sha256: SILUETA.network.sha256.replace('7', '8') };
  await assert.rejects(
    new LazySession(other, { threads: 1, keepMemory: false }).session(),
    (fault: ApiError) => fault.code === 'model_not_loaded',
  );
});

test('other files are rejected', async () => {
  const text = await postJson(`${potli.url}/v1/image/remove-background`, Buffer.from('hello'));
  assert.deepEqual([text.status, text.body.error.code], [415, 'unsupported_type']);
  const cut = await postJson(`${potli.url}/v1/image/remove-background`, (await quadrants(50, 50).png().toBuffer()).subarray(0, 60));
  assert.deepEqual([cut.status, cut.body.error.code], [422, 'unreadable_file']);
});

const folder = 'models-and-generators/rembg';

function overlap(first: Buffer, second: Buffer): { iou: number; difference: number } {
  assert.equal(first.length, second.length);
  let [intersection, union, sum] = [0, 0, 0];
  for (let index = 0; index < first.length; index++) {
    const [a, b] = [first[index] as number, second[index] as number];
    intersection += a > 127 && b > 127 ? 1 : 0;
    union += a > 127 || b > 127 ? 1 : 0;
    sum += Math.abs(a - b);
  }
  return { iou: intersection / union, difference: sum / first.length / 255 };
}

test('masks agree with those of rembg', { skip: noVectors || secondTier }, async (t) => {
  const overlaps: number[] = [];
  const pictures = sampled(
    4,
    listVectors(folder).filter((name) => name.endsWith('.jpg')),
  );
  for (const path of pictures) {
    const published = path.replace('.jpg', '.out.png');
    const same = path.replace('.jpg', '.silueta.png');
    const reference = existsSync(vectorFile(published)) ? published : same;
    const { bytes } = await cutOut('', readFileSync(vectorFile(path)));
    const { data, width, height } = await alphaOf(bytes);
    const expected = await sharp(readFileSync(vectorFile(reference)))
      .ensureAlpha()
      .extractChannel(3)
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer();
    const { iou, difference } = overlap(data, expected);
    t.diagnostic(`${path.slice(folder.length + 1)}: ${iou.toFixed(4)}, mean difference ${difference.toFixed(4)}`);
    overlaps.push(iou);
    // Reference results of the same network: only rounding may differ.
    if (reference === same) assert.ok(iou >= 0.99 && difference <= 0.002);
  }
  const mean = overlaps.reduce((sum, iou) => sum + iou, 0) / overlaps.length;
  t.diagnostic(`mean of ${overlaps.length}: ${mean.toFixed(4)}`);
  assert.ok(mean >= 0.95);
});
