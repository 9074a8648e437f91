/** Runs qpdf on a validated or repaired PDF. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { type OpenPdf, withPdf } from './document.ts';
import { type QpdfFiles, qpdf } from './qpdf.ts';
import { repair } from './repair.ts';

/** A PDF that was validated, or repaired. */
export type ValidPdf = Pick<OpenPdf, 'bytes' | 'pages' | 'repaired'>;

export interface RewrittenPdf {
  readonly file: Buffer;
  readonly repaired: boolean;
}

export function validatePdf(upload: Uint8Array, label?: string): Promise<ValidPdf> {
  return withPdf(upload, ({ bytes, pages, repaired }) => ({ bytes, pages, repaired }), label);
}

/** Runs qpdf and requires an output file. The PDF is /in. */
export async function rewriteWithQpdf(
  args: readonly string[],
  pdf: ValidPdf,
  label = 'The PDF',
  additionalFiles: QpdfFiles = {},
): Promise<RewrittenPdf> {
  const run = (bytes: Uint8Array): ReturnType<typeof qpdf> => qpdf([...args, '/out'], { ...additionalFiles, '/in': bytes });
  const first = await run(pdf.bytes);
  if (first.succeeded && first.output.length > 0) return { file: first.output, repaired: pdf.repaired };
  // This build of qpdf fails on errors inside objects that PDFium tolerates.
  const retried = pdf.repaired ? first : await run((await repair(pdf.bytes, label)).file);
  if (!retried.succeeded || retried.output.length === 0)
    throw new ApiError('unreadable_file', `${label} is damaged, and could not be repaired.`);
  return { file: retried.output, repaired: true };
}
