/** Page thumbnails of a PDF: one request, returned as an uncompressed ZIP. */
import { sendFiles } from './upload.ts';

/** Limit of the render operation. */
const MOST_PICTURES = 60;
const WIDTH = 220;

const LOCAL = 0x04034b50;
const HEADER_BYTES = 30;

export interface Pages {
  readonly count: number;
  readonly pictures: readonly Blob[];
}

export async function firstPage(file: Blob, signal: AbortSignal): Promise<Pages> {
  const { body, headers } = await sendFiles('/v1/pdf/render', [file], { width: WIDTH, format: 'jpeg' }, signal);
  return { count: Number(headers.get('x-page-count')) || 1, pictures: [body] };
}

/** Thumbnails of all pages, up to the limit. */
export async function allPages(file: Blob, signal: AbortSignal): Promise<Pages> {
  const fields = { pages: `1-${MOST_PICTURES}`, width: WIDTH, format: 'jpeg' };
  const { body, headers } = await sendFiles('/v1/pdf/render', [file], fields, signal);
  const pictures = await unpacked(body);
  return { count: Number(headers.get('x-page-count')) || pictures.length, pictures };
}

async function unpacked(zip: Blob): Promise<Blob[]> {
  const bytes = new DataView(await zip.arrayBuffer());
  const found: Blob[] = [];
  for (let at = 0; at + HEADER_BYTES < bytes.byteLength && bytes.getUint32(at, true) === LOCAL; ) {
    const size = bytes.getUint32(at + 18, true);
    const begin = at + HEADER_BYTES + bytes.getUint16(at + 26, true) + bytes.getUint16(at + 28, true);
    found.push(zip.slice(begin, begin + size, 'image/jpeg'));
    at = begin + size;
  }
  return found;
}
