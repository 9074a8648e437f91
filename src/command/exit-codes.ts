/** Exit codes, one for each class of failure. */
import { PotliError } from '../client/error.ts';
import { nearestName } from '../core/text/nearest-name.ts';

export const EXIT = {
  done: 0,
  /** Internal error. */
  internal: 1,
  /** `potli validate` of something invalid. */
  invalid: 1,
  /** Invalid command or value. */
  usage: 2,
  /** Valid input without a match. */
  notFound: 3,
  /** File that cannot be read or written, or has the wrong content. */
  file: 4,
  /** An upstream service, the server or the data is unavailable; a retry may help. */
  unavailable: 5,
  /** Some rows of a table have errors; the rest is done. */
  partly: 6,
} as const;

const BY_STATUS: Readonly<Record<number, number>> = {
  0: EXIT.unavailable,
  404: EXIT.notFound,
  408: EXIT.unavailable,
  413: EXIT.file,
  415: EXIT.file,
  422: EXIT.file,
  429: EXIT.unavailable,
};
const FIRST_SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** Invalid command line. */
export class UsageError extends Error {}

/** Sentence for a `UsageError` about an unknown name, with a space before it; empty if no name is similar. */
export function spellingHint(word: string, names: Iterable<string>): string {
  const closest = nearestName(word, names);
  return closest === undefined ? '' : ` Did you mean ${closest}?`;
}

/** File of the user that cannot be used. */
export class FileError extends Error {}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof FileError) return EXIT.file;
  if (!(error instanceof PotliError)) return EXIT.internal;
  if (error.code === 'missing_file') return EXIT.file;
  const exitCode = BY_STATUS[error.status];
  if (exitCode !== undefined) return exitCode;
  if (error.status < FIRST_SERVER_ERROR) return EXIT.usage;
  return error.status >= UNAVAILABLE - 1 ? EXIT.unavailable : EXIT.internal;
}
