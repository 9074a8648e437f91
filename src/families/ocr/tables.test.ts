/** Printed and scanned tables: ruled, noisy, slightly skewed. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { printPage } from '../../../test/support/render-page.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { seededRandomInt } from '../../core/util/random.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const SIZE = 32;
/** Column starts in ems. */
const COLUMNS = [0, 6, 20, 26, 34];
const ROWS = [
  ['Item', 'Description', 'Qty', 'Rate', 'Amount'],
  ['1', 'Rice, 5 kg bag', '2', '640.00', '1,280.00'],
  ['2', 'Green tea', '1', '250.50', '250.50'],
  ['3', 'Sugar', '4', '45.00', '180.00'],
  ['4', 'Wheat flour', '3', '310.00', '930.00'],
];

/** @param grain amplitude of the noise */
async function ruledTable(grain: number): Promise<Buffer> {
  const print = printPage(
    ROWS.map((row) => row.map((cell, index) => [COLUMNS[index] ?? 0, cell] as const)),
    { size: SIZE },
  );
  const { width = 0, height = 0 } = await sharp(print).metadata();
  const columns = [...COLUMNS.map((column) => (1 + column) * SIZE), width - 20];
  const rows = Array.from({ length: ROWS.length + 1 }, (_, index) => (1.3 + index * 1.7) * SIZE);
  const rules = [
    ...rows.map((y) => `<path d="M${SIZE} ${y}H${width - 20}"/>`),
    ...columns.map((x) => `<path d="M${x} ${rows[0]}V${rows.at(-1)}"/>`),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke="#000" stroke-width="2">${rules}</svg>`;
  const pixels = await sharp(print)
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .greyscale()
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const nextRandom = seededRandomInt('grain');
  for (let index = 0; index < pixels.length && grain > 0; index++) {
    pixels[index] = Math.max(0, Math.min(255, (pixels[index] as number) + nextRandom(grain) + nextRandom(grain) - grain));
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

for (const [name, grain, skew] of sampled(4, [
  ['grainy and tilted', 60, 3],
  ['clean', 0, 0],
  ['grainy', 60, 0],
  ['very grainy', 120, 0],
] as const)) {
  test(`a ruled table keeps its rows and columns: ${name}`, async () => {
    const picture = await sharp(await ruledTable(grain))
      .rotate(skew, { background: '#fff' })
      .png()
      .toBuffer();
    const { body } = await get(`${service.url}/v1/ocr?layout=true`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: picture,
    });
    const { text } = body.data.pages[0];
    assert.deepEqual(
      text.split(/\n+/).map((line: string) => line.trim().split(/ {2,}/)),
      ROWS,
      text,
    );
  });
}
