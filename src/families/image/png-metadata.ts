/** Strips metadata from a PNG without re-encoding: the compressed pixel data is copied unchanged. */

const SIGNATURE_BYTES = 8;
/** Length, type and CRC. */
const CHUNK_OVERHEAD_BYTES = 12;
const PIXEL_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Colours in another space than sRGB have to be converted. */
const COLOUR_CHUNKS: ReadonlySet<string> = new Set(['iCCP', 'cICP']);

/** Returns undefined if the pixels need a conversion, or a chunk is truncated. */
export function withoutMetadata(png: Buffer): Buffer | undefined {
  const chunks = [png.subarray(0, SIGNATURE_BYTES)];
  for (let offset = SIGNATURE_BYTES; offset + CHUNK_OVERHEAD_BYTES <= png.length; ) {
    const end = offset + CHUNK_OVERHEAD_BYTES + png.readUInt32BE(offset);
    const type = png.toString('latin1', offset + 4, offset + 8);
    if (end > png.length || COLOUR_CHUNKS.has(type)) return undefined;
    if (PIXEL_CHUNKS.has(type)) chunks.push(png.subarray(offset, end));
    if (type === 'IEND') return Buffer.concat(chunks);
    offset = end;
  }
  return undefined;
}
