/** Errors for files that break the upload rules, shared by all surfaces. */

import type { FileRules } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';

export function tooLarge(maxBytes: number): ApiError {
  const size = maxBytes >= 1024 * 1024 ? `${Math.round(maxBytes / 1024 / 1024)} MB` : `${maxBytes} bytes`;
  // `Connection: close` makes a client that is still sending stop.
  return new ApiError('too_large', `The body is larger than ${size}.`, { connection: 'close' });
}

/** @param sizes sizes of all files */
export function checkFiles(rules: FileRules, sizes: readonly number[]): void {
  if (sizes.filter((size) => size > 0).length < rules.min) throw tooFewFiles(rules);
  if (sizes.length > rules.max) throw tooManyFiles(rules);
  if (sizes.some((size) => size > rules.maxFileBytes)) throw tooLarge(rules.maxFileBytes);
  if (sizes.reduce((sum, size) => sum + size, 0) > rules.maxTotalBytes) throw tooLarge(rules.maxTotalBytes);
}

export function tooManyFiles({ max }: FileRules): ApiError {
  return new ApiError('invalid_body', `Send at most ${max} ${max === 1 ? 'file' : 'files'}.`);
}

export function tooFewFiles({ min }: FileRules): ApiError {
  return new ApiError(
    'missing_file',
    min === 1 ? 'Send the file as the body, or as multipart/form-data.' : `Send at least ${min} files as multipart/form-data.`,
  );
}
