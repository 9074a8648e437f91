/** Counts frames or pages by walking the container structure, before any decoder sees the file: protects against files with too many frames. */
import type { PictureFormat } from './format.ts';

/** Frames of a GIF, WebP or TIFF; stops at `most`. A broken file is counted up to the damage. */
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
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] as number);
  return at + 1;
}

function countGif(bytes: Buffer, limit: number): number {
  let count = 0;
  let at = GIF_HEADER + colourTableBytes(bytes[10] ?? 0);
  while (at < bytes.length && count < limit) {
    if (bytes[at] === GIF_EXTENSION) at = skipSubBlocks(bytes, at + 2);
    else if (bytes[at] === GIF_IMAGE) {
      count++;
      // The byte after the colour table is the LZW minimum code size.
      at = skipSubBlocks(bytes, at + GIF_DESCRIPTOR + colourTableBytes(bytes[at + 9] ?? 0) + 1);
    } else break;
  }
  return count;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;

function countWebp(bytes: Buffer, limit: number): number {
  let count = 0;
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= bytes.length && count < limit; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') count++;
    const length = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEADER + length + (length % 2);
  }
  return Math.max(1, count);
}

const DIRECTORY_ENTRY = 12;

const TIFF_HEADER = 8;

function countTiff(bytes: Buffer, limit: number): number {
  const isLittle = bytes[0] === 0x49;
  const long = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const short = (at: number): number => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  let count = 0;
  for (let at = bytes.length < TIFF_HEADER ? 0 : long(4); at >= TIFF_HEADER && at + 2 <= bytes.length && count < limit; ) {
    count++;
    const next = at + 2 + short(at) * DIRECTORY_ENTRY;
    at = next + 4 <= bytes.length ? long(next) : 0;
  }
  return count;
}
