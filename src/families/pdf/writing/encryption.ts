/** A file that opens for everybody, but whose owner has restricted it, keeps its encryption and its restrictions. */
import { mayBeEncrypted, qpdf } from '../../../core/pdf/qpdf.ts';
import { rewritten, type SoundPdf } from '../../../core/pdf/rewriting.ts';

const OPTIONS = ['--copy-encryption=/in', '--object-streams=preserve', '--decode-level=none', '--compression-level=9'] as const;

/** What was made of a PDF, encrypted as that was, if it was. */
export async function encryptedLike(original: SoundPdf, made: Buffer): Promise<Buffer> {
  if (!mayBeEncrypted(original.bytes) || !(await qpdf(['--is-encrypted', '/in'], { '/in': original.bytes })).good) return made;
  return (await rewritten(['/made', ...OPTIONS], original, 'The PDF', { '/made': made })).file;
}
