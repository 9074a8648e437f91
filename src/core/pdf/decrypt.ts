/** Removes the encryption of a PDF, given its password. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { mayBeEncrypted, needsPassword, qpdf } from './qpdf.ts';
import { rebuildXref } from './rebuild-xref.ts';
import { type RewrittenPdf, validatePdf } from './rewrite.ts';

export interface DecryptTask {
  readonly bytes: Uint8Array;
  readonly password: string;
  /** Names the PDF in error messages. */
  readonly which?: string | undefined;
}

export async function decrypt({ bytes, password, which }: DecryptTask): Promise<RewrittenPdf> {
  for (const candidate of [() => bytes, () => rebuildXref(bytes)?.file]) {
    const file = candidate();
    if (!file) continue;
    const run = await qpdf(['/in', `--password=${password}`, '--decrypt', '--decode-level=none', '/out'], { '/in': file });
    if (needsPassword(run))
      throw new ApiError('password_protected', which ? `The password of ${which} is wrong.` : 'The password is wrong.');
    if (!run.succeeded || run.output.length === 0) continue;
    const { bytes: valid, repaired } = await validatePdf(run.output);
    return { file: Buffer.from(valid), repaired: repaired || file !== bytes };
  }
  throw new ApiError('unreadable_file', `${which ?? 'The PDF'} is damaged, and could not be repaired.`);
}

/** The decrypted file, or undefined if it opens without the password: a password that is not needed is ignored. */
export async function decryptIfNeeded(task: DecryptTask): Promise<Buffer | undefined> {
  if (!mayBeEncrypted(task.bytes) || !needsPassword(await qpdf(['/in', '--show-encryption'], { '/in': task.bytes }))) return undefined;
  return (await decrypt(task)).file;
}
