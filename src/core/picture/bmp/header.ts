/** BMP headers of Windows and OS/2, validated before any pixel is read. */
import { unreadable } from '../vips.ts';

export type BitCount = 1 | 2 | 4 | 8 | 16 | 24 | 32;
export type BmpCompression = 'plain' | 'runs4' | 'runs8' | 'masks';

export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  /** Whether the first row of the file is the top row. */
  readonly isTopDown: boolean;
  readonly bits: BitCount;
  readonly compression: BmpCompression;
  /** Bit masks of the channels for 16 and 32 bits per pixel. */
  readonly masks: readonly [red: number, green: number, blue: number, alpha: number];
  /** RGB triples. */
  readonly palette: Uint8Array;
  readonly pixelsOffset: number;
}

const FILE_HEADER = 14;
const CORE_HEADER = 12;
const INFO_HEADER = 40;
const HEADER_WITH_MASKS = 52;
const HEADER_WITH_ALPHA = 56;
const OS2_HEADER = 64;
const MAX_HEADER_BYTES = 124;
const MAX_SIDE = 0x7fff_ffff;

const BIT_COUNTS: ReadonlySet<number> = new Set([1, 2, 4, 8, 16, 24, 32]);
const COMPRESSIONS: Readonly<Record<number, BmpCompression>> = { 0: 'plain', 1: 'runs8', 2: 'runs4', 3: 'masks', 6: 'masks' };
const COMPRESSION_BIT_COUNTS: Readonly<Record<BmpCompression, readonly number[]>> = {
  plain: [1, 2, 4, 8, 16, 24, 32],
  runs8: [8],
  runs4: [4],
  masks: [16, 32],
};
const FIVE_BITS_EACH = [0x7c00, 0x03e0, 0x001f, 0] as const;
const EIGHT_BITS_EACH = [0xff_0000, 0xff00, 0xff, 0] as const;

export function readBmpHeader(file: Buffer): BmpHeader {
  if (file.length < FILE_HEADER + CORE_HEADER) throw unreadable();
  const headerBytes = file.readUInt32LE(FILE_HEADER);
  if (headerBytes < CORE_HEADER || headerBytes > MAX_HEADER_BYTES || FILE_HEADER + headerBytes > file.length) throw unreadable();
  const isCore = headerBytes === CORE_HEADER;
  if (!isCore && headerBytes < 16) throw unreadable();
  // OS/2 headers may stop after any field; omitted fields are zero.
  const member = (offset: number): number => (offset + 4 <= headerBytes ? file.readUInt32LE(FILE_HEADER + offset) : 0);

  const width = isCore ? file.readUInt16LE(18) : member(4) | 0;
  const signedHeight = isCore ? file.readUInt16LE(20) : member(8) | 0;
  const bits = isCore ? file.readUInt16LE(24) : member(12) >>> 16;
  const compression = isCore ? 0 : member(16);
  const height = Math.abs(signedHeight);
  if (width <= 0 || height === 0 || height > MAX_SIDE || !BIT_COUNTS.has(bits)) throw unreadable();
  // In OS/2 headers the same codes mean Huffman (fax) and 24-bit RLE.
  const coding = headerBytes === OS2_HEADER && compression > 2 ? undefined : COMPRESSIONS[compression];
  if (!coding || !COMPRESSION_BIT_COUNTS[coding].includes(bits)) throw unreadable();

  const maskBytes = coding === 'masks' && headerBytes === INFO_HEADER ? (compression === 6 ? 16 : 12) : 0;
  const colours = isCore ? 0 : member(32);
  const paletteOffset = FILE_HEADER + headerBytes + maskBytes;
  const pixelsOffset = file.readUInt32LE(10);
  if (pixelsOffset < paletteOffset || pixelsOffset > file.length) throw unreadable();
  return {
    width,
    height,
    isTopDown: signedHeight < 0,
    bits: bits as BitCount,
    compression: coding,
    masks: coding === 'masks' ? readMasks(file, headerBytes, compression) : bits === 16 ? FIVE_BITS_EACH : EIGHT_BITS_EACH,
    palette: bits <= 8 ? readPalette(file.subarray(paletteOffset, pixelsOffset), colours || 2 ** bits, isCore ? 3 : 4) : new Uint8Array(0),
    pixelsOffset,
  };
}

function readMasks(file: Buffer, headerBytes: number, compression: number): BmpHeader['masks'] {
  const offset = FILE_HEADER + INFO_HEADER;
  const hasAlpha = headerBytes >= HEADER_WITH_ALPHA || compression === 6;
  if (headerBytes > INFO_HEADER && headerBytes < HEADER_WITH_MASKS) throw unreadable();
  if (offset + (hasAlpha ? 16 : 12) > file.length) throw unreadable();
  const masks = [0, 4, 8, 12].map((field) => (field < 12 || hasAlpha ? file.readUInt32LE(offset + field) : 0));
  return masks as [number, number, number, number];
}

/** Files may have fewer colours than declared, because the pixels start earlier: only those present are used. */
function readPalette(bytes: Buffer, colours: number, entryBytes: number): Uint8Array {
  const count = Math.min(colours, Math.floor(bytes.length / entryBytes), 256);
  if (count === 0) throw unreadable();
  const palette = new Uint8Array(count * 3);
  for (let colour = 0; colour < count; colour++) {
    for (let channel = 0; channel < 3; channel++) palette[colour * 3 + channel] = bytes[colour * entryBytes + 2 - channel] as number;
  }
  return palette;
}
