/**
 * Uploaded files stay in memory. Child processes have no folder for temporary files, so an operation whose library needs one fails here and
 * in the contract test. By default libvips creates one for pictures that decode to more than 100 MB.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { families } from '../src/families/index.ts';
import { exampleFiles } from './support/example-files.ts';
import { type Service, startPotli } from './support/service.ts';
import { sampled, secondTier } from './support/test-tiers.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const LARGE = { width: 6_000, height: 6_000, channels: 3, background: '#3060a0' } as const;
/** Rotated by EXIF, so that no decoder can stream it row by row. */
const large = (): Sharp => sharp({ create: LARGE }).withMetadata({ orientation: 6 });
const small = sharp({ create: { ...LARGE, width: 60, height: 60 } })
  .webp()
  .toBuffer();
const webp = large().webp({ effort: 0 }).toBuffer();

async function statusOf(path: string, form: FormData): Promise<number> {
  const response = await fetch(service.url + path, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}

const takers = families.flatMap((family) => family.operations).filter(({ files }) => files?.accepts.includes('image/webp'));

for (const operation of sampled(20, takers)) {
  test(`${operation.path} processes a large picture in memory`, async () => {
    const picture = new Blob([new Uint8Array(await webp)]);
    // A watermark picture is a second file after the PDF, in place of the text.
    const isFirst = operation.files?.accepts[0]?.startsWith('image/') || operation.files?.max === 1;
    const query = isFirst ? new URLSearchParams(operation.example as Record<string, string>) : '';
    const form = isFirst ? new FormData() : exampleFiles(operation);
    form.append('file', picture, 'large');
    if (isFirst && operation.files?.min === 2) form.append('file', new Blob([new Uint8Array(await small)]), 'small');
    assert.equal(await statusOf(`${operation.path}?${query}`, form), 200);
  });
}

for (const [kind, file] of Object.entries({
  png: large().png({ progressive: true }),
  tiff: large().tiff({ compression: 'lzw', tile: true }),
})) {
  test(`a large ${kind} is unpacked in memory`, { skip: secondTier }, async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await file.toBuffer())]), kind);
    assert.equal(await statusOf('/v1/image/convert?format=jpeg&width=100', form), 200);
  });
}
