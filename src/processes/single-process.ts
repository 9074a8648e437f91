/** Single-process mode: one server process with its own limiter, schedule and watchdog. */
import type { Config } from '../config.ts';
import type { PrefetchedIndexes } from '../core/dataset/pack/pack-file.ts';
import { MemoryLimiter } from '../core/limit/gcra.ts';
import { serve } from '../serve.ts';
import { createJobs } from '../surfaces/services.ts';
import { logToOperator } from './operator-log.ts';
import {
  createLimiter,
  createLimitSecret,
  createMetricsIfEnabled,
  loadDatasets,
  openMetrics,
  preparePacks,
  startPackWatcher,
  startSchedule,
} from './server-setup.ts';
import { startWatchdog } from './watchdog.ts';

export async function serveSingleProcess(config: Config, indexes: Promise<PrefetchedIndexes>): Promise<void> {
  preparePacks(config);
  const datasets = loadDatasets(config, await indexes);
  const schedule = startSchedule(config, datasets);
  const watch = startPackWatcher(config, datasets);
  const secret = createLimitSecret(config);
  const jobs = createJobs(config);
  const metrics = await createMetricsIfEnabled(config, { datasets, jobs });
  if (metrics) await openMetrics(config, () => metrics.registry.metrics());
  const address = await serve({
    config,
    datasets,
    jobs,
    metrics,
    limiter: await createLimiter(config, new MemoryLimiter(config.RATE_LIMIT), secret),
    secret,
    logLine: logToOperator,
    onStop() {
      schedule?.stop();
      watch.stop();
    },
  });
  logToOperator(`Potli answers on ${address} (ready after ${Math.round(performance.now())} ms)`);
  startWatchdog();
}
