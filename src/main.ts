/** Starts the service: settings → datasets → surfaces → listen → stop in good order. */
import { readConfig, settingsHelp } from './config.ts';
import { Datasets } from './core/dataset/datasets.ts';
import { scheduleRefreshes } from './core/dataset/schedule.ts';
import { Jobs } from './core/jobs/jobs.ts';
import { MemoryLimiter } from './core/limit/gcra.ts';
import { datasets as definitions, families } from './families/index.ts';
import { createApp } from './surfaces/app.ts';
import { requestLog, silentLog } from './surfaces/log.ts';
import { makePacks } from './tools/make-packs.ts';

if (process.argv.includes('--help')) {
  console.log(settingsHelp());
  process.exit(0);
}

const config = readSettings();
const say = (line: string): void => console.error(line);

makePacks(definitions, config.DATA_DIR);
const datasets = new Datasets(definitions, config.DATA_DIR);
datasets.load();
for (const { name, problem } of datasets.status(new Date())) if (problem) say(`${name}: ${problem}`);

const log = config.LOG ? requestLog((lines) => process.stdout.write(lines)) : silentLog;
const jobs = new Jobs(config.JOB_THREADS);
const lifecycle = { serving: true };
const limiter = config.RATE_LIMIT > 0 ? new MemoryLimiter(config.RATE_LIMIT) : undefined;
const app = createApp({
  config,
  families,
  datasets,
  jobs,
  limiter,
  log,
  lifecycle,
  onError: (error) => say(`internal error: ${(error as Error).stack}`),
});
const schedule = config.REFRESH
  ? scheduleRefreshes({
      datasets,
      directory: config.DATA_DIR,
      environment: process.env,
      worker: new URL('./tools/refresh-worker.js', import.meta.url),
      say,
    })
  : undefined;

/** Time for a balancer to see that /readyz has changed before connections are refused. */
const NOTICE_MS = 2_000;
/** Requests that are still running after this are given up. */
const FINISH_MS = 10_000;

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  lifecycle.serving = false;
  schedule?.stop();
  setTimeout(() => process.exit(1), NOTICE_MS + FINISH_MS).unref();
  await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
  // Connections that are kept alive would hold the port open long after their last request.
  setInterval(() => app.server.closeIdleConnections(), 50).unref();
  await app.close();
  await jobs.close();
  log.flush();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// Last of all: whoever reads this line may send requests, and signals, at once.
await app.listen({ port: config.PORT, host: config.HOST });
say(`Potli answers on ${app.listeningOrigin} (ready after ${Math.round(performance.now())} ms)`);

function readSettings(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(`${(error as Error).message}\n\nnpm start -- --help lists all settings.`);
    process.exit(2);
  }
}
