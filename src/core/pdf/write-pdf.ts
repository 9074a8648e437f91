/** Writes a PDF file from serialised objects; the first is the catalogue. */
import { deflateSync } from 'node:zlib';

const HEADER = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
const OFFSET_DIGITS = 10;

/** A stream object. @param entries of its dictionary, without `/Length` */
export function streamObject(entries: string, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
}

export function deflatedObject(entries: string, bytes: Uint8Array): Buffer {
  return streamObject(`${entries} /Filter /FlateDecode`, deflateSync(bytes));
}

/** @param objects numbered from 1 in this order */
export function writePdf(objects: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [Buffer.from(HEADER, 'latin1')];
  const offsets: number[] = [];
  let length = HEADER.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    length += part.length;
    parts.push(part);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n \n`).join('');
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}
