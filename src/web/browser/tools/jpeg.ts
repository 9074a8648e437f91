/** JPEG encoding to a file size within given limits. */

const START_OF_IMAGE_BYTES = 2;
const COMMENT_MARKER = [0xff, 0xfe];
/** A segment has two bytes for its own length. */
const MAX_SEGMENT_BYTES = 0xffff;
const LENGTH_BYTES = 2;
const QUALITIES = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/** Adds comment segments until a JPEG has the minimum size: forms reject small files, and the pixels stay unchanged. */
export async function padJpeg(picture: Blob, minBytes: number): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const comments: Uint8Array<ArrayBuffer>[] = [];
  for (let missing = minBytes - bytes.length; missing > 0; ) {
    const length = Math.min(MAX_SEGMENT_BYTES, Math.max(LENGTH_BYTES, missing - COMMENT_MARKER.length));
    const segment = new Uint8Array(COMMENT_MARKER.length + length);
    segment.set([...COMMENT_MARKER, length >> 8, length & 0xff]);
    comments.push(segment);
    missing -= segment.length;
  }
  return new Blob([bytes.subarray(0, START_OF_IMAGE_BYTES), ...comments, bytes.subarray(START_OF_IMAGE_BYTES)], { type: 'image/jpeg' });
}

/** Encodes a canvas at the best quality that fits, or at the lowest. */
export async function encodeJpeg(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (smallest && smallest.size <= maxBytes) break;
  }
  if (!smallest) throw new Error('The browser cannot write JPEG');
  return smallest;
}
