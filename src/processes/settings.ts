/** Configuration of a process. Imports no family, so that indexes can be read while the families load. */
import { type Config, readConfig } from '../config.ts';
import { logToOperator } from './operator-log.ts';

export function readSettings(): Config {
  return exitOnError(() => readConfig(process.env), '\n\nThe option --help lists all settings.');
}

/**
 * Exits with a message for the operator if `run` throws.
 * @param kind error class to report; others are rethrown as internal errors
 */
export function exitOnError<T>(run: () => T, hint = '', kind: abstract new (message: string) => Error = Error): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    logToOperator(`${error.message}${hint}`);
    process.exit(2);
  }
}
