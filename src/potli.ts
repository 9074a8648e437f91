#!/usr/bin/env node
/** The command `potli`: the HTTP service, or one MCP session over standard input and output. */
import { VERSION } from './version.ts';

const OPTIONS = ['--help', '--version', '--mcp'];
const [option, ...others] = process.argv.slice(2);

if (others.length > 0 || (option !== undefined && !OPTIONS.includes(option))) {
  console.error(`potli takes one of ${OPTIONS.join(', ')}, or nothing to serve over HTTP; settings are environment variables.`);
  process.exit(2);
}
// Read only when needed: the service takes a second to load.
if (option === '--version') console.log(VERSION);
else if (option === '--help') console.log((await import('./config.ts')).settingsHelp());
else if (option === '--mcp') await import('./stdio.ts');
else await import('./main.ts');
