import sharp from 'sharp';

/** Page of A4 in points. */
const PAGE = { width: 595, height: 842 };

/** A PDF as a scanner makes it: one picture a page, no text. Pictures keep their shape and fill the width. */
export async function scannedPdf(pictures: readonly Uint8Array[]): Promise<Buffer> {
  const objects: Buffer[] = [];
  const add = (text: string, stream?: Buffer): number => {
    const body = stream ? [Buffer.from(`${text}\nstream\n`), stream, Buffer.from('\nendstream')] : [Buffer.from(text)];
    return objects.push(Buffer.concat(body));
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')}] >>`);
  for (const picture of pictures) {
    const { data, info } = await sharp(picture).toColourspace('b-w').jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const height = (info.height / info.width) * PAGE.width;
    const drawing = Buffer.from(`${PAGE.width} 0 0 ${height} 0 ${PAGE.height - height} cm /Scan Do`);
    const page = objects.length + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${page + 1} 0 R /Resources << /XObject << /Scan ${page + 2} 0 R >> >> >>`,
    );
    add(`<< /Length ${drawing.length} >>`, drawing);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>`,
      data,
    );
  }
  return writePdf(objects);
}

function writePdf(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = 9;
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    length += part.length;
    parts.push(part);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}
