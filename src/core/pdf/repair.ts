/** Repairs a damaged PDF, or reports why it cannot. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { mend } from './mend.ts';
import { locked } from './open.ts';
import { copyByPdfium } from './pdfium-copy.ts';
import { leaveStreams, needsPassword, qpdf } from './qpdf.ts';

/** qpdf options for a rewrite: valid xref table, correct lengths, flat page tree. Owner-password encryption stays. */
const ANEW = ['--pages', '.', '1-z', '--', '--object-streams=disable', '--preserve-unreferenced-resources'] as const;

export interface Repaired {
  readonly file: Uint8Array;
  /** False if the file was valid after all. */
  readonly damaged: boolean;
}

/**
 * Returns the repaired file. A file that has lost part of its page content is refused: a result with empty pages would look valid.
 * `which` names the PDF in error messages.
 */
export async function repair(bytes: Uint8Array, which = 'The PDF'): Promise<Repaired> {
  const mended = mend(bytes);
  if (mended?.lost) throw new ApiError('unreadable_file', `${which} is damaged: a part of what its pages show is missing from the file.`);
  for (const attempt of [() => bytes, () => mended?.file, () => copyByPdfium(bytes)]) {
    const candidate = await attempt();
    if (!candidate) continue;
    const run = await qpdf(['/in', ...ANEW, ...leaveStreams(candidate), '/out'], { '/in': candidate });
    if (needsPassword(run)) throw locked(which);
    if (run.good && run.out.length > 0)
      return candidate === bytes && run.said === '' ? { file: bytes, damaged: false } : { file: run.out, damaged: true };
  }
  throw new ApiError('unreadable_file', `${which} is damaged or not a PDF, and could not be repaired.`);
}
