/** Palette indices of a BMP, uncompressed or run-length encoded. */
import { unreadable } from '../vips.ts';
import type { BmpHeader } from './header.ts';

export function rowStride(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/** One byte per pixel, in file row order. */
export function readPlainIndices({ width, height, bits }: BmpHeader, bytes: Buffer): Uint8Array {
  const indices = new Uint8Array(width * height);
  const stride = rowStride(width, bits);
  const perByte = 8 / bits;
  const mask = 2 ** bits - 1;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const byte = bytes[row * stride + Math.floor(column / perByte)] as number;
      indices[row * width + column] = (byte >> (8 - bits - (column % perByte) * bits)) & mask;
    }
  }
  return indices;
}

const END_OF_LINE = 0;
const END_OF_BITMAP = 1;
const DELTA = 2;

/** Decodes RLE4 and RLE8. Skipped pixels have palette index 0. */
export function readRleIndices({ width, height, bits }: BmpHeader, bytes: Buffer): Uint8Array {
  const indices = new Uint8Array(width * height);
  const isRle4 = bits === 4;
  let offset = 0;
  let column = 0;
  let row = 0;
  const next = (): number => {
    const byte = bytes[offset++];
    if (byte === undefined) throw unreadable();
    return byte;
  };
  const setPixel = (index: number): void => {
    // A run may exceed its row; pixels outside the picture are clipped.
    if (column < width && row < height) indices[row * width + column] = index;
    column++;
  };
  const nibbleOf = (byte: number, index: number): number => (index % 2 === 0 ? byte >> 4 : byte & 15);

  while (row < height) {
    const count = next();
    const value = next();
    if (count > 0) {
      for (let index = 0; index < count; index++) setPixel(isRle4 ? nibbleOf(value, index) : value);
    } else if (value === END_OF_LINE) {
      column = 0;
      row++;
    } else if (value === END_OF_BITMAP) {
      break;
    } else if (value === DELTA) {
      column += next();
      row += next();
    } else {
      const start = offset;
      const length = isRle4 ? Math.ceil(value / 2) : value;
      for (let index = 0; index < value; index++) {
        const byte = bytes[start + (isRle4 ? index >> 1 : index)];
        if (byte === undefined) throw unreadable();
        setPixel(isRle4 ? nibbleOf(byte, index) : byte);
      }
      offset = start + length + (length % 2);
    }
  }
  return indices;
}
