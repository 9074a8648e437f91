/** Scans of photographed pages: detected corners, brightness of paper and print, output formats, and rejected input. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { cornerError, type PhotographOptions, photograph } from '../../../../test/support/photographed-page.ts';
import { mutate, pngWithDeclaredSize, post, quadrants } from '../../../../test/support/pictures.ts';
import { printPage } from '../../../../test/support/render-page.ts';
import { type Service, settingsOf, startFamilies } from '../../../../test/support/service.ts';
import { sampled, secondTier, tries } from '../../../../test/support/test-tiers.ts';
import { type GreyImage, WHITE } from '../../../core/ocr/grey-image.ts';
import { qpdf } from '../../../core/pdf/qpdf.ts';
import { lazy } from '../../../core/util/lazy.ts';
import { seededRandomInt } from '../../../core/util/random.ts';
import { imageFamily } from '../operations.ts';
import { aspectRatio } from './aspect-ratio.ts';
import { fromUnitSquare, project, type Quadrilateral, rectify } from './homography.ts';
import { binarise } from './sauvola.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => potli.close());

interface Scan {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

async function scan(query: string, file: Uint8Array): Promise<Scan> {
  const response = await post(`${potli.url}/v1/image/enhance-scan?${query}`, file);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const messageOf = ({ bytes }: Scan): string => JSON.parse(bytes.toString()).error.message;

const WORDS = 'The annual value of the property for the year ending March 2027 is fixed at rupees'.split(' ');
const LINES = Array.from({ length: 22 }, (_, row) =>
  Array.from({ length: 6 }, (_, column) => WORDS[(row * 5 + column) % WORDS.length]).join(' '),
);

const print = lazy(() => printPage(LINES, { size: 30 }));

/** A page of text in the aspect ratio of A4. */
async function page(side = 700): Promise<Buffer> {
  return sharp(print())
    .resize({ width: side, height: Math.round(side * Math.SQRT2), fit: 'contain', background: '#fff' })
    .png()
    .toBuffer();
}

const SMALL = { width: 600, height: 800 };
const PHOTOGRAPHS: Readonly<Record<string, PhotographOptions>> = {
  'perspective and a cast shadow': { pitch: 16, yaw: 10, roll: -5, fill: 0.75, shadow: 0.4 },
  'a bright table': { table: [228, 228, 226], grain: 3, noise: 3, pitch: 12, fill: 0.75 },
  'cream paper in low light': { paper: [244, 230, 196], exposure: 0.4, pitch: 14, fill: 0.75 },
  'a sheet turned by 24 degrees': { roll: 24, pitch: 8, fill: 0.66 },
};

function cornersOf({ headers }: Scan): Quadrilateral {
  const numbers = (headers.get('x-corners') ?? '').split(',').map(Number);
  return [0, 2, 4, 6].map((index) => ({ x: numbers[index], y: numbers[index + 1] })) as unknown as Quadrilateral;
}

async function greyPixels(file: Uint8Array): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Share of the pixels that a condition is true for. */
const shareOf = (pixels: Uint8Array, isCounted: (value: number) => boolean): number => pixels.filter(isCounted).length / pixels.length;

for (const [name, options] of sampled(4, Object.entries(PHOTOGRAPHS))) {
  test(`finds the sheet and whitens its paper: ${name}`, async () => {
    const { jpeg, corners } = await photograph(await page(), { ...SMALL, ...options, seed: name });
    const result = await scan('mode=grey&format=png', jpeg);
    assert.equal(result.status, 200);
    assert.equal(result.headers.get('x-sheet'), 'found');
    assert.ok(cornerError(cornersOf(result), corners, 1000) < 0.003, result.headers.get('x-corners') ?? '');
    const { pixels, width, height } = await greyPixels(result.bytes);
    assert.equal(`${width}x${height}`, `${result.headers.get('x-image-width')}x${result.headers.get('x-image-height')}`);
    assert.ok(Math.abs(height / width / Math.SQRT2 - 1) < 0.02, `${width} × ${height}`);
    assert.ok(shareOf(pixels, (value) => value >= 250) > 0.8, 'the paper is not white');
    assert.ok(shareOf(pixels, (value) => value < 128) > 0.01, 'the print is lost');
    // The table, which is darker than the paper, would be at the edges.
    assert.ok(shareOf(pixels.subarray(0, 3 * width), (value) => value >= 230) > 0.98, 'the table is visible');
  });
}

test('uses the whole image if no sheet is certain, and the given corners if there are any', async () => {
  const closeUp = await sharp(await page(600))
    .extract({ left: 60, top: 120, width: 420, height: 500 })
    .png()
    .toBuffer();
  const whole = await scan('', closeUp);
  assert.equal(whole.headers.get('x-sheet'), 'none');
  assert.equal(whole.headers.get('x-corners'), null);
  assert.equal(whole.headers.get('x-image-width'), '420');
  const given = await scan('corners=20,10,400,30,390,480,30,470&format=webp', closeUp);
  assert.equal(given.headers.get('x-sheet'), 'given');
  assert.equal(given.headers.get('x-corners'), '20,10,400,30,390,480,30,470');
  assert.equal((await sharp(given.bytes).metadata()).format, 'webp');
});

test('keeps coloured ink and bars, and makes coloured paper white', async () => {
  const stamp = Buffer.from(
    '<svg width="600" height="800"><rect width="600" height="800" fill="#f4e6c4"/><rect x="60" y="60" width="480" height="90" fill="#20407a"/><circle cx="300" cy="500" r="60" fill="none" stroke="#c02020" stroke-width="8"/></svg>',
  );
  const { bytes } = await scan('format=png', await sharp(stamp).png().toBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  assert.deepEqual(colourAt(300, 700), [WHITE, WHITE, WHITE]);
  const [barRed = 0, , barBlue = 0] = colourAt(300, 100);
  assert.ok(barBlue > barRed + 50 && barRed < 90, `bar ${colourAt(300, 100)}`);
  const [red = 0, green = 0] = colourAt(240, 500);
  assert.ok(red > green + 80, `stamp ${colourAt(240, 500)}`);
});

test('writes black and white with one bit per pixel, as PNG and as a PDF page of the height of A4', async () => {
  const photo = await sharp(await page(500))
    .jpeg()
    .toBuffer();
  const png = await scan('mode=bw&format=png', photo);
  assert.equal(png.status, 200);
  // The bit depth in the IHDR chunk.
  assert.equal(png.bytes[24], 1);
  const { pixels } = await greyPixels(png.bytes);
  assert.ok(shareOf(pixels, (value) => value === 0 || value === WHITE) === 1);
  const pdf = await scan('mode=bw&format=pdf', photo);
  const { succeeded, stderr } = await qpdf(['--check', '/in'], { '/in': pdf.bytes });
  assert.ok(succeeded && stderr === '', stderr);
  assert.match(pdf.bytes.toString('latin1'), /BitsPerComponent 1\b[\s\S]*FlateDecode|MediaBox \[0 0 \d+\.\d+ 841\.890\]/);
  const grey = await scan('mode=grey&format=pdf', photo);
  assert.match(grey.bytes.toString('latin1'), /DeviceGray \/BitsPerComponent 8 \/Filter \/DCTDecode/);
});

test('maxBytes returns a file that fits', async () => {
  const { headers, bytes } = await scan(
    'maxBytes=20000',
    await sharp(await page(700))
      .jpeg()
      .toBuffer(),
  );
  assert.ok(bytes.length <= 20_000);
  assert.match(headers.get('x-image-quality') ?? '', /^\d+$/);
});

test('returns 400 for corners outside of the image or in the wrong order, and for maxBytes without a quality', async () => {
  const picture = await quadrants(200, 300).png().toBuffer();
  assert.match(messageOf(await scan('corners=0,0,201,0,200,300,0,300', picture)), /within the image, which has 200 × 300/);
  assert.match(messageOf(await scan('corners=0,0,0,300,200,300,200,0', picture)), /convex/);
  assert.match(messageOf(await scan('corners=1,2,3', picture)), /four corners/);
  assert.match(messageOf(await scan('maxBytes=9000&format=png', picture)), /only with format=jpg and format=webp/);
});

test('returns 413 for too many pixels and 415 for other files', async () => {
  assert.equal((await scan('', await pngWithDeclaredSize(12_000, 9_000))).status, 413);
  assert.equal((await scan('', Buffer.from('no picture'))).status, 415);
});

test('answers mutated and tiny pictures', async () => {
  const original = await sharp(await page(200))
    .jpeg()
    .toBuffer();
  const randomInt = seededRandomInt('scans');
  const tiny = await Promise.all([quadrants(1, 1), quadrants(1, 300), quadrants(7, 5)].map((picture) => picture.png().toBuffer()));
  const mutated = Array.from({ length: tries(80) }, () => mutate(original, randomInt));
  for (const [index, file] of [...tiny, ...mutated].entries()) {
    const { status } = await scan(['mode=bw', '', 'mode=grey&format=pdf'][index % 3] as string, file);
    assert.ok([200, 413, 415, 422].includes(status), `${index}: ${status}`);
    if (index < tiny.length) assert.equal(status, 200);
  }
});

test('a photograph of 12 megapixels takes at most a few seconds', { skip: secondTier }, async (t) => {
  const { jpeg } = await photograph(await page(2000), { width: 3000, height: 4000, pitch: 14, roll: 4, fill: 0.78, shadow: 0.5 });
  await scan('', await quadrants(20, 20).png().toBuffer());
  const start = performance.now();
  assert.equal((await scan('', jpeg)).headers.get('x-sheet'), 'found');
  t.diagnostic(`${(performance.now() - start).toFixed(0)} ms`);
  assert.ok(performance.now() - start < 20_000);
});

const TILTED: Quadrilateral = [
  { x: 120, y: 80 },
  { x: 900, y: 140 },
  { x: 820, y: 1100 },
  { x: 60, y: 1010 },
];

test('a homography maps the unit square to the corners, and lines to lines', () => {
  const homography = fromUnitSquare(TILTED);
  for (const [index, corner] of [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ].entries()) {
    const { x, y } = project(homography, corner);
    assert.ok(Math.hypot(x - (TILTED[index]?.x ?? 0), y - (TILTED[index]?.y ?? 0)) < 1e-9);
  }
  const [a, b, c] = [0.1, 0.5, 0.9].map((u) => project(homography, { x: u, y: 0.3 })) as [
    { x: number; y: number },
    { x: number; y: number },
    { x: number; y: number },
  ];
  assert.ok(Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) < 1e-6);
});

test('rectifying the whole picture changes nothing', async () => {
  const { data, info } = await quadrants(8, 6).raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height, channels: 3 as const };
  const whole = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 8, y: 6 },
    { x: 0, y: 6 },
  ] as const;
  assert.deepEqual(rectify(pixels, whole, { width: 8, height: 6 }).data, data);
});

test('the aspect ratio is that of the sheet, not of its picture', async () => {
  const { corners } = await photograph(await page(100), { width: 300, height: 400, pitch: 30, yaw: 15, roll: 10, fill: 0.6 });
  assert.ok(Math.abs(aspectRatio(corners, { width: 300, height: 400 }) * Math.SQRT2 - 1) < 0.02);
});

test('Sauvola binarisation finds print in light and in shadow', () => {
  const image: GreyImage = { width: 60, height: 40, pixels: new Uint8Array(60 * 40) };
  const isInk = (x: number, y: number): boolean => x % 10 === 5 && y > 5 && y < 35;
  for (let index = 0; index < image.pixels.length; index++) {
    const [x, y] = [index % 60, Math.floor(index / 60)];
    image.pixels[index] = (x < 30 ? 230 : 120) * (isInk(x, y) ? 0.3 : 1);
  }
  binarise(image);
  for (let index = 0; index < image.pixels.length; index++) {
    const [x, y] = [index % 60, Math.floor(index / 60)];
    // Where light and shadow meet, the window has both.
    if (Math.abs(x - 30) > 8) assert.equal(image.pixels[index], isInk(x, y) ? 0 : WHITE, `${x},${y}`);
  }
});
