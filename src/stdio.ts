/** `potli --mcp`: the tools of `/mcp` for the one assistant that started this process, over its standard input and output. No port. */
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { Jobs } from './core/jobs/jobs.ts';
import { trace } from './core/net/trace.ts';
import { families } from './families/index.ts';
import { loadDatasets, preparePacks, readSettings, say, scheduleFor } from './processes/parts.ts';
import { toolServers } from './surfaces/tools.ts';
import { reserveStdout } from './tools/reserve-stdout.ts';

const output = reserveStdout();
const config = readSettings();
preparePacks(config);
const datasets = loadDatasets(config);
const jobs = new Jobs(config.JOB_THREADS);
const schedule = scheduleFor(config, datasets);
for (const family of families) family.start?.(config);

const network = { resolvers: config.DNS_RESOLVERS, trace };
const createServer = toolServers({ families, datasets, jobs, network, now: () => new Date(), random: Math.random }, (error) =>
  say(`internal error: ${(error as Error).stack}`),
);
/** The assistant is on this machine, wherever that is. */
const CLIENT_ADDRESS = '127.0.0.1';

const handle = serveStdio(() => createServer((signal) => ({ baseUrl: config.PUBLIC_URL, clientAddress: CLIENT_ADDRESS, signal })), {
  transport: new StdioServerTransport(process.stdin, output),
  onerror: (error) => say(`protocol: ${error.message}`),
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  schedule?.stop();
  await handle.close();
  await jobs.close();
  process.exit(0);
}
process.stdin.on('close', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
say(`Potli serves its tools over standard input and output (ready after ${Math.round(performance.now())} ms)`);
