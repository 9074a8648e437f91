/** Server process under a supervisor, which holds the rate limit state and refreshes the datasets. */
import type { Config } from '../config.ts';
import type { KnownIndexes } from '../core/dataset/pack/pack-file.ts';
import { serve } from '../serve.ts';
import { createJobs } from '../surfaces/services.ts';
import { SupervisedLimiter } from './allowance.ts';
import { sendHeartbeats } from './heartbeat.ts';
import { CLIENT_SECRET, type MemberMessage, type SupervisorMessage } from './messages.ts';
import { figuresFor, limiterFor, limitSecret, loadDatasets, watchFor } from './parts.ts';
import { say } from './say.ts';

const tell = (message: MemberMessage): void => void process.send?.(message);

export async function serveSupervised(config: Config, indexes: Promise<KnownIndexes>): Promise<void> {
  const datasets = loadDatasets(config, await indexes);
  const watch = watchFor(config, datasets);
  const allowance = new SupervisedLimiter(config.RATE_LIMIT, tell);
  const jobs = createJobs(config);
  const figures = await figuresFor(config, { datasets, jobs });
  process.on('message', (message: SupervisorMessage) => {
    if ('verdicts' in message) allowance.answer(message);
    else if ('count' in message) figures?.registry.getMetricsAsJSON().then((told) => tell({ figures: told }));
    else if ('problem' in message) datasets.report(message.dataset, message.problem);
    else datasets.swapInNamed(message.dataset);
  });
  const secret = limitSecret(config, process.env[CLIENT_SECRET]);
  await serve({
    config,
    datasets,
    jobs,
    figures,
    limiter: await limiterFor(config, allowance, secret),
    secret,
    say,
    onStop: () => watch.stop(),
  });
  sendHeartbeats(tell);
}
