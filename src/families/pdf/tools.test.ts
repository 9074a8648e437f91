/** Operations verified with independent programs (qpdf, poppler, exiftool). Damaged files are sent to all of them by test/corrupt-inputs.test.ts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { bookPdf, linesPdf } from '../../../test/support/build-pdf.ts';
import { withoutTools } from '../../../test/support/external-programs.ts';
import { checked, folder, run, save, textOf, unzipped } from '../../../test/support/pdf-programs.ts';
import { fixturePdf } from '../../../test/support/pdfs.ts';
import { type FormResponse, postForm } from '../../../test/support/post-form.ts';
import { type Service, settingsOf, startFamilies } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { pdfFamily } from './operations.ts';
import { splitBySize } from './tools/split.ts';

const skip = withoutTools('qpdf', 'pdftotext', 'pdfinfo', 'pdfimages', 'unzip');
const fiveLines = linesPdf(['one', 'two', 'three', 'four', 'five']);

let service: Service;
before(async () => {
  service = await startFamilies([pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

const send = (path: string, files: readonly Buffer[], fields?: Readonly<Record<string, string>>): Promise<FormResponse> =>
  postForm(`${service.url}/v1/pdf/${path}`, files, fields);

const messageOf = ({ bytes }: FormResponse): { code: string; message: string } => JSON.parse(bytes.toString()).error;

test('a PDF is split by page count', { skip }, async () => {
  const response = await send('split?every=2', [fiveLines]);
  assert.deepEqual(
    [response.status, response.headers.get('content-type'), response.headers.get('x-part-count')],
    [200, 'application/zip', '3'],
  );
  const parts = unzipped(response.bytes);
  assert.deepEqual([...parts.keys()], ['pages-1-2.pdf', 'pages-3-4.pdf', 'page-5.pdf']);
  assert.deepEqual(
    [...parts.values()].map((part) => textOf(checked(part))),
    ['one two', 'three four', 'five'],
  );
});

test('a PDF is split by bookmarks, which name the parts', { skip }, async () => {
  const parts = unzipped((await send('split?by=bookmarks', [bookPdf('A/../B')])).bytes);
  assert.deepEqual([...parts.keys()], ['1 Beginning.pdf', '2 A .. B, page two.pdf']);
  assert.match(messageOf(await send('split?by=bookmarks', [fiveLines])).message, /has no bookmarks that lead to a page/);
});

test('a PDF is split by size', { skip }, async () => {
  const parts = unzipped(
    (await send('split?by=size&maxBytes=10240', [linesPdf(Array.from({ length: 30 }, (_, index) => `${index} `.repeat(300)))])).bytes,
  );
  assert.ok(parts.size > 1);
  for (const part of parts.values()) assert.ok(checked(part).length <= 10_240);
  assert.deepEqual(splitBySize([5, 5, 5, 30, 1], 10), [
    [1, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
});

test('a protected PDF opens only with its password, and unlock requires it', { skip }, async () => {
  const { bytes: encryptedPdf } = await send('protect', [fiveLines], { password: 'ok @--மழை', print: 'none' });
  assert.match(run('qpdf', '--show-encryption', '--password=ok @--மழை', save(encryptedPdf)), /R = 6/);
  checked(encryptedPdf, '--password=ok @--மழை');
  assert.equal(messageOf(await send('text', [encryptedPdf])).code, 'password_protected');
  const wrong = messageOf(await send('unlock', [encryptedPdf], { password: 'wrong' }));
  assert.deepEqual([wrong.code, wrong.message], ['password_protected', 'The password is wrong.']);
  const { bytes: decrypted } = await send('unlock', [encryptedPdf], { password: 'ok @--மழை' });
  assert.match(run('qpdf', '--show-encryption', save(checked(decrypted))), /not encrypted/);
  assert.equal(textOf(decrypted), 'one two three four five');
});

test('every tool opens a protected PDF with its password', { skip }, async () => {
  const password = 'खुल जा';
  const { bytes: encryptedPdf } = await send('protect', [fiveLines], { password });
  const json = async (path: string): Promise<unknown> => JSON.parse((await send(path, [encryptedPdf], { password })).bytes.toString()).data;
  const info = (await json('info')) as Record<string, unknown>;
  assert.deepEqual([info.pages, info.encrypted, info.bytes], [5, true, encryptedPdf.length]);
  assert.match(JSON.stringify(await json('text')), /three.*five/);
  assert.match(JSON.stringify(await json('metadata?format=json')), /"fields":\{\}/);
  for (const path of sampled(3, ['pages?pages=1-', 'rotate?angle=180', 'compress', 'metadata?title=x', 'watermark?text=Draft'])) {
    const { bytes } = await send(path, [encryptedPdf], { password });
    assert.equal(textOf(checked(bytes)), 'one two three four five', path);
  }
  assert.equal(
    textOf(checked((await send('merge', [fiveLines, encryptedPdf], { password })).bytes)),
    'one two three four five one two three four five',
  );
  for (const path of sampled(2, ['render?width=60', 'split', 'images']))
    assert.equal((await send(path, [encryptedPdf], { password })).status, 200, path);
  const wrong = messageOf(await send('merge', [fiveLines, encryptedPdf], { password: 'x' }));
  assert.deepEqual([wrong.code, wrong.message], ['password_protected', 'The password of File 2 is wrong.']);
  assert.match(
    messageOf(await send('compress', [encryptedPdf])).message,
    /Send it as `password`, or remove it first with \/v1\/pdf\/unlock/,
  );
  assert.equal((await send('text', [fiveLines], { password: 'not needed' })).status, 200);
});

test('a restricted PDF opens without a password; only the owner password lifts the restrictions', { skip }, async () => {
  const { bytes: restricted } = await send('protect', [fiveLines], { owner: 'mine', copy: 'false', change: 'false' });
  const encryptionInfo = run('qpdf', '--show-encryption', save(restricted));
  assert.match(encryptionInfo, /extract for any purpose: not allowed/);
  assert.match(encryptionInfo, /modify anything: not allowed/);
  assert.equal((await send('info', [restricted])).status, 200);
  assert.equal(messageOf(await send('unlock', [restricted], { password: 'yours' })).code, 'password_protected');
  assert.equal((await send('unlock', [restricted], { password: 'mine' })).status, 200);
  assert.equal(messageOf(await send('protect', [fiveLines])).code, 'invalid_parameter');
});

test('metadata is read, written and removed', { skip }, async () => {
  const { bytes } = await send('metadata', [fiveLines], { title: 'अहवाल (1)', author: 'Asha' });
  const pdfinfo = run('pdfinfo', '-enc', 'UTF-8', save(checked(bytes)));
  assert.match(pdfinfo, /Title:\s+अहवाल \(1\)\n/);
  assert.match(pdfinfo, /Author:\s+Asha\n/);
  const read = JSON.parse((await send('metadata?format=json', [bytes])).bytes.toString());
  assert.deepEqual([read.data.fields, read.data.xmp], [{ Title: 'अहवाल (1)', Author: 'Asha' }, null]);
  const { bytes: withoutAuthor } = await send('metadata', [bytes], { author: '' });
  assert.doesNotMatch(run('pdfinfo', save(withoutAuthor)), /Author/);
  const { bytes: withoutMetadata } = await send('metadata', [bytes], { remove: 'true' });
  assert.doesNotMatch(run('pdfinfo', save(checked(withoutMetadata))), /Title|Author/);
  assert.equal(textOf(withoutMetadata), 'one two three four five');
  assert.equal(messageOf(await send('metadata', [fiveLines])).code, 'invalid_parameter');
});

test('metadata of a restricted PDF is written, and its restrictions are preserved', { skip }, async () => {
  const { bytes } = await send('metadata', [fixturePdf('pdf/restricted')], { title: 'New' });
  assert.match(run('pdfinfo', save(bytes)), /Title:\s+New\n[\s\S]*Encrypted:\s+yes/);
});

const red = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: '#e02010' } });

test('images become pages: JPEG data unchanged, PNG lossless, both upright', { skip }, async () => {
  const jpeg = await red(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const noise = Buffer.from(Array.from({ length: 40 * 30 * 4 }, (_, index) => (index * 7919) % 251));
  const png = await sharp(noise, { raw: { width: 40, height: 30, channels: 4 } })
    .png()
    .toBuffer();
  const { bytes } = await send('from-images', [jpeg, png], { page: 'picture' });
  const path = save(checked(bytes));
  assert.match(run('pdfinfo', '-l', '2', path), /Pages:\s+2\n[\s\S]*Page\s+1 size:\s+96 x 144 pts[\s\S]*Page\s+2 size:\s+19.2 x 14.4 pts/);
  run('pdfimages', '-all', path, join(folder, 'out'));
  const extractedJpeg = readFileSync(join(folder, 'out-000.jpg'));
  assert.ok(jpeg.includes(extractedJpeg.subarray(-200)), 'the data of the JPEG');
  assert.ok(!extractedJpeg.includes('Exif'));
  const lossless = await sharp(join(folder, 'out-001.png')).raw().toBuffer();
  assert.deepEqual(lossless, await sharp(png).removeAlpha().raw().toBuffer());
  run('pdftoppm', '-r', '72', '-png', '-l', '1', path, join(folder, 'page'));
  assert.deepEqual(
    await sharp(join(folder, 'page-1.png'))
      .stats()
      .then(({ dominant: { r, g } }) => r > 200 && g < 60),
    true,
  );
});

test('each page of a TIFF becomes a page', { skip }, async () => {
  const pages = await Promise.all(
    ['#e02010', '#10e020', '#1020e0'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const tiff = await sharp(pages, { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer();
  assert.equal((await sharp(tiff).metadata()).pages, 3);
  const path = save(checked((await send('from-images', [tiff], { page: 'picture' })).bytes));
  assert.match(run('pdfinfo', path), /Pages:\s+3\n/);
  run('pdfimages', '-png', path, join(folder, 'tiff'));
  const shades = await Promise.all(
    [0, 1, 2].map(async (index) => [
      ...(
        await sharp(join(folder, `tiff-00${index}.png`))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]),
  );
  assert.deepEqual(shades, [
    [224, 32, 16],
    [16, 224, 32],
    [16, 32, 224],
  ]);
});

test('A4 pages are landscape for wide images', { skip }, async () => {
  const [wideImage, highImage] = [await red(300, 200).png().toBuffer(), await red(20, 300).webp().toBuffer()];
  const { bytes } = await send('from-images?margin=10', [wideImage, highImage]);
  assert.match(run('pdfinfo', '-l', '2', save(checked(bytes))), /Page\s+1 size:\s+841.89 x 595.28[\s\S]*Page\s+2 size:\s+595.28 x 841.89/);
  const truncatedError = messageOf(await send('from-images', [wideImage, (await red(500, 500).jpeg().toBuffer()).subarray(0, 400)]));
  assert.match(truncatedError.message, /^File 2: /);
  assert.equal(messageOf(await send('from-images', [fiveLines])).code, 'unsupported_type');
});

test('a watermark is drawn on the selected pages, in any script, and the text is preserved', { skip }, async () => {
  for (const text of sampled(2, ['DRAFT', 'வரைவு', 'प्रारूप क्षत्रिय', 'নকল', 'مسودہ'])) {
    const { status, bytes } = await send('watermark', [fiveLines], { text, pages: '2-', opacity: '100', colour: 'ff0000' });
    assert.equal(status, 200, text);
    const path = save(checked(bytes));
    assert.equal(textOf(bytes), 'one two three four five');
    run('pdftoppm', '-r', '72', '-png', path, join(folder, 'marked'));
    const [first, second] = [1, 2].map((page) =>
      sharp(join(folder, `marked-${page}.png`))
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
    const redIn = (pixels: Buffer): number =>
      pixels.filter((value, index) => index % 3 === 0 && value > 200 && (pixels[index + 1] ?? 255) < 90).length;
    assert.equal(redIn((await first) as Buffer), 0, text);
    assert.ok(redIn((await second) as Buffer) > 200, text);
  }
});

test('a watermark may be an image; a request with neither or both is rejected', { skip }, async () => {
  const logo = await red(80, 40).png().toBuffer();
  const { bytes } = await send('watermark?angle=0&opacity=50', [fiveLines, logo]);
  assert.match(run('pdfimages', '-list', save(checked(bytes))), /image\s+80\s+40/);
  assert.equal(messageOf(await send('watermark', [fiveLines])).code, 'invalid_parameter');
  assert.equal(messageOf(await send('watermark?text=x', [fiveLines, logo])).code, 'invalid_parameter');
  assert.equal(messageOf(await send('watermark?text=x', [logo])).code, 'unsupported_type');
});

test('images are extracted without re-encoding', { skip }, async () => {
  const jpeg = await red(300, 200).jpeg().toBuffer();
  const noise = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, index) => (index * 7919) % 251));
  const png = await sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
    .png()
    .toBuffer();
  const { bytes: pdf } = await send('from-images', [jpeg, png]);
  run('pdfimages', '-all', save(pdf), join(folder, 'pdfimages'));
  const response = await send('images', [pdf]);
  assert.deepEqual([response.headers.get('x-image-count'), response.headers.get('x-left-count')], ['2', '0']);
  const files = unzipped(response.bytes);
  assert.deepEqual([...files.keys()], ['image-001.jpg', 'image-002.png']);
  assert.deepEqual(files.get('image-001.jpg'), readFileSync(join(folder, 'pdfimages-000.jpg')));
  assert.deepEqual(await sharp(files.get('image-002.png')).raw().toBuffer(), noise);
  assert.equal((await send('images', [fiveLines])).headers.get('x-image-count'), '0');
});

test('pages are rendered as an archive of images', { skip }, async () => {
  const files = unzipped((await send('render?pages=1,4-&width=90&format=jpeg', [fiveLines])).bytes);
  assert.deepEqual([...files.keys()], ['page-1.jpeg', 'page-4.jpeg', 'page-5.jpeg']);
  assert.equal((await sharp(files.get('page-4.jpeg')).metadata()).width, 90);
  assert.equal(messageOf(await send('render?pages=9', [fiveLines])).code, 'invalid_parameter');
});

test('rendered pages match those of pdftoppm', {
  skip: skip || withoutTools('pdftoppm'),
}, async () => {
  const files = unzipped((await send('render?pages=1-&width=300', [fixturePdf('files/invoice')])).bytes);
  run('pdftoppm', '-png', '-scale-to-x', '300', '-scale-to-y', '-1', save(fixturePdf('files/invoice')), join(folder, 'reference'));
  /** Downsampled, so that differences in antialiasing do not matter. */
  const downsample = (picture: Buffer): Promise<Buffer> =>
    sharp(picture).flatten().greyscale().resize(12, 16, { fit: 'fill' }).raw().toBuffer();
  for (const [index, renderedPage] of [...files.values()].entries()) {
    const [actual, reference] = [
      await downsample(renderedPage),
      await downsample(readFileSync(join(folder, `reference-${index + 1}.png`))),
    ];
    assert.ok(Math.min(...actual) < 250, 'the page is not blank');
    for (const [square, shade] of actual.entries())
      assert.ok(Math.abs(shade - (reference[square] as number)) < 16, `page ${index + 1}, square ${square}`);
  }
});

test('exiftool finds the written metadata, and none after removal', {
  skip: skip || withoutTools('exiftool'),
}, async () => {
  const { bytes } = await send('metadata', [fiveLines], { title: 'நூல் 漢', author: 'A' });
  const { bytes: withoutMetadata } = await send('metadata?remove=true', [bytes]);
  const [written, removed] = JSON.parse(run('exiftool', '-j', '-PDF:all', '-XMP:all', save(bytes), save(withoutMetadata)));
  assert.deepEqual([written.Title, written.Author], ['நூல் 漢', 'A']);
  assert.deepEqual([removed.Title, removed.Author, removed.Producer], [undefined, undefined, undefined]);
});

test('compress downsamples images only on request, and leaves bilevel images unchanged', { skip }, async () => {
  const noise = Buffer.from(Array.from({ length: 1_600 * 1_200 * 3 }, (_, index) => ((index * 7) ^ (index >> 9)) & 255));
  const photo = await sharp(noise, { raw: { width: 1_600, height: 1_200, channels: 3 } })
    .blur(3)
    .jpeg({ quality: 95 })
    .toBuffer();
  const { bytes: pdf } = await send('from-images', [photo]);
  const size = async (images: string): Promise<number> => {
    const { bytes, headers } = await send(`compress?images=${images}`, [pdf]);
    assert.equal(headers.get('x-compressed-bytes'), String(checked(bytes).length));
    return bytes.length;
  };
  const [keep, ebook, screen] = [await size('keep'), await size('ebook'), await size('screen')];
  assert.ok(ebook < keep * 0.9 && screen < ebook, `${keep} ${ebook} ${screen}`);
  const scan = fixturePdf('pdf/scan');
  const { bytes: compressedScan } = await send('compress?images=screen', [scan]);
  const imageLines = (file: Buffer): string[] =>
    run('pdfimages', '-list', save(file))
      .split('\n')
      .filter((line) => / 1 +(ccitt|jbig2)/.test(line))
      .map((line) => line.slice(0, 40));
  assert.deepEqual(imageLines(compressedScan), imageLines(scan));
});
