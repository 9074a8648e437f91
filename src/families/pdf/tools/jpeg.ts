/** A JPEG for embedding in a PDF: the same scan data, without metadata. */

export interface StrippedJpeg {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Photoshop stores CMYK inverted, and marks it. */
  readonly inverted: boolean;
}

const SOI = 0xd8;
const SOS = 0xda;
const APP14 = 0xee;
const COM = 0xfe;
/** SOF markers of Huffman-coded pictures, baseline to progressive, the only ones that PDF readers support. */
const SOF_MARKERS: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Undefined for any other JPEG: it has to be re-encoded. */
export function stripJpegMetadata(bytes: Buffer): StrippedJpeg | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let frame: Pick<StrippedJpeg, 'width' | 'height' | 'components'> | undefined;
  let inverted = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === SOS) return frame && { bytes: Buffer.concat([...parts, bytes.subarray(at)]), ...frame, inverted };
    if (end > bytes.length) return undefined;
    if (SOF_MARKERS.has(marker)) {
      if (end - at < 10 || bytes[at + 4] !== 8) return undefined;
      frame = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), components: bytes[at + 9] as number };
    }
    if (marker === APP14) inverted = true;
    // Of the APPn segments only Adobe's affects decoding; Exif, GPS positions and thumbnails are dropped.
    const isNote = (marker >= 0xe0 && marker <= 0xef && marker !== APP14) || marker === COM;
    if (!isNote) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
