import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { toPixels } from '../../../../test/support/decode-barcode.ts';
import { assertMatchesSnapshot, assertRendersAlike } from '../../../../test/support/render.ts';
import { get, type Service, startPotli } from '../../../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const TEXTS = { title: 'Results of the first quarter', subtitle: 'What the figures say, in ten charts', site: 'potli.example' };
const LAYOUTS = ['left', 'centre', 'panel'] as const;

const urlOf = (path: string, query: Record<string, string>): string =>
  `${service.url}${path}?${new URLSearchParams({ ...TEXTS, ...query })}`;

async function imageOf(response: Response): Promise<Buffer> {
  assert.equal(response.status, 200, response.ok ? '' : await response.text());
  return Buffer.from(await response.arrayBuffer());
}

async function renderWithLogo(logo: Uint8Array, query: Record<string, string> = {}): Promise<Buffer> {
  return imageOf(await fetch(urlOf('/v1/og-image/logo', query), { method: 'POST', body: new Uint8Array(logo) }));
}

/** A wordmark of two colours on a transparent background. */
function wordmark(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width >> 1, height, channels: 4, background: '#00ff00' } } as const;
  return sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** Bounding box of a colour. */
async function boxOf(
  png: Buffer,
  [red, green, blue]: readonly [number, number, number],
): Promise<readonly [number, number, number, number]> {
  const { data, width } = await toPixels(png);
  let [left, top, right, bottom] = [width, width, 0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset] !== red || data[offset + 1] !== green || data[offset + 2] !== blue) continue;
    const [x, y] = [(offset / 4) % width, Math.floor(offset / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return [left, top, right, bottom];
}

for (const layout of LAYOUTS) {
  test(`${layout}: the logo of a company equals the reviewed image, in another renderer too`, async () => {
    const symbol = layout === 'centre' ? 'INE237A01028' : 'NSE:TCS';
    const png = await imageOf(await fetch(urlOf('/v1/og-image', { layout, logo: symbol })));
    await assertMatchesSnapshot(`og-image-logo-${layout}`, png);
    const svg = await imageOf(await fetch(urlOf('/v1/og-image', { layout, logo: symbol, format: 'svg' })));
    await assertRendersAlike(png, svg.toString());
  });

  test(`${layout}: an uploaded picture is placed correctly and keeps its aspect ratio`, async () => {
    const png = await renderWithLogo(await wordmark(600, 100), { layout });
    const [left, top, right, bottom] = await boxOf(png, [0, 255, 0]);
    const [, , end] = await boxOf(png, [255, 0, 255]);
    const ratio = (end - left + 1) / (bottom - top + 1);
    assert.ok(Math.abs(ratio - 6) < 0.3, `${ratio}`);
    assert.ok(right < end && top >= 50, `${top} ${right} ${end}`);
    const middle = (left + end) / 2;
    const centreRange = { left: [80, 340], centre: [598, 602], panel: [148, 152] }[layout] as [number, number];
    assert.ok(middle >= centreRange[0] && middle <= centreRange[1], `${middle}`);
  });
}

test('long texts in any script do not overlap the logo', async () => {
  for (const title of ['long words '.repeat(18), 'विद्यार्थियों '.repeat(14), 'ٹھیک ہے '.repeat(20), '漢字'.repeat(90)]) {
    const query = { title: title.trim(), subtitle: title.trim(), layout: 'left' };
    const png = await renderWithLogo(await wordmark(110, 110), query);
    const [left, top, , bottom] = await boxOf(png, [0, 255, 0]);
    const [, above, end, below] = await boxOf(png, [255, 0, 255]);
    const sides = [end - left, bottom - top, below - above];
    assert.ok(
      sides.every((side) => side >= 108),
      `${title.slice(0, 10)}: ${sides}`,
    );
    const { data } = await toPixels(png);
    const inRows = (from: number, to: number): number => {
      let bright = 0;
      for (let offset = from * 1200 * 4; offset < to * 1200 * 4; offset += 4)
        if ((data[offset] as number) > 240 && (data[offset + 1] as number) > 240) bright++;
      return bright;
    };
    assert.equal(inRows(12, bottom), 0, `${title.slice(0, 10)}: letters beside the logo`);
  }
});

test('transparency is preserved, and EXIF orientation applied', async () => {
  const transparent = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const png = await renderWithLogo(transparent);
  assert.deepEqual((await boxOf(png, [255, 0, 0]))[2], 0);
  const rotated = await sharp(await wordmark(300, 100))
    .flatten()
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { data } = await toPixels(await renderWithLogo(rotated));
  // Rotated to the right: its left half is at the top.
  const green = (y: number): boolean => (data[(y * 1200 + 95) * 4 + 1] as number) > 200;
  assert.ok(green(70) && !green(160));
});

test('errors for unknown symbols, bad files and missing logos name the cause', async () => {
  const errorOf = async (query: Record<string, string>): Promise<unknown> => {
    const { status, body } = await get(urlOf('/v1/og-image', query));
    return [status, body.error.code, /\/v1\/og-image\/logo|logo/.test(body.error.message)];
  };
  assert.deepEqual(await errorOf({ logo: 'QWERTYU' }), [404, 'not_found', true]);
  assert.deepEqual(await errorOf({ logo: 'GROWW' }), [404, 'not_found', true]);
  assert.deepEqual(await errorOf({ logo: '<svg>' }), [400, 'invalid_parameter', true]);
  assert.equal((await fetch(urlOf('/v1/og-image', { logo: 'TCS.svg' }))).status, 200);
  const post = async (body: Uint8Array | FormData | undefined): Promise<number> =>
    (await fetch(urlOf('/v1/og-image/logo', {}), { method: 'POST', ...(body && { body }) })).status;
  assert.equal(await post(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415);
  assert.equal(await post(undefined), 400);
  assert.equal(await post((await wordmark(60, 20)).subarray(0, 60) as Uint8Array), 422);
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(await wordmark(60, 20))]), 'logo.png');
  assert.equal(await post(form), 200);
});
