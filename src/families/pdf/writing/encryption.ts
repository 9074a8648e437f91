/** Keeps owner-password encryption and its restrictions for files that open without a password. */
import { mayBeEncrypted, qpdf } from '../../../core/pdf/qpdf.ts';
import { rewritten, type SoundPdf } from '../../../core/pdf/rewriting.ts';

const OPTIONS = ['--copy-encryption=/in', '--object-streams=preserve', '--decode-level=none', '--compression-level=9'] as const;

/** Encrypts the result like the original, if that was encrypted. */
export async function encryptedLike(original: SoundPdf, made: Buffer): Promise<Buffer> {
  if (!mayBeEncrypted(original.bytes) || !(await qpdf(['--is-encrypted', '/in'], { '/in': original.bytes })).good) return made;
  return (await rewritten(['/made', ...OPTIONS], original, 'The PDF', { '/made': made })).file;
}
