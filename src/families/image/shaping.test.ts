/** Crops, colours, filters and byte targets, checked in the output pixels. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { animation, post, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { imageFamily } from './operations.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

async function convert(query: string, file: Uint8Array): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await post(`${potli.url}/v1/image/convert?${query}`, file);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const offset = (y * info.width + x) * info.channels;
  return [...data.subarray(offset, offset + info.channels)];
}

async function sizeOf(bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  return `${width}x${height}`;
}

/** Looks like a photograph to encoders: noise over a gradient. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .blur(1.5)
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('accepts jpg as an alias of jpeg', async () => {
  const { headers, bytes } = await convert('format=jpg', await quadrants(8, 8).png().toBuffer());
  assert.equal(headers.get('content-type'), 'image/jpeg');
  assert.equal((await sharp(bytes).metadata()).format, 'jpeg');
});

test('contain shows the whole picture and fills the box with the background', async () => {
  const file = await quadrants(40, 20).png().toBuffer();
  const red = await convert('format=png&width=40&height=40&fit=contain&background=f00', file);
  assert.equal(await sizeOf(red.bytes), '40x40');
  assert.deepEqual(await pixel(red.bytes, 20, 2), [255, 0, 0, 255]);
  assert.deepEqual(await pixel(red.bytes, 35, 15), [0, 255, 0, 255]);
  const clear = await convert('format=png&width=40&height=40&fit=contain', file);
  assert.equal((await pixel(clear.bytes, 20, 2))[3], 0);
  const white = await convert('format=jpeg&width=40&height=40&fit=contain', file);
  assert.ok(Math.min(...(await pixel(white.bytes, 20, 2))) > 240);
  const below = await convert('format=png&width=40&height=40&fit=contain&position=south&background=000', file);
  assert.deepEqual(await pixel(below.bytes, 35, 25), [0, 255, 0, 255]);
});

test('cover crops by position, or by attention', async () => {
  const file = await quadrants(80, 40).png().toBuffer();
  const east = await convert('format=png&width=20&height=40&fit=cover&position=east', file);
  assert.deepEqual(await pixel(east.bytes, 4, 4), [0, 255, 0, 255]);
  const west = await convert('format=png&width=20&height=40&fit=cover&position=west', file);
  assert.deepEqual(await pixel(west.bytes, 4, 4), [255, 0, 0, 255]);
  const spot = await quadrants(30, 30).png().toBuffer();
  const plain = sharp({ create: { width: 300, height: 40, channels: 3, background: '#888' } });
  const lonely = await plain
    .composite([{ input: spot, left: 250, top: 5 }])
    .png()
    .toBuffer();
  for (const position of ['attention', 'entropy']) {
    const { bytes } = await convert(`format=png&width=60&height=40&fit=cover&position=${position}`, lonely);
    const { entropy } = await sharp(bytes).stats();
    assert.ok(entropy > 0.5, position);
  }
});

test('a background fills transparent pixels in every format', async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  for (const format of ['png', 'webp', 'jpeg', 'tiff']) {
    const { bytes } = await convert(`format=${format}&background=00ff00&quality=100`, clear);
    const [red = 0, green = 0, blue = 0, alpha] = await pixel(bytes, 4, 4);
    assert.ok(red < 5 && green > 250 && blue < 5 && alpha === 255, format);
  }
});

test('blur lowers edge contrast, sharpen raises it, and grayscale removes colour', async () => {
  const file = await quadrants(60, 60).png().toBuffer();
  const soft = await pixel((await convert('format=png&blur=6', file)).bytes, 29, 10);
  assert.ok((soft[0] as number) > 60 && (soft[0] as number) < 200, `${soft}`);
  const grey = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#999' } })
    .composite([{ input: Buffer.from('<svg width="20" height="40"><rect width="20" height="40" fill="#666"/></svg>'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const edge = async (query: string): Promise<number> => (await pixel((await convert(query, grey)).bytes, 20, 20))[0] as number;
  assert.ok((await edge('format=png&sharpen=2')) > (await edge('format=png')));
  for (const word of ['grayscale', 'greyscale']) {
    const [red, green, blue] = await pixel((await convert(`format=png&${word}=true`, file)).bytes, 5, 5);
    assert.ok(red === green && green === blue, word);
  }
});

test('maxBytes selects the best quality that fits, at the requested size', async () => {
  const file = await photograph(400, 300);
  for (const format of ['jpeg', 'webp', 'avif']) {
    const { headers, bytes } = await convert(`format=${format}&width=400&maxBytes=9000`, file);
    const quality = Number(headers.get('x-image-quality'));
    assert.ok(bytes.length <= 9000, `${format}: ${bytes.length}`);
    assert.equal(await sizeOf(bytes), '400x300');
    const next = await convert(`format=${format}&width=400&quality=${quality + 1}`, file);
    assert.ok(next.bytes.length > 9000, `${format}: quality ${quality + 1} would have fitted`);
  }
});

test('maxBytes reduces the size before quality gets poor, and leaves a file that fits unchanged', async () => {
  const file = await photograph(1200, 900);
  const small = await convert('format=jpeg&maxBytes=12000', file);
  assert.ok(small.bytes.length <= 12_000);
  assert.ok(Number(small.headers.get('x-image-quality')) >= 40);
  assert.ok(Number(small.headers.get('x-image-width')) < 1200);
  const unlimited = await convert('format=jpeg&maxBytes=9000000', file);
  assert.equal(unlimited.headers.get('x-image-quality'), '100');
  assert.equal(unlimited.headers.get('x-image-width'), '1200');
});

test('invalid combinations are rejected by parameter name', async () => {
  const still = await photograph(300, 200);
  const moving = await animation('gif', 4);
  const errorOf = async (query: string, file: Uint8Array): Promise<string> => {
    const { status, bytes } = await convert(query, file);
    return `${status} ${bytes}`;
  };
  assert.match(await errorOf('format=png&maxBytes=5000', still), /^400 .*maxBytes: can be used only with jpeg, webp and avif/);
  assert.match(
    await errorOf('format=jpeg&width=2000&height=2000&fit=fill&maxBytes=1000', still),
    /^400 .*maxBytes: the image has \d+ bytes even at the lowest/,
  );
  assert.match(await errorOf('format=jpeg&maxBytes=999', still), /^400 .*maxBytes/);
  assert.match(await errorOf('position=attention', still), /^400 .*position: attention.*fit=cover/);
  assert.match(await errorOf('background=greenish', still), /^400 .*background/);
  assert.match(await errorOf('blur=51', still), /^400 .*blur/);
  assert.match(await errorOf('format=webp&blur=2', moving), /^400 .*blur: cannot be used with animations/);
  assert.match(await errorOf('format=webp&maxBytes=5000', moving), /^400 .*maxBytes: cannot be used with animations/);
  assert.match(
    await errorOf('format=gif&fit=cover&width=9&height=9&position=entropy', moving),
    /^400 .*position: cannot be used with animations/,
  );
});
