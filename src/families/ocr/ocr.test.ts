import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { ocrModels } from '../../../data/ocr.ts';
import { ocrLanguages } from '../../../data/tables/ocr_languages.ts';
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

  test('a picture of a phone in HEIC is opened', { skip: noVectors || secondTier }, async () => {
    const { status, body } = await ocr(readFileSync(vectorFile('documents-and-images/heic/rainbow-451x461.heic')));
    assert.deepEqual([status, body.data.pages[0].width, body.data.pages[0].height], [200, 451, 461]);
  });

  test('the answer has the fields that are promised', async () => {
    const { body } = await ocr(page, '?words=true');
    const [read] = body.data.pages;
    assert.deepEqual(Object.keys(body.data), ['pages', 'characters', 'languages', 'confidence']);
    assert.deepEqual(Object.keys(read), ['page', 'text', 'confidence', 'width', 'height', 'words']);
    assert.deepEqual([read.page, body.data.characters, body.data.languages, body.meta.total], [1, SENTENCE.length, ['eng'], 1]);
    assert.ok(read.confidence > 0.85 && read.confidence <= 1, String(read.confidence));
    assert.deepEqual(
      read.words.map(({ text }: { text: string }) => text),
      SENTENCE.split(' '),
    );
    const [first, second] = read.words;
    assert.ok(
      first.box.x >= 55 && first.box.x <= 70 && first.box.y > 40 && first.box.x + first.box.width < second.box.x,
      JSON.stringify(first),
    );
    const plain = await ocr(page);
    assert.equal('words' in plain.body.data.pages[0], false);
  });

  test('text alone for those who ask for text', async () => {
    const headers = { 'content-type': 'image/png', accept: 'text/plain' };
    const response = await fetch(`${service.url}/v1/ocr`, { method: 'POST', headers, body: page });
    assert.equal(await response.text(), `${SENTENCE}\n`);
  });

  test('turned upright as the camera says', async () => {
    const turned = await sharp(page).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    assert.equal((await ocr(turned)).body.data.pages[0].text, SENTENCE);
  });

  test('shrunk to 3000 pixels; transparent paper is white; light on dark is read', async () => {
    const large = await sharp(page).resize({ width: 5000 }).png().toBuffer();
    const { data } = (await ocr(large)).body;
    assert.deepEqual([data.pages[0].text, data.pages[0].width], [SENTENCE, 3000]);
    assert.equal((await ocr(printPage([SENTENCE], { paper: 'none' }))).body.data.pages[0].text, SENTENCE);
    assert.equal((await ocr(printPage([SENTENCE], { ink: '#eee', paper: '#123' }))).body.data.pages[0].text, SENTENCE);
  });

  test('small letters are enlarged to be read; boxes are those of the picture that was sent', async () => {
    const lines = ['The quick brown fox jumps over the lazy dog', 'near the river bank, invoice 4417 of 12 March'];
    const { body } = await ocr(printPage(lines, { size: 10 }), '?words=true');
    const [read] = body.data.pages;
    const { width, height } = await sharp(printPage(lines, { size: 10 })).metadata();
    assert.deepEqual([read.text, read.width, read.height], [lines.join('\n'), width, height]);
    for (const { box } of read.words)
      assert.ok(box.x + box.width <= width && box.y + box.height <= height && box.height < 15, JSON.stringify(box));
  });

  for (const degrees of sampled(4, [8, 2, 5, 10])) {
    test(`tilted by ${degrees} degrees to either side, on white and on a dark table, and read as if straight`, async () => {
      const lines = ['The quick brown fox jumps over the lazy dog', 'near the river bank, invoice 4417 of 12 March'];
      const straight = printPage(lines);
      for (const [angle, background] of sampled(2, [
        [-degrees, '#111'],
        [degrees, '#fff'],
      ] as const)) {
        const { data, info } = await sharp(straight).rotate(angle, { background }).png().toBuffer({ resolveWithObject: true });
        const [read] = (await ocr(data, '?words=true')).body.data.pages;
        assert.deepEqual([read.text, read.width, read.height], [lines.join('\n'), info.width, info.height]);
        const [first, second] = [read.words[0].box, read.words.at(-1).box];
        // The first word is at the left, and higher the more the page falls to the right.
        assert.equal(Math.sign(second.y - first.y - 68), angle > 0 ? 1 : -1, JSON.stringify([first, second]));
        for (const { box } of read.words)
          assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= info.width && box.y + box.height <= info.height, JSON.stringify(box));
      }
    });
  }

  test('the sign of the rupee is read as what it is, the yen as well, and no digit is taken for it', async () => {
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

  test('the sign of the rupee in small letters of screens, black, grey and light on dark', { skip: secondTier }, async () => {
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
        const [first = '', second = '', ...others] = body.data.pages[0].text.split(/\n+/);
        assert.deepEqual([first, second.match(/₹/g)?.length], [lines[0], 2], `${ink} on ${paper}, ${size}: ${body.data.pages[0].text}`);
        assert.ok(others.length === 2 && !others.join().includes('₹'), others.join());
      }
    }
  });

  test('columns stay columns with layout=true', async () => {
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
    const places = text.split('\n').map((line: string) => line.search(/(?<= {3})\S/));
    assert.equal(places.length, 3, text);
    assert.ok(Math.max(...places) - Math.min(...places) <= 1 && places[0] > 12, text);
  });

  test('a blank picture has no text, and says so', async () => {
    const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const { status, body } = await ocr(blank);
    assert.equal(status, 200);
    assert.deepEqual([body.data.pages[0].text, body.data.characters, body.data.confidence], ['', 0, null]);
  });

  test('of several pictures in a file the first is read', async () => {
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

  test('two in one picture, joined by a plus or a comma', async () => {
    const { body } = await ocr(printPage(['Chennai சென்னை 600001']), '?lang=tam%2Beng');
    assert.deepEqual([body.data.pages[0].text, body.data.languages], ['Chennai சென்னை 600001', ['tam', 'eng']]);
    for (const lang of ['tam eng', 'ta,en', 'TAM+eng'])
      assert.deepEqual(
        ocrModels(lang).models.map(({ code }) => code),
        ['tam', 'eng'],
        lang,
      );
  });

  test('another language, none, or too many', async () => {
    const unknown = await ocr(page, '?lang=deu');
    assert.deepEqual([unknown.status, unknown.body.error.code], [400, 'invalid_parameter']);
    for (const { code } of ocrLanguages) assert.ok(unknown.body.error.message.includes(code), code);
    assert.equal((await ocr(page, '?lang=%2B')).status, 400);
    assert.equal((await ocr(page, '?lang=eng,hin,tam,tel')).status, 400);
  });

  test('what was read before does not change what is read', async () => {
    const one = await ocr(page);
    await ocr(printPage(['Quite other words, Receipts 4418']));
    assert.deepEqual((await ocr(page)).body.data, one.body.data);
  });
});

describe('PDFs', () => {
  const scan = (count: number): Promise<Buffer> =>
    scannedPdf(Array.from({ length: count }, (_, at) => printPage([`Page number ${at + 1}`], { margin: 8 })));

  test('pages that are pictures are read, each with its number', async () => {
    const { status, body } = await ocr(await scan(2));
    assert.equal(status, 200, JSON.stringify(body));
    const pages = body.data.pages.map((read: { page: number; text: string; width: number }) => [read.page, read.text, read.width]);
    assert.deepEqual(pages, [
      [1, 'Page number 1', 1653],
      [2, 'Page number 2', 1653],
    ]);
    assert.deepEqual([body.meta.total, body.meta.note], [2, undefined]);
  });

  test('five pages a request at the most', { skip: secondTier }, async () => {
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

  test('a range that ends after the PDF is clipped; one that begins there is refused', async () => {
    const pdf = await scan(2);
    assert.equal((await ocr(pdf, '?first=2&last=6')).body.data.pages.length, 1);
    const { status, body } = await ocr(pdf, '?first=3');
    assert.deepEqual([status, body.error.code], [400, 'invalid_parameter']);
    assert.match(body.error.message, /first.*2 pages/);
  });
});

describe('what is refused', () => {
  test('no file, another type, a damaged file, too many bytes', async () => {
    assert.deepEqual((await ocr(Buffer.alloc(0))).body.error.code, 'missing_file');
    assert.deepEqual((await ocr(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.error.code, 'unsupported_type');
    assert.deepEqual((await ocr(page.subarray(0, 200))).body.error.code, 'unreadable_file');
    assert.deepEqual((await ocr(Buffer.from('%PDF-1.7 and nothing'))).body.error.code, 'unreadable_file');
    assert.deepEqual((await ocr(Buffer.alloc(10 * 1024 * 1024 + 1))).body.error.code, 'too_large');
  });

  test('more pixels than a picture may have, before they are decoded', async () => {
    const huge = Buffer.from(page);
    huge.writeUInt32BE(12_000, 16);
    huge.writeUInt32BE(9_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const { status, body } = await ocr(huge);
    assert.deepEqual([status, body.error.code], [413, 'too_large']);
  });
});
