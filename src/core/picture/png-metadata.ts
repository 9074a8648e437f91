/**
 * Moves metadata chunks of a PNG before its pixels. PNG allows them anywhere before IEND (PNG 3, 5.6), and ImageMagick writes them last, but libvips
 * reads only those before the pixels.
 */
const SIGNATURE_BYTES = 8;
/** Length, type and CRC. */
const FRAME_BYTES = 12;
/** XMP is specified for iTXt; libvips itself writes zTXt. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['iTXt', 'zTXt', 'tEXt']);
const XMP_KEYWORD = 'XML:com.adobe.xmp\0';

/** Moves EXIF and XMP before the pixels; returns the same buffer if there is nothing to move. */
export function withEarlyMetadata(png: Buffer): Buffer {
  let pixelsOffset: number | undefined;
  const lateChunks: (readonly [start: number, end: number])[] = [];
  for (let offset = SIGNATURE_BYTES; offset + FRAME_BYTES <= png.length; ) {
    const end = offset + FRAME_BYTES + png.readUInt32BE(offset);
    const type = png.toString('latin1', offset + 4, offset + 8);
    if (type === 'IEND' || end > png.length) break;
    if (type === 'IDAT') pixelsOffset ??= offset;
    else if (pixelsOffset !== undefined && isMetadata(png, type, offset + 8)) lateChunks.push([offset, end]);
    offset = end;
  }
  if (pixelsOffset === undefined || lateChunks.length === 0) return png;
  const parts = [png.subarray(0, pixelsOffset), ...lateChunks.map(([start, end]) => png.subarray(start, end))];
  let from = pixelsOffset;
  for (const [start, end] of lateChunks) {
    parts.push(png.subarray(from, start));
    from = end;
  }
  return Buffer.concat([...parts, png.subarray(from)]);
}

function isMetadata(png: Buffer, type: string, offset: number): boolean {
  return type === 'eXIf' || (TEXT_TYPES.has(type) && png.toString('latin1', offset, offset + XMP_KEYWORD.length) === XMP_KEYWORD);
}
