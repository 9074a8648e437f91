import { settingsHelp } from '../config.ts';
import { families } from '../families/index.ts';
import { commandsHelp } from './help.ts';

/** `potli --help`: commands, and the settings of the service. */
export function allHelp(): string {
  return `${commandsHelp(families)}\n\n${settingsHelp()}`;
}
