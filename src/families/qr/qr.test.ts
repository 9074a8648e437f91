import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { anyCodePoint } from '../../../test/support/any-code-point.ts';
import { readWithZbar, readWithZxing, toPixels } from '../../../test/support/decode-barcode.ts';
import { assertMatchesSnapshot } from '../../../test/support/render.ts';
import { get, type Service, startFamilies } from '../../../test/support/service.ts';
import { assertPlainSvg } from '../../../test/support/svg.ts';
import { sampled, tries } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { qrFamily } from './operations.ts';
import { type QrRequest, renderPlainQr } from './render-qr.ts';
import { ECC_LEVELS, type EccLevel, toSymbol } from './symbol.ts';
import { paymentLink } from './upi.ts';

let service: Service;
before(async () => {
  service = await startFamilies([qrFamily]);
});
after(() => service.close());

const qr = (query: Record<string, string | number>): string =>
  `${service.url}/v1/qr?${new URLSearchParams(query as Record<string, string>)}`;
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const plain = { ecc: 'M', format: 'png', size: 512, margin: 4, fg: '000000', bg: 'ffffff' } as const;

interface Vectors {
  qr_capacity_iso18004: Record<'byte' | 'numeric' | 'alphanumeric', Record<EccLevel, number>>;
  upi: { in: Record<string, string>; must_contain: string[]; must_not_contain: string[] }[];
}

const TEXTS = [
  'https://www.india.gov.in/?q=a%20b&c=d#e',
  'नमस्ते दुनिया',
  'தமிழ்நாடு 600001',
  'বাংলা ಕನ್ನಡ മലയാളം తెలుగు',
  'اردو میں',
  'Café 漢字 🚀',
  '12345678901234567890',
  'HTTPS://EXAMPLE.COM/A-B',
  'WIFI:T:WPA;S:ghar;P:p"a\\;ss;;',
  'two\nlines\ttab',
];

test('codes of many texts, levels, sizes and colours decode from PNG and from SVG', async (t) => {
  const colours = [
    ['000000', 'ffffff'],
    ['7b1fa2', 'fff8e1'],
    ['0d47a1', '00000000'],
    ['000000cc', 'ffffff'],
  ] as const;
  let codes = 0;
  for (const [index, text] of sampled(6, [...TEXTS.entries()])) {
    for (const ecc of ECC_LEVELS) {
      for (const [round, repeat] of [1, 4, 12].entries()) {
        const [fg, bg] = colours[(index + round) % colours.length] as (typeof colours)[number];
        const request = { text: text.repeat(repeat), ecc, size: 400 + 37 * index, margin: 4 - round, fg, bg };
        for (const format of ['svg', 'png'] as const) {
          const { file } = await renderPlainQr({ ...request, format });
          assert.equal(await readWithZxing(file, 'QRCode'), request.text, `${ecc} ${format} ${repeat} × ${text}`);
          codes++;
        }
      }
    }
  }
  t.diagnostic(`${codes} pictures read back`);
});

test('equals the reviewed image', async () => {
  const { file } = await renderPlainQr({ ...plain, text: 'upi://pay?pa=shop@okaxis&pn=Ravi%20Stores&am=199.50&cu=INR', fg: '1a237e' });
  await assertMatchesSnapshot('qr', file as Buffer);
});

test('a second decoder decodes them too', async () => {
  for (const text of TEXTS.slice(0, 3)) {
    const { file } = await renderPlainQr({ ...plain, text });
    assert.equal(await readWithZbar(file), text);
  }
});

test('capacities are those of the standard, and one character more is rejected with the limit', { skip: noVectors }, async (t) => {
  const { qr_capacity_iso18004: capacities } = readVector<Vectors>('models-and-generators/barcodes.json');
  const fill = { byte: 'a', numeric: '7', alphanumeric: 'A' };
  for (const [mode, levels] of Object.entries(capacities) as ['byte', Record<EccLevel, number>][]) {
    for (const [ecc, maxLength] of Object.entries(levels) as [EccLevel, number][]) {
      assert.equal(toSymbol(fill[mode].repeat(maxLength), ecc).columns, 177);
      assert.throws(() => toSymbol(fill[mode].repeat(maxLength + 1), ecc), {
        code: 'invalid_parameter',
        message: new RegExp(`at most ${maxLength}$`),
      });
    }
  }
  const full = 'é'.repeat(1476);
  const { file } = await renderPlainQr({ ...plain, text: full, ecc: 'L', size: 1500 });
  assert.equal(await readWithZxing(file, 'QRCode'), full);
  t.diagnostic('12 capacities');
});

test('a code too long for its level is a 400 over HTTP that names the limit', async () => {
  const { status, body } = await get(`${service.url}/v1/qr?ecc=H`, {
    method: 'POST',
    body: 'a'.repeat(1274),
    headers: { 'content-type': 'text/plain' },
  });
  assert.equal(status, 400);
  assert.match(body.error.message, /^text: .*1274 bytes.*level H.*1273$/);
});

test('the picture stays within its size and is made of whole modules', async () => {
  for (const size of [32, 100, 256, 1000, 2048]) {
    const response = await fetch(qr({ text: 'potli', size, format: 'png' }));
    assert.equal(response.headers.get('content-type'), 'image/png');
    const { width, height } = await toPixels(await bytesOf(response));
    assert.ok(width <= size && width > size - 29 && width % 29 === 0 && height === width, `${width} of ${size}`);
  }
  const { status, body } = await get(qr({ text: 'a'.repeat(200), size: 40 }));
  assert.equal(status, 400);
  assert.match(body.error.message, /^size: .*at least \d+ pixels/);
});

test('margin and colours are the requested ones', async () => {
  const { data, width } = await toPixels(
    await bytesOf(await fetch(qr({ text: 'x', margin: 2, size: 250, fg: '#A30', bg: '0f08', format: 'png' }))),
  );
  const pixelAt = (x: number, y: number): number[] => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
  assert.equal(width, 250);
  assert.deepEqual(pixelAt(19, 19), [119, 255, 119], 'half-transparent green on white');
  assert.deepEqual(pixelAt(20, 20), [170, 51, 0], 'the corner of the finder pattern');
});

test('SVG with a transparent background has no background element', async () => {
  const svg = await (await fetch(qr({ text: 'x', bg: 'transparent' }))).text();
  assert.doesNotMatch(svg, /fill=/);
  assertPlainSvg(svg);
});

test('colours with too little contrast, and invalid ones, are rejected', async () => {
  for (const [query, rule] of [
    [{ fg: 'fff' }, /^fg: must differ from bg/],
    [{ fg: '12345' }, /^fg: must be a colour/],
    [{ fg: 'transparent' }, /^fg: must be a colour/],
    [{ fg: '0000' }, /^fg: must not be transparent/],
    [{ bg: '"/><script>' }, /^bg: must be a colour/],
    [{ margin: 17 }, /^margin: /],
    [{ size: 31 }, /^size: /],
    [{ ecc: 'x' }, /^ecc: must be one of L, M, Q, H/],
  ] as const) {
    const { status, body } = await get(qr({ text: 'x', ...query }));
    assert.equal(status, 400);
    assert.match(body.error.message, rule);
  }
});

test('the text may be posted, as text or as JSON, with options beside it or in the query', async () => {
  const posted = await fetch(`${service.url}/v1/qr?format=png`, {
    method: 'POST',
    body: 'நன்றி',
    headers: { 'content-type': 'text/plain' },
  });
  assert.equal(await readWithZxing(await bytesOf(posted), 'QRCode'), 'நன்றி');
  const body = JSON.stringify({ text: 'x'.repeat(500), format: 'png', size: 600 });
  const json = await fetch(`${service.url}/v1/qr`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  assert.equal(await readWithZxing(await bytesOf(json), 'QRCode'), 'x'.repeat(500));
  const { body: missing } = await get(`${service.url}/v1/qr`);
  assert.equal(missing.error.code, 'missing_parameter');
});

test('a lone surrogate is rejected', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/v1/qr`, { method: 'POST', headers, body: '{"text":"a\\udc00"}' });
  assert.equal(response.status, 400);
});

test('text is escaped in the SVG', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: anyCodePoint }), fc.constantFrom(...ECC_LEVELS), async (text, ecc) => {
      const { file } = await renderPlainQr({ ...plain, text, ecc, format: 'svg' } satisfies QrRequest);
      assertPlainSvg(file as string);
    }),
    { numRuns: tries(200) },
  );
});

test('payment links are written as payment apps read them', { skip: noVectors }, async () => {
  for (const { in: payment, must_contain, must_not_contain } of readVector<Vectors>('models-and-generators/barcodes.json').upi) {
    const query = new URLSearchParams(payment);
    const { body } = await get(`${service.url}/v1/upi-qr?${query}&format=json`);
    const { link } = body.data as { link: string };
    for (const part of must_contain) assert.ok(link.includes(part), link);
    for (const part of must_not_contain) assert.ok(!link.includes(part), link);
    const picture = await fetch(`${service.url}/v1/upi-qr?${query}&format=png&size=600`);
    assert.equal(await readWithZxing(await bytesOf(picture), 'QRCode'), link);
  }
});

test('members of a payment link come in their order, escaped', () => {
  assert.equal(
    paymentLink({ am: 1e6, tn: 'a&b=c+d/ச', pn: 'Ravi & Sons', mc: '5411', tr: 'T/1', pa: 'r.s-1_x@ybl' }),
    'upi://pay?pa=r.s-1_x@ybl&pn=Ravi%20%26%20Sons&mc=5411&tr=T%2F1&tn=a%26b%3Dc%2Bd%2F%E0%AE%9A&am=1000000.00&cu=INR',
  );
  assert.equal(paymentLink({ pa: 'ab@ybl', tn: '\ud800' }), 'upi://pay?pa=ab@ybl&tn=%EF%BF%BD&cu=INR');
});

test('accounts and mobile numbers are payees too; an e-mail address is not', async () => {
  for (const [pa, status] of [
    ['12345@HDFC0000001.ifsc.npci', 200],
    ['9800011122@1234567.mmid.npci', 200],
    ['9800011122@ybl', 200],
    ['someone@gmail.com', 400],
  ] as const) {
    assert.equal((await fetch(`${service.url}/v1/upi-qr?pa=${pa}`)).status, status, pa);
  }
});

test('the link as JSON has every member, null if not given, and the URL of the picture', async () => {
  const { body } = await get(`${service.url}/v1/upi-qr?pa=shop%40okaxis&pn=Ravi%20Stores&am=199.5&format=json`);
  const { image, ...rest } = body.data as Record<string, unknown>;
  const link = 'upi://pay?pa=shop@okaxis&pn=Ravi%20Stores&am=199.50&cu=INR';
  assert.deepEqual(rest, { link, pa: 'shop@okaxis', pn: 'Ravi Stores', am: '199.50', cu: 'INR', tn: null, tr: null, mc: null });
  assert.match(body.meta.note ?? '', /Nothing was checked/);
  assert.equal(await readWithZxing(await bytesOf(await fetch(service.url + image)), 'QRCode'), link);
});

test('the URL of the picture has the requested size and colours', async () => {
  const query = 'pa=shop@okaxis&format=json';
  const imageOf = async (look: string): Promise<string> => (await get(`${service.url}/v1/upi-qr?${query}${look}`)).body.data.image;
  assert.equal(await imageOf(''), `/v1/upi-qr?pa=shop@okaxis&format=png`);
  const image = await imageOf('&size=500&margin=1&fg=ff0000&bg=transparent');
  assert.match(image, /&format=png&size=500&margin=1&fg=ff0000&bg=00000000$/);
  const response = await fetch(`${service.url}/v1/upi-qr?pa=shop@okaxis&format=png&size=500&margin=1&fg=ff0000&bg=transparent`);
  const pictureResponse = await fetch(service.url + image);
  assert.equal(pictureResponse.headers.get('content-disposition'), 'inline; filename="qr.png"');
  assert.deepEqual(await bytesOf(pictureResponse), await bytesOf(response));
});

test('an amount with commas is rejected with the format', async () => {
  const { status, body } = await get(`${service.url}/v1/upi-qr?pa=shop@okaxis&am=1,250`);
  assert.deepEqual([status, body.error.message], [400, 'am: must be a number from 0.01 to 9999999.99, without commas']);
});

test('payments that apps reject are rejected', async () => {
  for (const [query, parameter] of [
    ['', 'pa'],
    ['pa=shop', 'pa'],
    ['pa=shop@1', 'pa'],
    ['pa=a%20b@okaxis', 'pa'],
    ['pa=shop@okaxis&am=0', 'am'],
    ['pa=shop@okaxis&am=1.005', 'am'],
    ['pa=shop@okaxis&am=-5', 'am'],
    ['pa=shop@okaxis&am=five', 'am'],
    ['pa=shop@okaxis&mc=12', 'mc'],
    [`pa=shop@okaxis&tr=${'1'.repeat(36)}`, 'tr'],
  ]) {
    const { status, body } = await get(`${service.url}/v1/upi-qr?${query}`);
    assert.equal(status, 400, query);
    assert.ok(body.error.message.startsWith(`${parameter}: `), body.error.message);
  }
  const long = await get(`${service.url}/v1/upi-qr?pa=shop@okaxis&tn=${'n'.repeat(81)}`);
  assert.deepEqual([long.status, long.body.error.message], [413, 'tn: is longer than 80 characters']);
});
