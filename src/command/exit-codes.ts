/** How the command ends: a number for each kind of failure, for scripts. */
import { PotliError } from '../client/error.ts';

export const EXIT = {
  done: 0,
  /** A mistake of ours. */
  internal: 1,
  /** The command, or a value, breaks a rule. */
  usage: 2,
  /** Well formed, and nothing matches. */
  notFound: 3,
  /** A file that cannot be read or written, or is not what it should be. */
  file: 4,
  /** Somebody outside, the server or the data is not there; trying again may help. */
  unavailable: 5,
  /** Some rows of a table have errors; the others are done. */
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
const FIRST_OF_SERVER = 500;
const UNAVAILABLE = 503;

/** The way in which a command was written wrongly. */
export class UsageError extends Error {}

/** A file of the caller that cannot be used. */
export class FileError extends Error {}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof FileError) return EXIT.file;
  if (!(error instanceof PotliError)) return EXIT.internal;
  if (error.code === 'missing_file') return EXIT.file;
  const known = BY_STATUS[error.status];
  if (known !== undefined) return known;
  if (error.status < FIRST_OF_SERVER) return EXIT.usage;
  return error.status >= UNAVAILABLE - 1 ? EXIT.unavailable : EXIT.internal;
}
