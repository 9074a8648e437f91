/** What a process begins with: its settings, and a voice. Without the rooms, so that other things can go on while these are loaded. */
import { type Config, readConfig } from '../config.ts';

/** Standard output belongs to the log, or to a protocol; everything else is said here. */
export const say = (line: string): void => console.error(line);

export function readSettings(): Config {
  return orEnd(() => readConfig(process.env), '\n\nThe option --help lists all settings.');
}

/** What cannot be used ends the process, with a sentence for the operator. */
export function orEnd<T>(run: () => T, hint = ''): T {
  try {
    return run();
  } catch (error) {
    say(`${(error as Error).message}${hint}`);
    process.exit(2);
  }
}
