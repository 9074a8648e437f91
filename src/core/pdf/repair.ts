/** Makes a sound PDF of one that is not, or says why that cannot be. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { mend } from './mend.ts';
import { locked } from './open.ts';
import { copyByPdfium } from './pdfium-copy.ts';
import { leaveStreams, needsPassword, qpdf } from './qpdf.ts';

/** As it is, but written anew: every object where the table says, every length right, every page in one list. Encryption for the owner's sake stays. */
const ANEW = ['--pages', '.', '1-z', '--', '--object-streams=disable', '--preserve-unreferenced-resources'] as const;

export interface Repaired {
  readonly file: Uint8Array;
  /** False where nothing was wrong with the file after all. */
  readonly damaged: boolean;
}

/**
 * The repaired file. What has lost a part of its pages is refused: an answer with empty pages would look like a good one.
 * `which` names the PDF to the caller.
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
