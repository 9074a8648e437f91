/** Document photographs: print size, head position and file size, checked by independent programs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { withoutTools } from '../../../../test/support/external-programs.ts';
import { checked, run, save } from '../../../../test/support/pdf-programs.ts';
import { post, quadrants } from '../../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../../test/support/service.ts';
import { secondTier } from '../../../../test/support/test-tiers.ts';
import { imageFamily } from '../operations.ts';
import { cropAroundHead, findHead } from './head-detection.ts';
import { layoutSheet, SHEET_SIZES, type SheetName } from './sheet-layout.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

async function passport(query: string, file: Uint8Array): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await post(`${potli.url}/v1/image/passport?${query}`, file);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A figure: head 100 wide and 130 high at (250, 165), on shoulders. */
const FIGURE =
  '<path d="M120 600c0-230 50-300 130-300s130 70 130 300z" fill="#234"/><rect x="225" y="220" width="50" height="90" fill="#c68642"/>' +
  '<ellipse cx="250" cy="165" rx="50" ry="65" fill="#c68642"/><path d="M198 150c0-70 104-70 104 0c-10-30-94-30-104 0z" fill="#111"/>';
const figure = (ground: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="600">${ground}${FIGURE}</svg>`))
    .png()
    .toBuffer();

test('photographs on a sheet do not overlap and are within its margins', () => {
  for (const name of Object.keys(SHEET_SIZES) as SheetName[]) {
    for (const photo of [
      { width: 35, height: 45 },
      { width: 51, height: 51 },
      { width: 25, height: 35 },
      { width: 10, height: 10 },
      { width: 95, height: 140 },
    ]) {
      const { sheet, positions } = layoutSheet(photo, name);
      assert.ok(positions.length > 0);
      for (const [index, { left, top }] of positions.entries()) {
        assert.ok(left >= 2.9 && top >= 2.9 && left + photo.width <= sheet.width - 2.9 && top + photo.height <= sheet.height - 2.9);
        for (const other of positions.slice(0, index)) {
          assert.ok(Math.abs(other.left - left) >= photo.width + 1.9 || Math.abs(other.top - top) >= photo.height + 1.9);
        }
      }
    }
  }
  assert.equal(layoutSheet({ width: 35, height: 45 }, '4x6').positions.length, 8);
  assert.equal(layoutSheet({ width: 35, height: 45 }, 'a4', 6).positions.length, 6);
  assert.equal(layoutSheet({ width: 150, height: 150 }, '4x6').positions.length, 0);
});

test('a head is detected by the silhouette, and placed as passport rules require', async () => {
  const { data, info } = await sharp(await figure(''))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const head = findHead({ data, width: info.width, height: info.height, channels: 1 });
  assert.ok(head);
  assert.ok(Math.abs(head.left + head.width / 2 - 250) < 5, `middle ${head.left + head.width / 2}`);
  assert.ok(Math.abs(head.top - 100) < 6 && Math.abs(head.height - 130) < 12, `from ${head.top}, ${head.height} high`);
  const portrait = cropAroundHead(head, info, { width: 35, height: 45 });
  assert.ok(Math.abs(portrait.width / portrait.height - 35 / 45) < 1e-9);
  assert.ok(head.height / portrait.height > 0.7 && head.height / portrait.height < 0.8);
  assert.equal(findHead({ data: Buffer.alloc(100), width: 10, height: 10, channels: 1 }), undefined);
  assert.equal(findHead({ data: Buffer.alloc(100, 255), width: 10, height: 10, channels: 1 }), undefined);
});

test('a person in front of a wall is cropped by the head, and the wall is replaced', { skip: secondTier }, async () => {
  const { headers, bytes } = await passport(
    'sheet=none&background=ffffff',
    await figure('<rect width="500" height="600" fill="#7da7c4"/>'),
  );
  assert.equal(headers.get('x-chosen-by'), 'head');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [413, 531]);
  assert.ok(
    [...data.subarray(0, 3)].every((value) => value > 245),
    'the wall is white',
  );
  const middle = (Math.round(info.height * 0.5) * info.width + Math.round(info.width / 2)) * 3;
  assert.ok((data[middle] as number) > (data[middle + 2] as number) + 50, 'the face is in the middle');
});

test('sheet and file have their print resolution', { skip: withoutTools('exiftool') }, async () => {
  const { headers, bytes } = await passport('crop=0,0,35,45&dpi=300', await quadrants(80, 60).png().toBuffer());
  assert.equal(headers.get('x-photos'), '8');
  const metadata = JSON.parse(run('exiftool', '-j', '-G', '-n', save(bytes)))[0] as Record<string, unknown>;
  assert.equal(metadata['EXIF:XResolution'], 300);
  assert.deepEqual([metadata['File:ImageWidth'], metadata['File:ImageHeight']].sort(), [1200, 1800]);
  assert.deepEqual(
    Object.keys(metadata).filter((name) => /^(XMP|IPTC|MakerNotes)|GPS|EXIF:Make|EXIF:Model|DateTimeOriginal|Artist/.test(name)),
    [],
  );
});

test('a PDF has a page of exactly the paper', { skip: withoutTools('pdfinfo', 'qpdf') }, async () => {
  const file = await quadrants(70, 90).png().toBuffer();
  for (const [query, expected] of [
    ['sheet=a4', /595\.2\d* x 841\.8\d* pts/],
    ['sheet=none&size=51x51', /144\.5\d* x 144\.5\d* pts/],
  ] as const) {
    const { bytes, headers } = await passport(`format=pdf&crop=0,0,70,90&${query}`, file);
    assert.equal(headers.get('content-type'), 'application/pdf');
    assert.match(run('pdfinfo', save(checked(bytes))), expected);
  }
});

test('a single photograph respects its byte limits and its size', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const file = await sharp({ create: { width: 700, height: 900, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toBuffer();
  const { bytes, headers } = await passport('sheet=none&crop=0,0,700,900&maxBytes=50000&dpi=200', file);
  assert.ok(bytes.length <= 50_000);
  assert.ok(Number(headers.get('x-image-quality')) > 1);
  const { width, height, density } = await sharp(bytes).metadata();
  assert.deepEqual([width, height, density], [276, 354, 200]);
});

test('invalid input is rejected by parameter name', async () => {
  const file = await quadrants(80, 60).png().toBuffer();
  for (const [query, name] of [
    ['size=5x45', 'size'],
    ['size=35', 'size'],
    ['size=150x150&crop=0,0,9,9', 'size'],
    ['crop=1,2,3', 'crop'],
    ['crop=70,50,20,20', 'crop'],
    ['crop=0,0,0,10', 'crop'],
    ['maxBytes=5000&format=png', 'maxBytes'],
    ['dpi=601', 'dpi'],
    ['sheet=a0', 'sheet'],
  ] as const) {
    const { status, bytes } = await passport(query, file);
    assert.equal(status, 400, query);
    assert.match(bytes.toString(), new RegExp(`"message":"${name}`), query);
  }
});
