/**
 * PNG allows metadata after the pixels (PNG 3, 5.6: eXIf and text chunks anywhere before IEND), as ImageMagick writes it. libvips reads only metadata
 * before them, so such chunks are moved there.
 */
const SIGNATURE_BYTES = 8;
/** Length, type and CRC. */
const FRAME_BYTES = 12;
/** XMP is specified for iTXt; libvips itself writes zTXt. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['iTXt', 'zTXt', 'tEXt']);
const XMP_KEYWORD = 'XML:com.adobe.xmp\0';

/** Moves EXIF and XMP before the pixels; returns the same buffer if there is nothing to move. */
export function withEarlyMetadata(png: Buffer): Buffer {
  let pixelsAt: number | undefined;
  const late: (readonly [start: number, end: number])[] = [];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IEND' || end > png.length) break;
    if (type === 'IDAT') pixelsAt ??= at;
    else if (pixelsAt !== undefined && isMetadata(png, type, at + 8)) late.push([at, end]);
    at = end;
  }
  if (pixelsAt === undefined || late.length === 0) return png;
  const parts = [png.subarray(0, pixelsAt), ...late.map(([start, end]) => png.subarray(start, end))];
  let from = pixelsAt;
  for (const [start, end] of late) {
    parts.push(png.subarray(from, start));
    from = end;
  }
  return Buffer.concat([...parts, png.subarray(from)]);
}

function isMetadata(png: Buffer, type: string, at: number): boolean {
  return type === 'eXIf' || (TEXT_TYPES.has(type) && png.toString('latin1', at, at + XMP_KEYWORD.length) === XMP_KEYWORD);
}
