/** The password of a PDF, as a parameter of the tools that read one. */
import type { JobRunner } from '../jobs/jobs.ts';
import { invalid } from '../request/api-error.ts';
import { text } from '../request/params.ts';
import { engine } from './engine.ts';

/** Maximum length in bytes, by the standard. */
const MAX_PASSWORD_BYTES = 127;
const DECRYPTION_TIMEOUT_MS = 20_000;

export const passwordInput = (description: string) => text({ description, max: MAX_PASSWORD_BYTES });

/** Password parameter of tools that read a PDF. */
export const password = passwordInput('Password of the PDF, if it needs one to open; send it as a form field, not in the URL').optional();

/** Password parameter of tools that return a PDF. */
export const passwordOfSource = passwordInput(
  'Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL',
).optional();

export function checkPasswordLength(name: string, value: string | undefined): void {
  if (Buffer.byteLength(value ?? '') > MAX_PASSWORD_BYTES) invalid(name, `has more than ${MAX_PASSWORD_BYTES} bytes in UTF-8`);
}

/** The decrypted PDF; the same bytes without a password, or if the PDF opens without it. `which` names it in error messages. */
export async function decrypted(jobs: JobRunner, bytes: Buffer, value: string | undefined, which?: string): Promise<Buffer> {
  if (value === undefined) return bytes;
  checkPasswordLength('password', value);
  const options = { timeoutMs: DECRYPTION_TIMEOUT_MS };
  const file = await jobs.run(engine, 'decryptIfNeeded', { bytes, password: value, which }, options);
  return file ? Buffer.from(file.buffer, file.byteOffset, file.byteLength) : bytes;
}
