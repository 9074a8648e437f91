/** Extracts the compressed data of a PNG, which a PDF stores in the same form. */

export interface PngData {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly channels: number;
}

/** Reads a PNG encoded by this service: greyscale or RGB, not interlaced, without a palette. */
export function readPngData(png: Buffer): PngData {
  const chunks: Buffer[] = [];
  for (let offset = 8; offset + 12 <= png.length; ) {
    const length = png.readUInt32BE(offset);
    if (png.toString('latin1', offset + 4, offset + 8) === 'IDAT') chunks.push(png.subarray(offset + 8, offset + 8 + length));
    offset += 12 + length;
  }
  return {
    data: Buffer.concat(chunks),
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    bitDepth: png[24] as number,
    channels: png[25] === 0 ? 1 : 3,
  };
}
