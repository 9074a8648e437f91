#!/usr/bin/env node
/** The command `potli`: HTTP service, MCP over stdio, or an operation on the command line. */
import { VERSION } from './version.ts';

const OPTIONS = ['--help', '--version', '--mcp'];
const args = optionsFor(process.argv.slice(2));
const [option, ...others] = args;

/** `help` and `version` as commands: `potli help pincode` is `potli pincode --help`. */
function optionsFor(args: readonly string[]): readonly string[] {
  const [first, ...rest] = args;
  if (first === 'help' || first === '-h') return rest.length === 0 ? ['--help'] : [...rest, '--help'];
  return first === 'version' ? ['--version', ...rest] : args;
}

// Lazy imports: the service takes a second to load.
if (option === undefined) await import('./main.ts');
else if (!option.startsWith('-')) await (await (await import('./command/runner-of.ts')).runnerOf(option)).runCommand(args);
else if (!OPTIONS.includes(option) || (option !== '--mcp' && others.length > 0)) {
  console.error(`potli takes one of ${OPTIONS.join(', ')}, a command, or nothing to serve over HTTP; settings are environment variables.`);
  process.exit(2);
} else if (option === '--version') console.log(VERSION);
else if (option === '--mcp') await import('./stdio.ts');
else console.log((await import('./command/all-help.ts')).allHelp());
