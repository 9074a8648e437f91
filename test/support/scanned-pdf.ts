import sharp from 'sharp';
import { streamObject, writePdf } from '../../src/core/pdf/write-pdf.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842 };

/** PDF as a scanner produces it: one greyscale picture per page, no text. Pictures keep their aspect ratio and fill the page width. */
export async function scannedPdf(pictures: readonly Uint8Array[]): Promise<Buffer> {
  const objects: Buffer[] = [];
  const add = (text: string): number => objects.push(Buffer.from(text));
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, index) => `${3 + 3 * index} 0 R`).join(' ')}] >>`);
  for (const picture of pictures) {
    const { data, info } = await sharp(picture).toColourspace('b-w').jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const height = (info.height / info.width) * PAGE.width;
    const drawing = Buffer.from(`${PAGE.width} 0 0 ${height} 0 ${PAGE.height - height} cm /Scan Do`);
    const page = objects.length + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${page + 1} 0 R /Resources << /XObject << /Scan ${page + 2} 0 R >> >> >>`,
    );
    objects.push(streamObject('', drawing));
    const facts = `/Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`;
    objects.push(streamObject(`/Type /XObject /Subtype /Image ${facts}`, data));
  }
  return writePdf(objects);
}
