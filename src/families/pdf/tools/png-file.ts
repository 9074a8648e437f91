/** Wraps image data of a PDF in a PNG: both store rows in the same ways. */
import { crc32, deflateSync } from 'node:zlib';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** PNG colour type: 0 greyscale, 2 RGB, 3 indexed. */
  readonly type: 0 | 2 | 3;
  /** RGB triples. */
  readonly palette?: Buffer;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @param data deflated rows, each with its filter byte */
export function wrapInPng({ width, height, bits, type, palette }: PngHeader, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, type], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Adds filter bytes and deflates; undefined if there are too few rows. */
export function deflatePngRows(pixels: Buffer, rowBytes: number, rows: number): Buffer | undefined {
  if (pixels.length < rowBytes * rows) return undefined;
  const filtered = Buffer.alloc((rowBytes + 1) * rows);
  for (let row = 0; row < rows; row++) pixels.copy(filtered, row * (rowBytes + 1) + 1, row * rowBytes, (row + 1) * rowBytes);
  return deflateSync(filtered);
}
