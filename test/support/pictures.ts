/** Test pictures, and helpers to upload them. */
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pick, type RandomInt } from '../../src/core/util/random.ts';
import { type Body, get } from './service.ts';

export async function post(url: string, file: Uint8Array, type = 'application/octet-stream'): Promise<Response> {
  return fetch(url, { method: 'POST', body: new Uint8Array(file), headers: { 'content-type': type } });
}

export async function postJson(url: string, ...files: readonly Uint8Array[]): Promise<{ status: number; body: Body }> {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'picture');
  return get(url, { method: 'POST', body: form });
}

/** Red, green, blue and white quadrants, in that order: shows orientation and cropping. */
export function quadrants(width: number, height: number): Sharp {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ] as const;
  const data = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const quadrant = (pixel % width < width / 2 ? 0 : 1) + (Math.floor(pixel / width) < height / 2 ? 0 : 2);
    data.set(colours[quadrant] as readonly number[], pixel * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** PNG whose header declares these dimensions; its data hold a single pixel, so that a decoder would report a damaged file. */
export async function pngWithDeclaredSize(width: number, height: number): Promise<Buffer> {
  const png = await quadrants(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Animation of a white dot moving over black: no two consecutive frames are equal. */
export async function animation(format: 'gif' | 'webp', frames: number, width = 40, height = 30): Promise<Buffer> {
  const data = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame++)
    data
      .fill(255, (frame * width * height + (frame % (width * height))) * 3)
      .fill(0, (frame * width * height + (frame % (width * height)) + 1) * 3);
  const strip = sharp(data, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return (format === 'gif' ? strip.gif({ delay: 50 }) : strip.webp({ delay: 50 })).toBuffer();
}

/** JPEG with EXIF, GPS and XMP metadata and orientation 6 (rotated by 90°). */
export function jpegWithMetadata(): Promise<Buffer> {
  return quadrants(80, 60)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Testa', Model: 'Box 1', Software: 'none', Artist: 'A. Person', Copyright: 'A. Person', ImageDescription: 'a secret' },
      IFD2: { DateTimeOriginal: '2024:02:29 10:11:12', LensModel: 'Pinhole', UserComment: 'another secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '80/1 16/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Mutates a file: random bytes, extreme values, chunks removed or duplicated, truncation. Half of the changes are in the header. */
export function mutate(original: Buffer, randomInt: RandomInt): Buffer {
  let file = Buffer.from(original);
  for (let change = randomInt(6); change >= 0; change--) {
    const offset = randomInt(randomInt(2) === 0 ? Math.min(file.length, 200) : file.length);
    const kind = randomInt(6);
    if (kind <= 2) file[offset] = randomInt(256);
    else if (kind === 3) file.fill(pick(randomInt, [0, 0xff, 0x7f, 0x80]), offset, Math.min(file.length, offset + 1 + randomInt(4)));
    else if (kind === 4) file = Buffer.concat([file.subarray(0, offset), file.subarray(offset + randomInt(40))]);
    else
      file =
        randomInt(2) === 0
          ? file.subarray(0, Math.max(4, offset))
          : Buffer.concat([file.subarray(0, offset), file.subarray(randomInt(file.length))]);
    if (file.length < 4) break;
  }
  return file;
}
