/** No metadata in any output, checked by exiftool, which knows the most kinds of it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { animation, jpegWithMetadata, post } from '../../../test/support/pictures.ts';
import { type Service, startFamilies, temporaryFolder } from '../../../test/support/service.ts';
import { isAll, sampled, secondTier } from '../../../test/support/test-tiers.ts';
import { noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { imageFamily } from './operations.ts';

const noExiftool = spawnSync('exiftool', ['-ver']).status === 0 ? false : 'exiftool is not installed (Debian: libimage-exiftool-perl)';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

/** Tags that describe the encoding of pixels only. */
const STRUCTURE = /^(ExifTool|System|File|JFIF|PNG|PNG-pHYs|GIF|RIFF|QuickTime|Meta|Composite|IFD0|SourceFile)(:|$)/;
const TIFF_STRUCTURE =
  /^(ImageWidth|ImageHeight|BitsPerSample|Compression|PhotometricInterpretation|Orientation|SamplesPerPixel|RowsPerStrip|StripOffsets|StripByteCounts|PlanarConfiguration|Predictor|ExtraSamples|SampleFormat|[XY]Resolution|ResolutionUnit|SubfileType|PageNumber)$/;
const REVEALING =
  /comment|descri|title|author|artist|copyright|creat|software|make|model|gps|latitude|longitude|serial|user|date|time(?!scale)|keyword|caption|thumb/i;
/** Tags of the input file itself, and the duration of an animation. */
const HARMLESS =
  /^(System:|ExifTool:|File:|GIF:FrameCount|GIF:Duration|GIF:AnimationIterations|RIFF:Duration|Composite:(ImageSize|Megapixels))/;

/** Names of metadata tags per file. In one batch through a folder, because exiftool takes a second to start. */
function revealingTags(files: Readonly<Record<string, Buffer>>): Record<string, string[]> {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const { stdout, status } = spawnSync('exiftool', ['-json', '-G1', '-a', '-u', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.equal(status, 0);
  const entries = JSON.parse(stdout) as (Record<string, unknown> & { SourceFile: string })[];
  assert.equal(entries.length, Object.keys(files).length);
  return Object.fromEntries(entries.map((facts) => [basename(facts.SourceFile), Object.keys(facts).filter(isRevealing)]));
}

function isRevealing(name: string): boolean {
  if (name === 'File:Comment' || !STRUCTURE.test(name)) return true;
  if (HARMLESS.test(name)) return false;
  const [group = '', fact = ''] = name.split(':');
  return group === 'IFD0' ? !TIFF_STRUCTURE.test(fact) : REVEALING.test(fact);
}

async function answerOf(path: string, file: Buffer): Promise<Buffer> {
  const response = await post(`${potli.url}/v1/image/${path}`, file);
  assert.equal(response.status, 200, path);
  return Buffer.from(await response.arrayBuffer());
}

/** Inserted by hand, because no library here writes a JPEG comment. */
function withComment(jpeg: Buffer): Buffer {
  const text = Buffer.from('a comment');
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

async function sources(): Promise<Record<string, Buffer>> {
  const jpeg = withComment(await jpegWithMetadata());
  const carry = (format: 'png' | 'webp' | 'tiff' | 'avif'): Promise<Buffer> => sharp(jpeg).keepMetadata()[format]().toBuffer();
  const gif = await animation('gif', 3);
  // An extension block with a comment, before the first frame.
  const start = gif.indexOf(Buffer.from([0x21]));
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 6]), Buffer.from('secret'), Buffer.from([0])]);
  return {
    jpeg,
    png: await carry('png'),
    webp: await carry('webp'),
    tiff: await carry('tiff'),
    avif: await carry('avif'),
    gif: Buffer.concat([gif.subarray(0, start), comment, gif.subarray(start)]),
  };
}

test('no returned picture has EXIF, XMP, IPTC, GPS, a profile or a comment', { skip: noExiftool }, async (t) => {
  const before = await sources();
  const after: Record<string, Buffer> = {};
  for (const [from, file] of Object.entries(before)) {
    for (const to of sampled(2, ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff']))
      after[`${from}.${to}`] = await answerOf(`convert?format=${to}`, file);
  }
  const [, inputTags] = Object.entries(before)[0] ?? [];
  if (isAll) after['cut-out.png'] = await answerOf('remove-background?format=png', inputTags as Buffer);
  if (isAll) after['cut-out.webp'] = await answerOf('remove-background?format=webp&crop=true', inputTags as Buffer);
  if (isAll) after['mask.png'] = await answerOf('remove-background?format=mask', inputTags as Buffer);
  for (const [from, revealed] of Object.entries(revealingTags(before))) assert.notDeepEqual(revealed, [], `${from} says something before`);
  const remaining = Object.entries(revealingTags(after));
  for (const [name, facts] of remaining) assert.deepEqual(facts, [], name);
  t.diagnostic(`${remaining.length} pictures hold nothing but pixels`);
});

test('no returned picture of a real camera has metadata', { skip: noExiftool || noVectors || secondTier }, async () => {
  const names = [
    'jpg__gps__DSCN0010.jpg',
    'jpg__Canon_40D_photoshop_import.jpg',
    'heic__IMG_5195.HEIC',
    'jpg__exif-org__sony-powershota5.jpg',
  ];
  const after: Record<string, Buffer> = {};
  for (const name of names) {
    const file = readFileSync(vectorFile(`documents-and-images/exif/${name}`));
    for (const to of ['jpeg', 'webp']) after[`${name}.${to}`] = await answerOf(`convert?format=${to}&width=200`, file);
  }
  for (const [name, facts] of Object.entries(revealingTags(after))) assert.deepEqual(facts, [], name);
});
