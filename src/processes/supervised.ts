/** A process that serves under a supervisor, which keeps the allowances and refreshes the data. */
import type { Config } from '../config.ts';
import type { KnownIndexes } from '../core/dataset/pack-file.ts';
import { serve } from '../serve.ts';
import { SupervisedLimiter } from './allowance.ts';
import { CLIENT_SECRET, type SupervisorMessage } from './messages.ts';
import { limiterFor, limitSecret, loadDatasets, watchFor } from './parts.ts';
import { say } from './settings.ts';

export async function serveSupervised(config: Config, indexes: Promise<KnownIndexes>): Promise<void> {
  const datasets = loadDatasets(config, await indexes);
  const watch = watchFor(config, datasets);
  const allowance = new SupervisedLimiter(config.RATE_LIMIT, (message) => process.send?.(message));
  process.on('message', (message: SupervisorMessage) => {
    if ('verdicts' in message) allowance.answer(message);
    else if ('problem' in message) datasets.report(message.dataset, message.problem);
    else datasets.swapInNamed(message.dataset);
  });
  const secret = limitSecret(config, process.env[CLIENT_SECRET]);
  await serve({
    config,
    datasets,
    limiter: await limiterFor(config, allowance, secret),
    secret,
    say,
    onStop: () => watch.stop(),
  });
}
