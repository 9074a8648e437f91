/** Building blocks of server processes, for single and multi-process mode. */
import type { Config } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import type { PrefetchedIndexes } from '../core/dataset/pack/pack-file.ts';
import { type Schedule, type ScheduleOptions, scheduleRefreshes } from '../core/dataset/refresh/schedule.ts';
import { watchPacks } from '../core/dataset/refresh/watch-packs.ts';
import type { Limiter } from '../core/limit/limiter.ts';
import { configuredSecret, generatedSecret, type LimitSecret } from '../core/limit/secret.ts';
import { SharedLimiter } from '../core/limit/shared-limiter.ts';
import { datasets as definitions } from '../families/index.ts';
import type { MetricSources, Metrics } from '../metrics/process-metrics.ts';
import { makePack, makePacks } from '../tools/make-packs.ts';
import { userAgent } from '../version.ts';
import { logToOperator } from './operator-log.ts';
import { exitOnError } from './settings.ts';

export function preparePacks({ DATA_DIR }: Config): void {
  exitOnError(() => makePacks(definitions, DATA_DIR));
}

export function loadDatasets({ DATA_DIR }: Config, prefetched?: PrefetchedIndexes): Datasets {
  const datasets = new Datasets(definitions, DATA_DIR, makePack);
  datasets.load(prefetched);
  for (const { name, problem } of datasets.status(new Date())) if (problem) logToOperator(`${name}: ${problem}`);
  return datasets;
}

export function startSchedule({ REFRESH, DATA_DIR, PUBLIC_URL }: Config, datasets: ScheduleOptions['datasets']): Schedule | undefined {
  if (!REFRESH) return undefined;
  const worker = new URL('../tools/refresh-worker.js', import.meta.url);
  return scheduleRefreshes({
    datasets,
    directory: DATA_DIR,
    environment: process.env,
    worker,
    log: logToOperator,
    userAgent: userAgent(PUBLIC_URL),
  });
}

/** Reloads packs that a command replaces while the server runs. */
export function startPackWatcher({ DATA_DIR }: Config, datasets: Datasets): { stop(): void } {
  return watchPacks({ datasets, directory: DATA_DIR, log: logToOperator });
}

/** Metrics, if configured: prom-client is loaded only then. */
export async function createMetricsIfEnabled({ METRICS_PORT }: Config, sources: MetricSources): Promise<Metrics | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const { createMetrics } = await import('../metrics/process-metrics.ts');
  return createMetrics(sources);
}

/** Opens the metrics port and prints its URL. */
export async function openMetrics(config: Config, read: () => Promise<string>): Promise<void> {
  const { openMetricsPort } = await import('../metrics/port.ts');
  logToOperator(`Prometheus metrics are at ${await openMetricsPort(config, read)}`);
}

/**
 * Builds the configured limiter.
 * @param local local limiter, used without a shared store and as the fallback while it is unreachable
 */
export async function createLimiter({ RATE_LIMIT, REDIS_URL }: Config, local: Limiter, secret: LimitSecret): Promise<Limiter | undefined> {
  if (RATE_LIMIT === 0) return undefined;
  if (REDIS_URL === '') return local;
  // Loaded lazily: it would take a tenth of the startup time.
  const { openRedisStore } = await import('../core/limit/redis-store.ts');
  return new SharedLimiter(RATE_LIMIT, openRedisStore(REDIS_URL, logToOperator), local, secret);
}

export function createLimitSecret({ LIMIT_SECRET }: Config, generated?: string): LimitSecret {
  return LIMIT_SECRET === '' ? generatedSecret(generated) : configuredSecret(LIMIT_SECRET);
}
