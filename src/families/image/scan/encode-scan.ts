/** Writes a scan as a picture or a PDF page. */
import { deflatedObject } from '../../../core/pdf/write-pdf.ts';
import { mapVipsErrors, type Pixels, vipsFromPixels } from '../../../core/picture/vips.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { encodeWithinByteLimit } from '../byte-target.ts';
import { encode } from '../encode.ts';
import { imageEntries, jpegObject, pdfPage } from '../pdf-page.ts';

export interface ScanOutput {
  readonly format: 'jpeg' | 'png' | 'webp' | 'pdf';
  readonly quality: number;
  /** For JPEG and WebP. */
  readonly maxBytes: number | undefined;
}

/** Longer side of a PDF page in points: that of A4. */
const PAGE_POINTS = 841.89;

/** @param isBinary all pixels are 0 or 255 */
export async function encodeScan(pixels: Pixels, isBinary: boolean, output: ScanOutput): Promise<FileAnswer> {
  const { format } = output;
  const { file, size = pixels, quality } = await encodeFile(pixels, isBinary, output);
  return {
    file,
    type: format === 'pdf' ? 'application/pdf' : `image/${format}`,
    headers: {
      'x-image-width': `${size.width}`,
      'x-image-height': `${size.height}`,
      ...(quality !== undefined && { 'x-image-quality': `${quality}` }),
      'content-disposition': `inline; filename="scan.${format === 'jpeg' ? 'jpg' : format}"`,
    },
  };
}

interface EncodedScan {
  readonly file: Buffer;
  readonly size?: Pick<Pixels, 'width' | 'height'>;
  readonly quality?: number;
}

async function encodeFile(pixels: Pixels, isBinary: boolean, { format, quality, maxBytes }: ScanOutput): Promise<EncodedScan> {
  if (maxBytes !== undefined && (format === 'jpeg' || format === 'webp')) {
    const { data, ...encoded } = await encodeWithinByteLimit(vipsFromPixels(pixels), { maxBytes, format, isFixedSize: false });
    return { file: data, ...encoded };
  }
  if (format === 'pdf' && isBinary) return { file: pdfPage(bilevelObject(pixels), pageSize(pixels)) };
  const picture = pixels.channels === 1 ? vipsFromPixels(pixels).toColourspace('b-w') : vipsFromPixels(pixels);
  const encoder =
    format === 'png' && isBinary
      ? picture.png({ palette: true, colours: 2 })
      : encode(picture, format === 'pdf' ? 'jpeg' : format, { quality, pixelCount: pixels.width * pixels.height });
  const file = await mapVipsErrors(encoder.toBuffer());
  return { file: format === 'pdf' ? pdfPage(jpegObject(file, pixels), pageSize(pixels)) : file };
}

function pageSize({ width, height }: Pixels): { width: number; height: number } {
  const scale = PAGE_POINTS / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

/** One bit per pixel, each row padded to whole bytes. */
function bilevelObject({ data, width, height }: Pixels): Buffer {
  const stride = Math.ceil(width / 8);
  const packed = Buffer.alloc(stride * height);
  for (let index = 0; index < data.length; index++) {
    if (data[index] === 0) continue;
    const column = index % width;
    const byte = Math.floor(index / width) * stride + (column >> 3);
    packed[byte] = (packed[byte] as number) | (0x80 >> (column & 7));
  }
  return deflatedObject(imageEntries({ width, height }, 'DeviceGray', 1), packed);
}
