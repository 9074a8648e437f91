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
}

/**
 * Returns the repaired file. A file that has lost part of its page content is refused: a result with empty pages would look valid.
 * `which` names the PDF in error messages.
 */
export async function repair(bytes: Uint8Array, which = 'The PDF'): Promise<RepairedPdf> {
  const rebuilt = rebuildXref(bytes);
  if (rebuilt?.hasMissingObjects)
    throw new ApiError('unreadable_file', `${which} is damaged: a part of what its pages show is missing from the file.`);
  for (const attempt of [() => bytes, () => rebuilt?.file, () => resaveWithPdfium(bytes)]) {
    const candidate = await attempt();
    if (!candidate) continue;
    const run = await qpdf(['/in', ...REWRITE_OPTIONS, ...preserveStreamsOptions(candidate), '/out'], { '/in': candidate });
    if (needsPassword(run)) throw passwordRequired(which);
    if (run.succeeded && run.output.length > 0)
      return candidate === bytes && run.stderr === '' ? { file: bytes, damaged: false } : { file: run.output, damaged: true };
  }
  throw new ApiError('unreadable_file', `${which} is damaged or not a PDF, and could not be repaired.`);
}
