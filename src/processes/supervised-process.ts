/** Server process under a supervisor, which holds the rate limit state and refreshes the datasets. */
import type { Config } from '../config.ts';
import type { PrefetchedIndexes } from '../core/dataset/pack/pack-file.ts';
import { serve } from '../serve.ts';
import { createJobs } from '../surfaces/services.ts';
import { sendHeartbeats } from './heartbeat.ts';
import { CLIENT_SECRET_VARIABLE, type SupervisorMessage, type WorkerMessage } from './ipc-messages.ts';
import { logToOperator } from './operator-log.ts';
import { createLimiter, createLimitSecret, createMetricsIfEnabled, loadDatasets, startPackWatcher } from './server-setup.ts';
import { SupervisedLimiter } from './supervised-limiter.ts';

const sendToSupervisor = (message: WorkerMessage): void => void process.send?.(message);

export async function serveSupervised(config: Config, indexes: Promise<PrefetchedIndexes>): Promise<void> {
  const datasets = loadDatasets(config, await indexes);
  const watch = startPackWatcher(config, datasets);
  const limiter = new SupervisedLimiter(config.RATE_LIMIT, sendToSupervisor);
  const jobs = createJobs(config);
  const metrics = await createMetricsIfEnabled(config, { datasets, jobs });
  process.on('message', (message: SupervisorMessage) => {
    if ('decisions' in message) limiter.handleDecisions(message);
    else if ('requestMetrics' in message) metrics?.registry.getMetricsAsJSON().then((snapshot) => sendToSupervisor({ metrics: snapshot }));
    else if ('problem' in message) datasets.report(message.dataset, message.problem);
    else datasets.swapInByName(message.dataset);
  });
  const secret = createLimitSecret(config, process.env[CLIENT_SECRET_VARIABLE]);
  await serve({
    config,
    datasets,
    jobs,
    metrics,
    limiter: await createLimiter(config, limiter, secret),
    secret,
    logLine: logToOperator,
    onStop: () => watch.stop(),
  });
  sendHeartbeats(sendToSupervisor);
}
