/** Removes the metadata of a JPEG for embedding in a PDF; the scan data is unchanged. */

export interface StrippedJpeg {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Whether CMYK values are inverted, as Photoshop stores them with an APP14 segment. */
  readonly inverted: boolean;
}

const SOI = 0xd8;
const SOS = 0xda;
const APP14 = 0xee;
const COM = 0xfe;
/** SOF markers of Huffman-coded pictures, baseline to progressive, the only ones that PDF readers support. */
const SOF_MARKERS: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Returns undefined for a JPEG with an encoding that PDF readers do not support: it has to be re-encoded. */
export function stripJpegMetadata(bytes: Buffer): StrippedJpeg | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let frame: Pick<StrippedJpeg, 'width' | 'height' | 'components'> | undefined;
  let inverted = false;
  for (let offset = 2; offset + 4 <= bytes.length; ) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] as number;
    const end = offset + 2 + bytes.readUInt16BE(offset + 2);
    if (marker === 0xff) {
      offset++;
      continue;
    }
    if (marker === SOS) return frame && { bytes: Buffer.concat([...parts, bytes.subarray(offset)]), ...frame, inverted };
    if (end > bytes.length) return undefined;
    if (SOF_MARKERS.has(marker)) {
      if (end - offset < 10 || bytes[offset + 4] !== 8) return undefined;
      frame = { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7), components: bytes[offset + 9] as number };
    }
    if (marker === APP14) inverted = true;
    // Of the APPn segments only Adobe's affects decoding; Exif, GPS positions and thumbnails are dropped.
    const isDropped = (marker >= 0xe0 && marker <= 0xef && marker !== APP14) || marker === COM;
    if (!isDropped) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
  return undefined;
}
