import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { ocrModels } from '../../../data/ocr.ts';
import { ocrLanguages } from '../../../data/tables/ocr_languages.ts';
import { pngWithDeclaredSize } from '../../../test/support/pictures.ts';
import { printedSentences } from '../../../test/support/printed-sentences.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { scannedPdf } from '../../../test/support/scanned-pdf.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled, secondTier } from '../../../test/support/test-tiers.ts';
import { characterErrors } from '../../../test/support/text-accuracy.ts';
import { noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { pageNumbers } from './page-range.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

function ocr(file: Uint8Array, query = ''): ReturnType<typeof get> {
  const headers = { 'content-type': 'application/octet-stream' };
  return get(`${service.url}/v1/ocr${query}`, { method: 'POST', headers, body: file });
}

const SENTENCE = 'Receipt 4417 of 12 March';
const page = printPage([SENTENCE]);

/** The simplest BMP: 24 bits per pixel, bottom-up rows. */
async function toBmp(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.ceil((info.width * 3) / 4) * 4;
  const bmp = Buffer.alloc(54 + row * info.height);
  bmp.write('BM');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(info.width, 18);
  bmp.writeInt32LE(info.height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let y = 0; y < info.height; y++) data.copy(bmp, 54 + (info.height - 1 - y) * row, y * info.width * 3, (y + 1) * info.width * 3);
  return bmp;
}

describe('pictures', () => {
  const kinds: Record<string, () => Promise<Buffer>> = {
    jpeg: () => sharp(page).jpeg().toBuffer(),
    png: async () => page,
    webp: () => sharp(page).webp().toBuffer(),
    avif: () => sharp(page).avif({ effort: 0 }).toBuffer(),
    gif: () => sharp(page).gif().toBuffer(),
    tiff: () => sharp(page).tiff().toBuffer(),
    bmp: () => toBmp(page),
  };
  for (const [kind, make] of sampled(3, Object.entries(kinds))) {
    test(`text in a ${kind}`, async () => {
      const { status, body } = await ocr(await make());
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.data.pages[0].text, SENTENCE);
    });
  }

  test('HEIC pictures are opened', { skip: noVectors || secondTier }, async () => {
    const { status, body } = await ocr(readFileSync(vectorFile('documents-and-images/heic/rainbow-451x461.heic')));
    assert.deepEqual([status, body.data.pages[0].width, body.data.pages[0].height], [200, 451, 461]);
  });

  test('the response has the documented fields', async () => {
    const { body } = await ocr(page, '?words=true');
    const [result] = body.data.pages;
    assert.deepEqual(Object.keys(body.data), ['pages', 'characters', 'languages', 'confidence']);
    assert.deepEqual(Object.keys(result), ['page', 'text', 'confidence', 'width', 'height', 'words']);
    assert.deepEqual([result.page, body.data.characters, body.data.languages, body.meta.total], [1, SENTENCE.length, ['eng'], 1]);
    assert.ok(result.confidence > 0.85 && result.confidence <= 1, String(result.confidence));
    assert.deepEqual(
      result.words.map(({ text }: { text: string }) => text),
      SENTENCE.split(' '),
    );
    const [first, second] = result.words;
    assert.ok(
      first.box.x >= 55 && first.box.x <= 70 && first.box.y > 40 && first.box.x + first.box.width < second.box.x,
      JSON.stringify(first),
    );
    const withoutWords = await ocr(page);
    assert.equal('words' in withoutWords.body.data.pages[0], false);
  });

  test('Accept: text/plain returns the text alone', async () => {
    const headers = { 'content-type': 'image/png', accept: 'text/plain' };
    const response = await fetch(`${service.url}/v1/ocr`, { method: 'POST', headers, body: page });
    assert.equal(await response.text(), `${SENTENCE}\n`);
  });

  test('pictures are rotated by their EXIF orientation', async () => {
    const rotated = await sharp(page).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    assert.equal((await ocr(rotated)).body.data.pages[0].text, SENTENCE);
  });

  test('large pictures are downscaled to 3000 pixels, transparency becomes white, and light text on dark is read', async () => {
    const large = await sharp(page).resize({ width: 5000 }).png().toBuffer();
    const { data } = (await ocr(large)).body;
    assert.deepEqual([data.pages[0].text, data.pages[0].width], [SENTENCE, 3000]);
    assert.equal((await ocr(printPage([SENTENCE], { paper: 'none' }))).body.data.pages[0].text, SENTENCE);
    assert.equal((await ocr(printPage([SENTENCE], { ink: '#eee', paper: '#123' }))).body.data.pages[0].text, SENTENCE);
  });

  test('small text is upscaled, and boxes are in pixels of the original picture', async () => {
    const lines = ['The quick brown fox jumps over the lazy dog', 'near the river bank, invoice 4417 of 12 March'];
    const { body } = await ocr(printPage(lines, { size: 10 }), '?words=true');
    const [result] = body.data.pages;
    const { width, height } = await sharp(printPage(lines, { size: 10 })).metadata();
    assert.deepEqual([result.text, result.width, result.height], [lines.join('\n'), width, height]);
    for (const { box } of result.words)
      assert.ok(box.x + box.width <= width && box.y + box.height <= height && box.height < 15, JSON.stringify(box));
  });

  for (const degrees of sampled(4, [8, 2, 5, 10])) {
    test(`pages with a skew of ${degrees} degrees in both directions, on white and on dark, are read`, async () => {
      const lines = ['The quick brown fox jumps over the lazy dog', 'near the river bank, invoice 4417 of 12 March'];
      const straight = printPage(lines);
      for (const [angle, background] of sampled(2, [
        [-degrees, '#111'],
        [degrees, '#fff'],
      ] as const)) {
        const { data, info } = await sharp(straight).rotate(angle, { background }).png().toBuffer({ resolveWithObject: true });
        const [result] = (await ocr(data, '?words=true')).body.data.pages;
        assert.deepEqual([result.text, result.width, result.height], [lines.join('\n'), info.width, info.height]);
        const [first, second] = [result.words[0].box, result.words.at(-1).box];
        // The first word is at the left, and higher the more the page falls to the right.
        assert.equal(Math.sign(second.y - first.y - 68), angle > 0 ? 1 : -1, JSON.stringify([first, second]));
        for (const { box } of result.words)
          assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= info.width && box.y + box.height <= info.height, JSON.stringify(box));
      }
    });
  }

  test('rupee and yen signs are recognised, and no digit is replaced by one', async () => {
    const lines = [
      'Total amount ₹1,180.00 only',
      'paid ₹ 500 of ₹42,75,000 by UPI',
      'from Osaka ¥7,200 and 31,180.00 more',
      'room 500 and 799',
    ];
    for (const size of sampled(2, [15, 40])) {
      const { body } = await ocr(printPage(lines, { size }));
      assert.equal(body.data.pages[0].text.replace(/\n+/g, '\n'), lines.join('\n'));
    }
  });

  test('rupee signs in small text of screens are recognised, in black, grey, and light on dark', { skip: secondTier }, async () => {
    const lines = [
      'Total amount ₹1,180.00 only',
      'paid ₹ 500 of ₹42,75,000 by UPI',
      'Rs. 250 and $ 75 and 2500',
      'room 31,180 and 7,200 at 25%',
    ];
    for (const [ink, paper] of [
      ['#000', '#fff'],
      ['#666', '#fff'],
      ['#fff', '#1d2733'],
    ] as const) {
      for (const size of [10, 11, 12]) {
        const { body } = await ocr(printPage(lines, { size, ink, paper }));
        const [first = '', second = '', ...rest] = body.data.pages[0].text.split(/\n+/);
        assert.deepEqual([first, second.match(/₹/g)?.length], [lines[0], 2], `${ink} on ${paper}, ${size}: ${body.data.pages[0].text}`);
        assert.ok(rest.length === 2 && !rest.join().includes('₹'), rest.join());
      }
    }
  });

  test('layout=true keeps columns aligned', async () => {
    const table = printPage([
      [
        [0, 'Item'],
        [14, 'Price'],
      ],
      [
        [0, 'Rice'],
        [14, '640.00'],
      ],
      [
        [0, 'Green tea'],
        [14, '1,250.50'],
      ],
    ]);
    const { text } = (await ocr(table, '?layout=true')).body.data.pages[0];
    const columnStarts = text.split('\n').map((line: string) => line.search(/(?<= {3})\S/));
    assert.equal(columnStarts.length, 3, text);
    assert.ok(Math.max(...columnStarts) - Math.min(...columnStarts) <= 1 && columnStarts[0] > 12, text);
  });

  test('a blank picture has no text and null confidence', async () => {
    const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const { status, body } = await ocr(blank);
    assert.equal(status, 200);
    assert.deepEqual([body.data.pages[0].text, body.data.characters, body.data.confidence], ['', 0, null]);
  });

  test('only the first frame of an animation is read', async () => {
    const frames = await Promise.all(
      [page, await sharp(page).negate().png().toBuffer()].map((frame) => sharp(frame).removeAlpha().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { body } = await ocr(animation);
    assert.equal(body.data.pages[0].text, SENTENCE);
    assert.match(body.meta.note ?? '', /contains 2 frames/);
  });
});

describe('languages', () => {
  for (const { code, short, name } of sampled(15, ocrLanguages)) {
    test(`${name} is read`, async (t) => {
      const sentence = printedSentences[code] ?? '';
      const { body } = await ocr(printPage([sentence]), `?lang=${short}`);
      const errors = characterErrors(body.data.pages[0].text, sentence);
      t.diagnostic(`${code}: character errors ${errors.toFixed(3)}, confidence ${body.data.confidence}`);
      assert.deepEqual(body.data.languages, [code]);
      assert.ok(errors <= 0.15, body.data.pages[0].text);
    });
  }

  test('two languages, separated by a plus or a comma', async () => {
    const { body } = await ocr(printPage(['Chennai சென்னை 600001']), '?lang=tam%2Beng');
    assert.deepEqual([body.data.pages[0].text, body.data.languages], ['Chennai சென்னை 600001', ['tam', 'eng']]);
    for (const lang of ['tam eng', 'ta,en', 'TAM+eng'])
      assert.deepEqual(
        ocrModels(lang).models.map(({ code }) => code),
        ['tam', 'eng'],
        lang,
      );
  });

  test('returns 400 for an unknown language, none, or too many', async () => {
    const unknown = await ocr(page, '?lang=deu');
    assert.deepEqual([unknown.status, unknown.body.error.code], [400, 'invalid_parameter']);
    for (const { code } of ocrLanguages) assert.ok(unknown.body.error.message.includes(code), code);
    assert.equal((await ocr(page, '?lang=%2B')).status, 400);
    assert.equal((await ocr(page, '?lang=eng,hin,tam,tel')).status, 400);
  });

  test('results do not depend on earlier requests', async () => {
    const first = await ocr(page);
    await ocr(printPage(['Quite other words, Receipts 4418']));
    assert.deepEqual((await ocr(page)).body.data, first.body.data);
  });
});

describe('PDFs', () => {
  const scan = (count: number): Promise<Buffer> =>
    scannedPdf(Array.from({ length: count }, (_, index) => printPage([`Page number ${index + 1}`], { margin: 8 })));

  test('scanned pages are read, each with its number', async () => {
    const { status, body } = await ocr(await scan(2));
    assert.equal(status, 200, JSON.stringify(body));
    const pages = body.data.pages.map((result: { page: number; text: string; width: number }) => [result.page, result.text, result.width]);
    assert.deepEqual(pages, [
      [1, 'Page number 1', 1653],
      [2, 'Page number 2', 1653],
    ]);
    assert.deepEqual([body.meta.total, body.meta.note], [2, undefined]);
  });

  test('at most five pages are read per request', { skip: secondTier }, async () => {
    const { body } = await ocr(await scan(7), '?first=2');
    assert.deepEqual(
      body.data.pages.map(({ text }: { text: string }) => text),
      [2, 3, 4, 5, 6].map((number) => `Page number ${number}`),
    );
    assert.match(body.meta.note ?? '', /7 pages.*first=7/);
    assert.throws(() => pageNumbers({ first: 1, last: 6 }), { code: 'invalid_parameter', message: /at most 5 pages/ });
    assert.throws(() => pageNumbers({ first: 3, last: 2 }), { code: 'invalid_parameter' });
    assert.deepEqual(pageNumbers({ first: 3, last: 3 }), [3]);
  });

  test('a range that ends past the last page is clipped; one that begins there returns 400', async () => {
    const pdf = await scan(2);
    assert.equal((await ocr(pdf, '?first=2&last=6')).body.data.pages.length, 1);
    const { status, body } = await ocr(pdf, '?first=3');
    assert.deepEqual([status, body.error.code], [400, 'invalid_parameter']);
    assert.match(body.error.message, /first.*2 pages/);
  });
});

describe('rejected files', () => {
  test('no file, an unsupported type, a damaged file, too many bytes', async () => {
    assert.deepEqual((await ocr(Buffer.alloc(0))).body.error.code, 'missing_file');
    assert.deepEqual((await ocr(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.error.code, 'unsupported_type');
    assert.deepEqual((await ocr(page.subarray(0, 200))).body.error.code, 'unreadable_file');
    assert.deepEqual((await ocr(Buffer.from('%PDF-1.7 and nothing'))).body.error.code, 'unreadable_file');
    assert.deepEqual((await ocr(Buffer.alloc(10 * 1024 * 1024 + 1))).body.error.code, 'too_large');
  });

  test('returns 413 for too many pixels, without decoding them', async () => {
    const { status, body } = await ocr(await pngWithDeclaredSize(12_000, 9_000));
    assert.deepEqual([status, body.error.code], [413, 'too_large']);
  });
});
