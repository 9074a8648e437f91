/** A PDF of one page that is one picture. */
import { streamObject, writePdf } from '../../core/pdf/write-pdf.ts';
import type { Pixels } from '../../core/picture/vips.ts';
import type { PixelSize } from './output-size.ts';

/** Dictionary entries of an image. */
export function imageEntries({ width, height }: PixelSize, colourSpace: 'DeviceGray' | 'DeviceRGB', bits: number): string {
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colourSpace} /BitsPerComponent ${bits}`;
}

/** @param pixels those that were encoded */
export function jpegObject(jpeg: Buffer, pixels: Omit<Pixels, 'data'>): Buffer {
  return streamObject(`${imageEntries(pixels, pixels.channels === 1 ? 'DeviceGray' : 'DeviceRGB', 8)} /Filter /DCTDecode`, jpeg);
}

/** @param points size of the page */
export function pdfPage(image: Buffer, points: PixelSize): Buffer {
  const [across, down] = [points.width.toFixed(3), points.height.toFixed(3)];
  return writePdf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>`,
    ),
    streamObject('', Buffer.from(`${across} 0 0 ${down} 0 0 cm /I Do`)),
    image,
  ]);
}
