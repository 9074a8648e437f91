/** A JPEG as it can stand in a PDF: the same picture data, without what cameras note beside it. */

export interface PlainJpeg {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Photoshop stores inks the other way round, and says so. */
  readonly inverted: boolean;
}

const START = 0xd8;
const SCAN = 0xda;
const ADOBE = 0xee;
const COMMENT = 0xfe;
/** Frames of Huffman-coded pictures, baseline to progressive, which is all that PDF readers know. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Undefined for what is no such JPEG: it has to be decoded and stored in another way. */
export function plainJpeg(bytes: Buffer): PlainJpeg | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let frame: Pick<PlainJpeg, 'width' | 'height' | 'components'> | undefined;
  let inverted = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === SCAN) return frame && { bytes: Buffer.concat([...parts, bytes.subarray(at)]), ...frame, inverted };
    if (end > bytes.length) return undefined;
    if (FRAMES.has(marker)) {
      if (end - at < 10 || bytes[at + 4] !== 8) return undefined;
      frame = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), components: bytes[at + 9] as number };
    }
    if (marker === ADOBE) inverted = true;
    // Of the notes of applications only that of Photoshop says how to read the picture; Exif, places and thumbnails stay out.
    const isNote = (marker >= 0xe0 && marker <= 0xef && marker !== ADOBE) || marker === COMMENT;
    if (!isNote) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
