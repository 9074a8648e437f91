/** BMP decoder for Windows and OS/2 bitmaps: libvips has none, and those on npm silently give wrong colours. */
import { type Pixels, unreadable } from '../vips.ts';
import type { BmpHeader } from './header.ts';
import { readPlainIndices, readRleIndices, rowStride } from './indices.ts';

export function decodeBmp(file: Buffer, header: BmpHeader): Pixels {
  const { width, height, bits, compression, pixelsOffset: pixelsAt } = header;
  const bytes = file.subarray(pixelsAt);
  const isRle = compression === 'runs4' || compression === 'runs8';
  if (!isRle && bytes.length < rowStride(width, bits) * (height - 1) + Math.ceil((width * bits) / 8)) throw unreadable();
  if (bits <= 8) return applyPalette(header, isRle ? readRleIndices(header, bytes) : readPlainIndices(header, bytes));
  return bits === 24 ? readRgb24(header, bytes) : readMasked(header, bytes);
}

/** Maps a file row to a picture row. */
function outputRow({ height, isTopDown: topDown }: BmpHeader, row: number): number {
  return topDown ? row : height - 1 - row;
}

function applyPalette(header: BmpHeader, indices: Uint8Array): Pixels {
  const { width, height, palette } = header;
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    let to = outputRow(header, row) * width * 3;
    for (let from = row * width; from < (row + 1) * width; from++) {
      // An index beyond the palette means its first colour.
      const colour = (indices[from] as number) * 3;
      const offset = colour < palette.length ? colour : 0;
      data[to++] = palette[offset] as number;
      data[to++] = palette[offset + 1] as number;
      data[to++] = palette[offset + 2] as number;
    }
  }
  return { data, width, height, channels: 3 };
}

function readRgb24(header: BmpHeader, bytes: Buffer): Pixels {
  const { width, height } = header;
  const stride = rowStride(width, 24);
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    let to = outputRow(header, row) * width * 3;
    for (let from = row * stride; from < row * stride + width * 3; from += 3) {
      data[to++] = bytes[from + 2] as number;
      data[to++] = bytes[from + 1] as number;
      data[to++] = bytes[from] as number;
    }
  }
  return { data, width, height, channels: 3 };
}

function readMasked(header: BmpHeader, bytes: Buffer): Pixels {
  const { width, height, bits, masks } = header;
  const channels = masks[3] === 0 ? 3 : 4;
  const channelMasks = masks.slice(0, channels).map(channelMask);
  const stride = rowStride(width, bits);
  const data = Buffer.alloc(width * height * channels);
  for (let row = 0; row < height; row++) {
    let to = outputRow(header, row) * width * channels;
    for (let column = 0; column < width; column++) {
      const offset = row * stride + column * (bits / 8);
      const pixel = bits === 16 ? bytes.readUInt16LE(offset) : bytes.readUInt32LE(offset);
      for (const { shift, maxValue, levels } of channelMasks) data[to++] = levels[(pixel >>> shift) & maxValue] as number;
    }
  }
  return { data, width, height, channels };
}

interface ChannelMask {
  readonly shift: number;
  readonly maxValue: number;
  /** Lookup table from channel value to byte. */
  readonly levels: Uint8Array;
}

/** The bits of a mask must be contiguous. Of more than eight the upper eight are used. */
function channelMask(mask: number): ChannelMask {
  if (mask === 0) return { shift: 0, maxValue: 0, levels: new Uint8Array(1) };
  const lowest = 31 - Math.clz32(mask & -mask);
  const maxMask = mask >>> lowest;
  if ((maxMask & (maxMask + 1)) !== 0) throw unreadable();
  const width = 32 - Math.clz32(maxMask);
  const shift = lowest + Math.max(0, width - 8);
  const maxLevel = mask >>> shift;
  return {
    shift,
    maxValue: maxLevel,
    levels: Uint8Array.from({ length: maxLevel + 1 }, (_, value) => replicateBits(value, Math.min(width, 8))),
  };
}

/** Replicates the bits of a value to fill a byte, so that the maximum is 255. */
function replicateBits(value: number, width: number): number {
  let byte = 0;
  for (let shift = 8 - width; shift > -width; shift -= width) byte |= shift >= 0 ? value << shift : value >> -shift;
  return byte;
}
