/**
 * Supervisor of several processes on one port (node:cluster): starts them, replaces those that die or stall, holds shared state, and shuts them down.
 */
import cluster, { type Worker } from 'node:cluster';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { MemoryLimiter } from '../core/limit/gcra.ts';
import { generateSecret } from '../core/limit/secret.ts';
import { datasets as definitions } from '../families/index.ts';
import type { AggregatedMetrics } from '../metrics/aggregated-metrics.ts';
import { HeartbeatMonitor } from './heartbeat.ts';
import { CLIENT_SECRET_VARIABLE, type MetricsRequestMessage, type SupervisorMessage, type WorkerMessage } from './ipc-messages.ts';
import { logToOperator } from './operator-log.ts';
import { openMetrics, preparePacks, startSchedule } from './server-setup.ts';
import { MAX_SHUTDOWN_MS } from './shutdown-timeouts.ts';
import { decideRequests } from './supervised-limiter.ts';

/** Grace period after the shutdown timeout, then SIGKILL. */
const KILL_GRACE_MS = 2_000;
const EXIT_MESSAGES = {
  died: 'a process exited and is replaced',
  stalled: 'a process whose event loop was blocked for 5 s was killed and is replaced',
};

export async function supervise(config: Config): Promise<void> {
  // Before any process opens the packs, so that they are built only once.
  preparePacks(config);
  const limiter = new MemoryLimiter(Math.max(1, config.RATE_LIMIT));
  const environment = { [CLIENT_SECRET_VARIABLE]: generateSecret() };
  const members = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const broadcast = (message: SupervisorMessage): void => {
    for (const member of members()) if (member.isConnected()) member.send(message);
  };
  const schedule = startSchedule(config, {
    definitions,
    swapIn: ({ name }) => broadcast({ dataset: name }),
    report: (dataset, problem) => broadcast({ dataset, problem }),
  });

  const aggregatedMetrics = await openAggregatedMetrics(config, members);

  const stalled = new Set<number>();
  const heartbeats = new HeartbeatMonitor((member) => {
    stalled.add(member.id);
    member.process.kill('SIGKILL');
  });
  cluster.on('message', (member, message: WorkerMessage) => {
    if ('heartbeat' in message) heartbeats.beat(member);
    else if ('metrics' in message) aggregatedMetrics?.report(member.id, message.metrics);
    else if (member.isConnected()) member.send(decideRequests(message, (client, units) => limiter.take(client, units)));
  });

  let isStopping = false;
  let exitCode = 0;
  const listening = new Set<number>();
  cluster.on('listening', (member, { address, port }) => {
    listening.add(member.id);
    heartbeats.beat(member);
    if (listening.size !== config.PROCESSES || isStopping) return;
    const host = isIPv6(address) ? `[${address}]` : address;
    logToOperator(
      `Potli answers on http://${host}:${port} with ${config.PROCESSES} processes (ready after ${Math.round(performance.now())} ms)`,
    );
  });
  cluster.on('exit', (member, code) => {
    aggregatedMetrics?.remove(member.id);
    heartbeats.remove(member);
    const reason = stalled.delete(member.id) ? 'stalled' : 'died';
    if (isStopping) {
      // A process that was still starting had no requests to lose.
      if (listening.has(member.id)) exitCode = Math.max(exitCode, code ?? 1);
      if (members().length === 0) process.exit(exitCode);
    } else if (listening.has(member.id)) {
      logToOperator(EXIT_MESSAGES[reason]);
      aggregatedMetrics?.countReplacement(reason);
      cluster.fork(environment);
    } else {
      // It failed during startup: a replacement would fail too.
      exitCode = 1;
      stop();
    }
  });

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    schedule?.stop();
    if (members().length === 0) process.exit(exitCode);
    for (const member of members()) member.process.kill('SIGTERM');
    setTimeout(() => {
      for (const member of members()) member.process.kill('SIGKILL');
    }, MAX_SHUTDOWN_MS + KILL_GRACE_MS).unref();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  for (let i = 0; i < config.PROCESSES; i++) cluster.fork(environment);
}

const METRICS_REQUEST: MetricsRequestMessage = { requestMetrics: true };

/** Aggregated metrics of all processes, served by the supervisor if configured. */
async function openAggregatedMetrics(config: Config, members: () => Worker[]): Promise<AggregatedMetrics | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const { AggregatedMetrics } = await import('../metrics/aggregated-metrics.ts');
  const aggregatedMetrics = new AggregatedMetrics(() =>
    members()
      .filter((member) => member.isConnected())
      .map((member) => ({ id: member.id, requestReport: () => member.send(METRICS_REQUEST) })),
  );
  await openMetrics(config, () => aggregatedMetrics.text());
  return aggregatedMetrics;
}
