/** Adds and removes passwords. Child process. */
import { randomBytes } from 'node:crypto';
import { needsPassword, qpdf } from '../../../core/pdf/qpdf.ts';
import { rebuildXref } from '../../../core/pdf/rebuild-xref.ts';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { ApiError } from '../../../core/request/api-error.ts';

export interface ProtectTask {
  readonly bytes: Uint8Array;
  /** User password; empty if anyone may open the file. */
  readonly password: string;
  /** Owner password; empty for a random one. */
  readonly owner: string;
  readonly print: 'full' | 'low' | 'none';
  readonly copy: boolean;
  readonly change: boolean;
}

const OWNER_PASSWORD_BYTES = 24;

/** AES-256 (PDF 2.0, revision 6). */
export async function protect({ bytes, password, owner, print, copy, change }: ProtectTask): Promise<RewrittenPdf> {
  const ownerPassword = owner || randomBytes(OWNER_PASSWORD_BYTES).toString('base64url');
  const allowed = [`--print=${print}`, `--extract=${copy ? 'y' : 'n'}`, `--modify=${change ? 'all' : 'none'}`];
  const lock = ['--encrypt', `--user-password=${password}`, `--owner-password=${ownerPassword}`, '--bits=256', ...allowed, '--'];
  return rewriteWithQpdf(['/in', ...lock, '--decode-level=none'], await validatePdf(bytes));
}

export interface UnlockTask {
  readonly bytes: Uint8Array;
  readonly password: string;
}

export async function unlock({ bytes, password }: UnlockTask): Promise<RewrittenPdf> {
  for (const candidate of [() => bytes, () => rebuildXref(bytes)?.file]) {
    const file = candidate();
    if (!file) continue;
    const run = await qpdf(['/in', `--password=${password}`, '--decrypt', '--decode-level=none', '/out'], { '/in': file });
    if (needsPassword(run)) throw new ApiError('password_protected', 'The password is wrong.');
    if (!run.succeeded || run.output.length === 0) continue;
    const { bytes: validBytes, repaired } = await validatePdf(run.output);
    return { file: Buffer.from(validBytes), repaired: repaired || file !== bytes };
  }
  throw new ApiError('unreadable_file', 'The PDF is damaged, and could not be repaired.');
}
