/** Operation that reads QR codes and barcodes in an image or a PDF. */
import { type Context, type Family, operation } from '../../core/operation/operation.ts';
import { isPdf } from '../../core/pdf/magic-bytes.ts';
import { decrypted, password } from '../../core/pdf/password.ts';
import { MAX_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, sniffPicture } from '../../core/picture/format.ts';
import { ApiError, invalid } from '../../core/request/api-error.ts';
import { integer, text } from '../../core/request/params.ts';
import { parseKey } from './content/signature.ts';
import { engine } from './engine.ts';
import { MAX_PDF_PAGES, readPdf } from './pdf-pages.ts';
import { type ReadCode, ReadCodes } from './records.ts';

const TIME_LIMIT_MS = 45_000;
const MAX_KEY_LENGTH = 10_000;
const NOTHING_FOUND = 'No code was found. A sharper or closer picture may help: the smallest bar or square needs about two pixels.';
const UNVERIFIED = 'Signatures were not verified: give the public key of the issuer as key. Without it anyone can print such a code.';

const readCodes = operation({
  id: 'codes_read',
  path: '/v1/codes/read',
  title: 'Read QR codes and barcodes',
  keywords:
    'qr code reader, scan qr, read qr code, qr scanner, barcode reader, barcode scanner, scan barcode, read barcode, decode qr, upi qr reader, aadhaar qr, gst invoice qr, e-invoice qr, ' +
    'what does this qr say, qr scan karo, qr code padho, qr code padhna, photo se qr code, qr code from photo, क्यूआर स्कैन, क्यूआर कोड पढ़ें, बारकोड स्कैन, கியூஆர் ஸ்கேன்',
  summary: 'Read all QR codes and barcodes in an image or a PDF',
  details:
    `Send a ${PICTURE_NAMES} image or a PDF of up to 10 MB. Reads QR and Micro QR, Data Matrix, PDF417, Aztec, EAN, UPC, Code 128, Code 39, Code 93, Codabar, ITF and DataBar, ` +
    'rotated, mirrored or inverted, up to 64 per page, each with its bounding box. Fields of UPI payment links, of the signed QR code of GST e-invoices and of the QR codes of Aadhaar are ' +
    'returned separately. Their signatures are verified only with `key`, the public key or certificate that the issuer (the invoice registration portal, UIDAI) publishes. ' +
    'A file is read in memory and not stored, and nothing is looked up elsewhere. An Aadhaar code contains personal data: send it as the request body or form only with the consent of its holder.',
  cost: 10,
  files: {
    accepts: ['image/webp', ...PICTURE_TYPES.filter((type) => type !== 'image/webp'), 'application/pdf'],
    min: 1,
    max: 1,
    maxFileBytes: MAX_PICTURE_BYTES,
    maxTotalBytes: MAX_PICTURE_BYTES,
  },
  input: {
    password,
    first: integer({ description: 'First page of a PDF', min: 1, max: 100_000 }).default(1),
    last: integer({ description: `Last page of a PDF; at most ${MAX_PDF_PAGES} pages per request`, min: 1, max: 100_000 }).optional(),
    key: text({ description: 'RSA public key or certificate of the issuer (PEM), to verify signatures', max: MAX_KEY_LENGTH }).optional(),
  },
  output: ReadCodes,
  plainText: ({ codes }) => `${codes.map(({ text }) => text).join('\n')}\n`,
  example: {},
  async run({ key, ...range }, context) {
    if (key !== undefined) parseKey(key);
    const { data, note } = await readFile(context, range, key);
    const notes = [note, noteFor(data.codes)].filter((sentence) => sentence !== undefined);
    return { data, meta: { total: data.codes.length, note: notes.join(' ') || undefined } };
  },
});

interface Range {
  readonly password?: string | undefined;
  readonly first: number;
  readonly last?: number | undefined;
}

async function readFile({ files, jobs }: Context, { password: filePassword, first, last }: Range, key: string | undefined) {
  const bytes = files[0]?.bytes ?? Buffer.alloc(0);
  if (sniffPicture(bytes)) {
    const { codes, width, height } = await jobs.run(engine, 'picture', { file: bytes, key }, { timeoutMs: TIME_LIMIT_MS });
    return { data: { codes, pages: [{ page: 1, width, height }] }, note: undefined };
  }
  if (!isPdf(bytes)) throw new ApiError('unsupported_type', `The file is neither a ${PICTURE_NAMES} image nor a PDF.`);
  if (last !== undefined && last < first) invalid('last', 'must not be before first');
  if (last !== undefined && last - first >= MAX_PDF_PAGES)
    invalid('last', `at most ${MAX_PDF_PAGES} pages can be read in one request, such as first=${first}&last=${first + MAX_PDF_PAGES - 1}`);
  return readPdf(jobs, await decrypted(jobs, bytes, filePassword), { first, last, key });
}

function noteFor(codes: readonly ReadCode[]): string | undefined {
  if (codes.length === 0) return NOTHING_FOUND;
  const isUnverified = codes.some(({ invoice, aadhaar }) => (invoice ?? aadhaar)?.signature === 'unverified');
  return isUnverified ? UNVERIFIED : undefined;
}

export const codesFamily: Family = {
  id: 'codes',
  name: 'Code reader',
  group: 'Documents and media',
  about: 'Reads QR codes and barcodes from images and PDFs, with the fields of UPI, GST e-invoice and Aadhaar codes.',
  operations: [readCodes],
};
