import { settingsHelp } from '../config.ts';
import { families } from '../families/index.ts';
import { commandsHelp } from './help.ts';

/** `potli --help`: commands and service settings. */
export function allHelp(): string {
  return `${commandsHelp(families)}\n\n${settingsHelp()}`;
}
