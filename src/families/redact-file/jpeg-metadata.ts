/** Removes EXIF with its thumbnail, XMP, IPTC and comments from a JPEG stream, without decoding it. */

const MARKER = 0xff;
const [START, START_OF_SCAN, COMMENT] = [0xd8, 0xda, 0xfe];
const [APP0, APP15] = [0xe0, 0xef];
/** JFIF, ICC profile, and Adobe's colour transform, which are needed to show the colours. */
const NEEDED_SEGMENTS: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);

/** Returns the same bytes if they are not a sequence of segments. */
export function stripJpegMetadata(jpeg: Buffer): Buffer {
  if (jpeg[0] !== MARKER || jpeg[1] !== START) return jpeg;
  const parts = [jpeg.subarray(0, 2)];
  let offset = 2;
  while (offset + 4 <= jpeg.length) {
    const marker = jpeg[offset + 1] as number;
    if (jpeg[offset] !== MARKER) return jpeg;
    if (marker === START_OF_SCAN) return Buffer.concat([...parts, jpeg.subarray(offset)]);
    const end = offset + 2 + jpeg.readUInt16BE(offset + 2);
    const isMetadata = marker === COMMENT || (marker >= APP0 && marker <= APP15 && !NEEDED_SEGMENTS.has(marker));
    if (!isMetadata) parts.push(jpeg.subarray(offset, end));
    offset = end;
  }
  return jpeg;
}
