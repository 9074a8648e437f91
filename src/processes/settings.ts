/** The settings of a process. Imports no family, so that indexes can be read while the families load. */
import { type Config, readConfig } from '../config.ts';
import { say } from './say.ts';

export function readSettings(): Config {
  return orEnd(() => readConfig(process.env), '\n\nThe option --help lists all settings.');
}

/** What cannot be used ends the process, with a sentence for the operator. @param kind of error that is; others are mistakes of ours */
export function orEnd<T>(run: () => T, hint = '', kind: abstract new (message: string) => Error = Error): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    say(`${error.message}${hint}`);
    process.exit(2);
  }
}
