/** Preserves owner-password encryption and its restrictions, for files that open without a password. */
import { mayBeEncrypted, qpdf } from '../../../core/pdf/qpdf.ts';
import { rewriteWithQpdf, type ValidPdf } from '../../../core/pdf/rewrite.ts';

const QPDF_OPTIONS = ['--copy-encryption=/in', '--object-streams=preserve', '--decode-level=none', '--compression-level=9'] as const;

/** Encrypts the result like the original, if that was encrypted. */
export async function copyEncryption(original: ValidPdf, result: Buffer): Promise<Buffer> {
  if (!mayBeEncrypted(original.bytes) || !(await qpdf(['--is-encrypted', '/in'], { '/in': original.bytes })).succeeded) return result;
  return (await rewriteWithQpdf(['/made', ...QPDF_OPTIONS], original, 'The PDF', { '/made': result })).file;
}
