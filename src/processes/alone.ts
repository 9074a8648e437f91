/** Single-process mode. */
import type { Config } from '../config.ts';
import type { KnownIndexes } from '../core/dataset/pack/pack-file.ts';
import { MemoryLimiter } from '../core/limit/gcra.ts';
import { serve } from '../serve.ts';
import { createJobs } from '../surfaces/services.ts';
import { figuresFor, limiterFor, limitSecret, loadDatasets, openMetrics, preparePacks, scheduleFor, watchFor } from './parts.ts';
import { say } from './say.ts';
import { watchLoop } from './watchdog.ts';

export async function serveAlone(config: Config, indexes: Promise<KnownIndexes>): Promise<void> {
  preparePacks(config);
  const datasets = loadDatasets(config, await indexes);
  const schedule = scheduleFor(config, datasets);
  const watch = watchFor(config, datasets);
  const secret = limitSecret(config);
  const jobs = createJobs(config);
  const figures = await figuresFor(config, { datasets, jobs });
  if (figures) await openMetrics(config, () => figures.registry.metrics());
  const address = await serve({
    config,
    datasets,
    jobs,
    figures,
    limiter: await limiterFor(config, new MemoryLimiter(config.RATE_LIMIT), secret),
    secret,
    say,
    onStop() {
      schedule?.stop();
      watch.stop();
    },
  });
  say(`Potli answers on ${address} (ready after ${Math.round(performance.now())} ms)`);
  watchLoop();
}
