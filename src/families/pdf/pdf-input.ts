/** Input rules and response headers common to all PDF operations. */

import type { Context, FileRules, Upload } from '../../core/operation/operation.ts';
import { isPdf } from '../../core/pdf/magic-bytes.ts';
import { decrypted } from '../../core/pdf/password.ts';
import { ApiError } from '../../core/request/api-error.ts';

export const PDF_TYPE = 'application/pdf';
/** Response header of every operation that opens a PDF. */
export const REPAIRED_HEADER: Readonly<Record<string, string>> = {
  'X-Repaired': 'true: the file was damaged and has been repaired without loss of visible content',
};
/** Response headers of every operation that changes a PDF. */
export const WRITING_HEADERS: Readonly<Record<string, string>> = {
  'X-Signatures': 'invalid: the PDF was signed, and any change makes its signatures invalid',
  ...REPAIRED_HEADER,
};
export const REPAIRED_NOTE = 'The file was damaged and has been repaired.';
const MEGABYTE = 1024 * 1024;
export const MAX_PDF_BYTES = 10 * MEGABYTE;

export const onePdf: FileRules = {
  accepts: [PDF_TYPE],
  min: 1,
  max: 1,
  maxFileBytes: MAX_PDF_BYTES,
  maxTotalBytes: MAX_PDF_BYTES,
};

/** The bytes of an upload, checked by magic bytes; the client's file name and type are ignored. `which` names the file in error messages. */
export function pdfBytes({ bytes }: Upload, which = 'The file'): Buffer {
  if (!isPdf(bytes))
    throw new ApiError(
      'unsupported_type',
      `${which} is not a PDF: %PDF- is missing from its first 1,024 bytes, and startxref from its end.`,
    );
  return bytes;
}

/** The only PDF of a request. The HTTP layer has already rejected requests without a file. */
export function requirePdf(files: readonly Upload[]): Buffer {
  const [file] = files;
  if (!file) throw new ApiError('missing_file', 'Send the PDF as the body, or as multipart/form-data.');
  return pdfBytes(file);
}

/** The only PDF of a request, decrypted if it needs the password. */
export function openPdf({ files, jobs }: Pick<Context, 'files' | 'jobs'>, password: string | undefined): Promise<Buffer> {
  return decrypted(jobs, requirePdf(files), password);
}

/** The `x-repaired` header, if the file was repaired. */
export function repairedHeader(repaired: boolean): Readonly<Record<string, string>> {
  return repaired ? { 'x-repaired': 'true' } : {};
}

/** The `x-signatures` header, if one of the PDFs is signed: a byte range is in clear text even in an encrypted file. */
export function signaturesHeader(files: readonly Upload[]): Readonly<Record<string, string>> {
  const isSigned = files.some(({ bytes }) => bytes.includes('/ByteRange') && isPdf(bytes));
  return isSigned ? { 'x-signatures': 'invalid' } : {};
}
