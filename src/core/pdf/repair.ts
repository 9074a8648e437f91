/** Repairs a damaged PDF, or reports why it cannot. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { passwordRequired } from './pdfium-document.ts';
import { resaveWithPdfium } from './pdfium-resave.ts';
import { needsPassword, preserveStreamsOptions, qpdf } from './qpdf.ts';
import { rebuildXref } from './rebuild-xref.ts';

/** qpdf options for a rewrite: valid xref table, correct lengths, flat page tree. Owner-password encryption stays. */
const REWRITE_OPTIONS = ['--pages', '.', '1-z', '--', '--object-streams=disable', '--preserve-unreferenced-resources'] as const;

export interface RepairedPdf {
  readonly file: Uint8Array;
  /** False if the file was valid after all. */
  readonly damaged: boolean;
  /** Output of qpdf, even if the file was valid: stricter readers reject some files that qpdf accepts. */
  readonly rewritten: Uint8Array;
}

const HEADER = Buffer.from('%PDF-1.7\n');

/**
 * Returns the repaired file. A file that has lost part of its page content is rejected: a result with empty pages would look valid.
 * `which` names the PDF in error messages.
 */
export async function repair(upload: Uint8Array, which = 'The PDF'): Promise<RepairedPdf> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.length).includes('%PDF-') ? upload : Buffer.concat([HEADER, upload]);
  const rebuilt = rebuildXref(bytes);
  if (rebuilt?.hasMissingObjects) throw new ApiError('unreadable_file', `${which} is damaged: part of its page content is missing.`);
  for (const attempt of [() => bytes, () => rebuilt?.file, () => resaveWithPdfium(bytes)]) {
    const candidate = await attempt();
    if (!candidate) continue;
    const run = await qpdf(['/in', ...REWRITE_OPTIONS, ...preserveStreamsOptions(candidate), '/out'], { '/in': candidate });
    if (needsPassword(run)) throw passwordRequired(which);
    if (run.succeeded && run.output.length > 0)
      return candidate === upload && run.stderr === ''
        ? { file: upload, damaged: false, rewritten: run.output }
        : { file: run.output, damaged: true, rewritten: run.output };
  }
  throw new ApiError('unreadable_file', `${which} is damaged or not a PDF, and could not be repaired.`);
}
