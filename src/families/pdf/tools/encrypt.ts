/** Encrypts a PDF with user and owner passwords. Child process. */
import { randomBytes } from 'node:crypto';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';

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
  const options = ['--encrypt', `--user-password=${password}`, `--owner-password=${ownerPassword}`, '--bits=256', ...allowed, '--'];
  return rewriteWithQpdf(['/in', ...options, '--decode-level=none'], await validatePdf(bytes));
}
