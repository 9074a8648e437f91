/** A process that has the machine, or its container, to itself. */
import type { Config } from '../config.ts';
import { MemoryLimiter } from '../core/limit/gcra.ts';
import { serve } from '../serve.ts';
import { limiterFor, limitSecret, loadDatasets, preparePacks, say, scheduleFor, watchFor } from './parts.ts';

export async function serveAlone(config: Config): Promise<void> {
  preparePacks(config);
  const datasets = loadDatasets(config);
  const schedule = scheduleFor(config, datasets);
  const watch = watchFor(config, datasets);
  const secret = limitSecret(config);
  const address = await serve({
    config,
    datasets,
    limiter: await limiterFor(config, new MemoryLimiter(config.RATE_LIMIT), secret),
    secret,
    say,
    onStop() {
      schedule?.stop();
      watch.stop();
    },
  });
  say(`Potli answers on ${address} (ready after ${Math.round(performance.now())} ms)`);
}
