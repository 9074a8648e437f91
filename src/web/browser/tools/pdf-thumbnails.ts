/** Page thumbnails of a PDF: one request, returned as an uncompressed ZIP. */
import { sendFiles } from './upload.ts';

/** Limit of the render operation. */
const MAX_THUMBNAILS = 60;
const WIDTH = 220;

const LOCAL_FILE_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;

export interface PdfThumbnails {
  readonly count: number;
  readonly pictures: readonly Blob[];
}

export async function firstThumbnail(file: Blob, signal: AbortSignal): Promise<PdfThumbnails> {
  const { body, headers } = await sendFiles('/v1/pdf/render', [file], { width: WIDTH, format: 'jpeg' }, signal);
  return { count: Number(headers.get('x-page-count')) || 1, pictures: [body] };
}

/** Thumbnails of all pages, up to the limit. */
export async function allThumbnails(file: Blob, signal: AbortSignal): Promise<PdfThumbnails> {
  const fields = { pages: `1-${MAX_THUMBNAILS}`, width: WIDTH, format: 'jpeg' };
  const { body, headers } = await sendFiles('/v1/pdf/render', [file], fields, signal);
  const pictures = await unzipStored(body);
  return { count: Number(headers.get('x-page-count')) || pictures.length, pictures };
}

async function unzipStored(zip: Blob): Promise<Blob[]> {
  const bytes = new DataView(await zip.arrayBuffer());
  const pictures: Blob[] = [];
  for (let offset = 0; offset + LOCAL_HEADER_BYTES < bytes.byteLength && bytes.getUint32(offset, true) === LOCAL_FILE_HEADER; ) {
    const size = bytes.getUint32(offset + 18, true);
    const begin = offset + LOCAL_HEADER_BYTES + bytes.getUint16(offset + 26, true) + bytes.getUint16(offset + 28, true);
    pictures.push(zip.slice(begin, begin + size, 'image/jpeg'));
    offset = begin + size;
  }
  return pictures;
}
