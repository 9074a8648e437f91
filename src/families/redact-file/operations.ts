import { ocrLanguage, ocrModels } from '../../../data/ocr.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { isPdf } from '../../core/pdf/magic-bytes.ts';
import { decrypted, passwordOfSource } from '../../core/pdf/password.ts';
import { MAX_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, sniffPicture } from '../../core/picture/format.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { choice, number, someOf } from '../../core/request/params.ts';
import { MAX_PAGES } from './prepare.ts';
import { DEFAULT_KINDS, type FoundInFile, FoundInFile as FoundInFileSchema, KINDS } from './records.ts';
import { MAX_OCR_PAGES, type RedactFileOptions, searchPdf, searchPicture } from './redact-file.ts';

const LIMITS =
  'Items are found by rules: handwriting, unclear print and unusual notations may be missed. Look through the file before you send it on.';
const REPAIRED_NOTE = 'The file was damaged and has been repaired.';

const redactFile = operation({
  id: 'redact_file',
  path: '/v1/redact-file',
  title: 'Mask Aadhaar, PAN and phone numbers in a file',
  keywords:
    'mask aadhaar, aadhaar mask, masked aadhaar, mask aadhaar card, mask scanned copy, hide aadhaar number, redact pdf, redact image, black out, hide pan number, mask pan card, ' +
    'mask account number, hide phone number in pdf, blur aadhaar, redact document, remove personal data from pdf, aadhaar number chupaye, aadhaar card mask kaise kare, ' +
    'आधार छिपाएँ, आधार मास्क, ஆதார் மறை',
  summary: 'Mask Aadhaar, PAN, phone and account numbers in a picture or a PDF, so that nothing remains below',
  details:
    `Send a ${PICTURE_NAMES} image or a PDF of up to 10 MB and ${MAX_PAGES} pages. Text of a PDF is read from the file, also if it is invisible or outside of the page; pictures by OCR, on at most ${MAX_OCR_PAGES} pages, and QR codes and barcodes by their content. ` +
    'Of an Aadhaar the first eight digits are painted over, as UIDAI masks it, and its QR code; of other items everything. A value that was recognised once is masked wherever it is repeated. ' +
    'In a PDF every page with an item becomes a picture with an invisible layer of its remaining words, and so does one that hides a part of a picture, below a drawing or outside of the page; other pages stay as they are. Comments and form fields become part of the page; metadata, attachments, scripts, bookmarks, tags and previews are removed. ' +
    'The result is read again, and an error is returned instead of a file that still holds what was found. ' +
    '`format=json` is the preview: what was found, with its place and the masked value, and no file. Faces are not detected. Handwriting is not read.',
  cost: 10,
  reportsProgress: true,
  files: {
    accepts: ['application/pdf', ...PICTURE_TYPES],
    min: 1,
    max: 1,
    maxFileBytes: MAX_PICTURE_BYTES,
    maxTotalBytes: MAX_PICTURE_BYTES,
  },
  input: {
    password: passwordOfSource,
    kinds: someOf(KINDS, {
      description: `What to mask, comma-separated; the default is ${DEFAULT_KINDS.join(', ')}`,
      aliases: ['types'],
    }).optional(),
    minConfidence: number({ min: 0, max: 1, description: 'Minimum confidence of an item' }).default(0.5),
    lang: ocrLanguage.default('eng'),
    ocr: choice(['auto', 'always'], {
      description: 'auto: OCR of PDF pages that show pictures or outlined letters; always: of all pages',
    }).default('auto'),
    format: choice(['file', 'json'], { description: 'file: the masked file; json: a preview of what was found' }).default('file'),
  },
  output: { media: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/tiff'], json: FoundInFileSchema },
  headers: {
    'X-Found': 'Number of items by kind, such as aadhaar=1, phone=2, or none',
    'X-Repaired': 'true: the file was damaged and has been repaired without loss of visible content',
  },
  example: { kinds: 'aadhaar,pan' },
  async run({ password, kinds = DEFAULT_KINDS, minConfidence, lang, ocr, format }, { files, jobs }) {
    const bytes = files[0]?.bytes ?? Buffer.alloc(0);
    const options: RedactFileOptions = { kinds, minConfidence, readsAll: ocr === 'always', ocr: { ...ocrModels(lang), layout: false } };
    const searched = sniffPicture(bytes)
      ? await searchPicture(jobs, bytes, options)
      : await searchPdf(jobs, await decrypted(jobs, requirePdf(bytes), password), options);
    const { found, repaired } = searched;
    const headers = { 'x-found': formatCounts(found), ...(repaired && { 'x-repaired': 'true' }) };
    if (format === 'json')
      return { data: found, meta: { total: found.found.length, note: repaired ? `${REPAIRED_NOTE} ${LIMITS}` : LIMITS }, headers };
    const masked = await searched.mask();
    const type = masked.format === 'pdf' ? 'application/pdf' : `image/${masked.format}`;
    return { file: masked.file, type, headers: { ...headers, 'content-disposition': `inline; filename="masked.${masked.format}"` } };
  },
});

function requirePdf(bytes: Buffer): Buffer {
  if (isPdf(bytes)) return bytes;
  throw new ApiError('unsupported_type', `The file is neither a ${PICTURE_NAMES} image nor a PDF.`);
}

function formatCounts({ counts }: FoundInFile): string {
  return (
    Object.entries(counts)
      .map(([kind, count]) => `${kind}=${count}`)
      .join(', ') || 'none'
  );
}

export const redactFileFamily: Family = {
  id: 'redact-file',
  name: 'File masking',
  group: 'Documents and media',
  about: 'Masks Aadhaar, PAN, phone and account numbers in pictures and PDFs, with a preview of what was found.',
  operations: [redactFile],
};
