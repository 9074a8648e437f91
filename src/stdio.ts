/** `potli --mcp`: MCP over stdio for the assistant that started this process, without a port. Tools of `/mcp`, or of `/mcp/all` with `--all`. */
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { OperatorError } from './core/util/operator-error.ts';
import { families } from './families/index.ts';
import { loadDatasets, preparePacks, scheduleFor } from './processes/parts.ts';
import { say } from './processes/say.ts';
import { orEnd, readSettings } from './processes/settings.ts';
import { localCaller } from './surfaces/local-caller.ts';
import { createServices } from './surfaces/services.ts';
import { toolServers } from './surfaces/tool-servers.ts';
import { reserveStdout } from './tools/reserve-stdout.ts';

const output = reserveStdout();
const config = readSettings();
preparePacks(config);
const datasets = loadDatasets(config);
const schedule = scheduleFor(config, datasets);

const services = orEnd(() => createServices({ config, families, datasets }), '', OperatorError);
const createServer = toolServers(services, process.argv.includes('--all') ? 'all' : 'few', (error) =>
  say(`internal error: ${(error as Error).stack}`),
);

const handle = serveStdio(() => createServer(localCaller), {
  transport: new StdioServerTransport(process.stdin, output),
  onerror: (error) => say(`protocol: ${error.message}`),
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  schedule?.stop();
  await handle.close();
  services.jobs.close();
  process.exit(0);
}
process.stdin.on('close', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
say(`Potli serves its tools over standard input and output (ready after ${Math.round(performance.now())} ms)`);
