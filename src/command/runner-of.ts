/** Loads the code of a command. The bundle has another version, with smaller code for most commands (scripts/bundle.mjs). */
import type { runCommand } from './run.ts';

export function runnerOf(_command: string): Promise<{ readonly runCommand: typeof runCommand }> {
  return import('./run.ts');
}
