/** `potli --mcp`: MCP over stdio for the assistant that started this process, without a port. Tools of `/mcp`, or of `/mcp/all` with `--tools all`. */
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { OperatorError } from './core/util/operator-error.ts';
import { families } from './families/index.ts';
import { logToOperator } from './processes/operator-log.ts';
import { loadDatasets, preparePacks, startSchedule } from './processes/server-setup.ts';
import { exitOnError, readSettings } from './processes/settings.ts';
import { localCaller } from './surfaces/local-caller.ts';
import { mcpServerFactory } from './surfaces/mcp-servers.ts';
import { createServices } from './surfaces/services.ts';
import { stdioOptions } from './surfaces/stdio-options.ts';
import { reserveStdout } from './tools/reserve-stdout.ts';

const { tools, outputSchemas } = exitOnError(() => stdioOptions(process.argv.slice(2)));
const output = reserveStdout();
const config = readSettings();
preparePacks(config);
const datasets = loadDatasets(config);
const schedule = startSchedule(config, datasets);

// The spread evaluates the lazy getters: models are opened now, so that a wrong manifest is reported at startup.
const services = exitOnError(() => ({ ...createServices({ config, families, datasets }) }), '', OperatorError);
const onError = (error: unknown): void => logToOperator(`internal error: ${(error as Error).stack}`);
const createServer = mcpServerFactory(services, tools, onError, { outputSchemas, localFiles: true });

const handle = serveStdio(() => createServer(localCaller), {
  transport: new StdioServerTransport(process.stdin, output),
  onerror: (error) => logToOperator(`protocol: ${error.message}`),
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
logToOperator(`Potli serves MCP over standard input and output (ready after ${Math.round(performance.now())} ms)`);
