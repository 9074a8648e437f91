/** Counts frames or pages by walking the container structure, before any decoder sees the file: protects against files with too many frames. */
import type { PictureFormat } from './format.ts';

/** Frames of a GIF, WebP or TIFF; stops at `limit`. A broken file is counted up to the damage. */
export function countFrames(kind: PictureFormat, bytes: Buffer, limit: number): number {
  if (kind === 'gif') return countGif(bytes, limit);
  if (kind === 'webp') return countWebp(bytes, limit);
  if (kind === 'tiff') return countTiff(bytes, limit);
  return 1;
}

const GIF_HEADER = 13;
const GIF_DESCRIPTOR = 10;
const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;

/** Bytes of a colour table, from its flags byte. */
function colourTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Skips length-prefixed sub-blocks up to the terminator. */
function skipSubBlocks(bytes: Buffer, start: number): number {
  let offset = start;
  while (offset < bytes.length && bytes[offset] !== 0) offset += 1 + (bytes[offset] as number);
  return offset + 1;
}

function countGif(bytes: Buffer, limit: number): number {
  let count = 0;
  let offset = GIF_HEADER + colourTableBytes(bytes[10] ?? 0);
  while (offset < bytes.length && count < limit) {
    if (bytes[offset] === GIF_EXTENSION) offset = skipSubBlocks(bytes, offset + 2);
    else if (bytes[offset] === GIF_IMAGE) {
      count++;
      // The byte after the colour table is the LZW minimum code size.
      offset = skipSubBlocks(bytes, offset + GIF_DESCRIPTOR + colourTableBytes(bytes[offset + 9] ?? 0) + 1);
    } else break;
  }
  return count;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;

function countWebp(bytes: Buffer, limit: number): number {
  let count = 0;
  for (let offset = RIFF_HEADER; offset + CHUNK_HEADER <= bytes.length && count < limit; ) {
    if (bytes.toString('latin1', offset, offset + 4) === 'ANMF') count++;
    const length = bytes.readUInt32LE(offset + 4);
    offset += CHUNK_HEADER + length + (length % 2);
  }
  return Math.max(1, count);
}

const DIRECTORY_ENTRY = 12;

const TIFF_HEADER = 8;

function countTiff(bytes: Buffer, limit: number): number {
  const isLittle = bytes[0] === 0x49;
  const long = (offset: number): number => (isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset));
  const short = (offset: number): number => (isLittle ? bytes.readUInt16LE(offset) : bytes.readUInt16BE(offset));
  let count = 0;
  for (let offset = bytes.length < TIFF_HEADER ? 0 : long(4); offset >= TIFF_HEADER && offset + 2 <= bytes.length && count < limit; ) {
    count++;
    const next = offset + 2 + short(offset) * DIRECTORY_ENTRY;
    offset = next + 4 <= bytes.length ? long(next) : 0;
  }
  return count;
}
