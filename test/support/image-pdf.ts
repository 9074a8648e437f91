/** PDFs with one image, for tests of image compression. */
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { seededRandomInt } from '../../src/core/util/random.ts';
import { madePdf, streamObject } from './build-pdf.ts';

/** Dictionary entries of an image with 8 bits per component, deflated. */
export const FLATE = '/Filter/FlateDecode/BitsPerComponent 8';

export const [WIDTH, HEIGHT] = [400, 300];
export const binary = (data: Uint8Array): string => Buffer.from(data).toString('latin1');
export const deflated = (data: Uint8Array): string => binary(deflateSync(data));
export const image = (members: string, data: string, [width, height] = [WIDTH, HEIGHT]): string =>
  streamObject(data, `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${members}`);

/** A page with an image of 96 points, so that 200 dpi are 267 pixels; the images are objects 5 and following, and `/I Do` draws the first. */
export function pagePdf(images: readonly string[], content = 'q 96 0 0 72 12 12 cm /I Do Q', pageMembers = ''): Buffer {
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 120 96]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>${pageMembers}>>`,
    streamObject(content),
    ...images,
  ]);
}

const photos = new Map<1 | 3, Promise<Buffer>>();

export function photo(channels: 1 | 3): Promise<Buffer> {
  const pixels = photos.get(channels) ?? drawPhoto(channels);
  photos.set(channels, pixels);
  return pixels;
}

/** Noise in two sizes, which is as hard to compress as a photograph. */
async function drawPhoto(channels: 1 | 3): Promise<Buffer> {
  const nextRandom = seededRandomInt('photo');
  const layer = (side: number): Promise<Buffer> => {
    const pixels = Buffer.from(Array.from({ length: side * side * 3 }, () => nextRandom(256)));
    return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .png()
      .toBuffer();
  };
  const fine = await sharp(await layer(150))
    .ensureAlpha(0.2)
    .png()
    .toBuffer();
  const pixels = sharp(
    await sharp(await layer(6))
      .composite([{ input: fine }])
      .removeAlpha()
      .png()
      .toBuffer(),
  );
  return pixels
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
}

export const fromRgb = (pixels: Buffer): Sharp => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
