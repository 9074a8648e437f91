/** Encodes two-colour images as PNG (ISO/IEC 15948): one bit per pixel and a palette, a few hundred bytes for most codes. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Colour } from './colour.ts';

interface BilevelImage {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly [light: Colour, dark: Colour];
  /** Scanlines of one bit per pixel, each after its filter byte. */
  readonly filtered: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 1;
const INDEXED_COLOUR = 3;

/** On the thread pool: a picture of 2,048 pixels would block the event loop for some milliseconds. */
const compress = promisify(deflate);

export async function encodeBilevelPng({ width, height, palette, filtered }: BilevelImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = BIT_DEPTH;
  header[9] = INDEXED_COLOUR;
  const solid = palette.every(({ alpha }) => alpha === 255);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]))),
    ...(solid ? [] : [chunk('tRNS', Buffer.from(palette.map(({ alpha }) => alpha)))]),
    chunk('IDAT', await compress(filtered)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + content.length)), 8 + content.length);
  return framed;
}
