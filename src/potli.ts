#!/usr/bin/env node
/** The command `potli`: HTTP service, MCP over stdio, or an operation on the command line. */
import { VERSION } from './version.ts';

const OPTIONS = ['--help', '--version', '--mcp'];
const args = process.argv.slice(2);
const [option, ...others] = args;

// Lazy imports: the service takes a second to load.
if (option === undefined) await import('./main.ts');
else if (!option.startsWith('-')) await (await import('./command/run.ts')).runCommand(args);
else if (!OPTIONS.includes(option) || others.some((other) => option !== '--mcp' || other !== '--all')) {
  console.error(
    `potli takes one of ${OPTIONS.join(', ')}, --mcp --all, a command, or nothing to serve over HTTP; settings are environment variables.`,
  );
  process.exit(2);
} else if (option === '--version') console.log(VERSION);
else if (option === '--mcp') await import('./stdio.ts');
else console.log((await import('./command/all-help.ts')).allHelp());
