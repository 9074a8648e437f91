/**
 * Prometheus metrics of a server process, under the names used by the dashboard and alerts in `deploy/`.
 * Labels are route patterns, statuses, dataset names and reasons: never request data or client addresses.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Datasets } from '../core/dataset/datasets.ts';
import type { DatasetStatus } from '../core/dataset/status.ts';
import type { Jobs } from '../core/jobs/jobs.ts';
import type { RequestLog } from '../surfaces/request-log.ts';
import { VERSION } from '../version.ts';

/** Histogram buckets in seconds: from a lookup (below 1 ms) to the longest job. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Other methods share one label value, to bound cardinality: clients may send any method. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', '-']);
const OTHER = 'other';
const RATE_LIMITED = 429;
const DAY_SECONDS = 86_400;
const MEGABYTE = 1024 * 1024;
/** Aggregated by maximum: an average would hide the delay of a single process. */
const MAX_AGGREGATED = /^nodejs_eventloop_lag_/;

export interface MetricSources {
  readonly datasets: Pick<Datasets, 'status'>;
  readonly jobs: Pick<Jobs, 'metrics'>;
}

export interface Metrics {
  readonly registry: Registry;
  /** Wraps a log so that every line is also counted. */
  counting(log: RequestLog): RequestLog;
}

export function createMetrics({ datasets, jobs }: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray()) {
    if (MAX_AGGREGATED.test(name)) Object.assign(registry.getSingleMetric(name) as object, { aggregator: 'max' });
  }
  measureDatasets(registry, datasets);
  measureJobs(registry, jobs);
  const registers = [registry];
  new Gauge({
    registers,
    name: 'potli_build_info',
    help: 'Version of the service',
    labelNames: ['version'],
    aggregator: 'first',
  }).set({ version: VERSION }, 1);
  const requests = new Counter({
    registers,
    name: 'potli_http_requests_total',
    help: 'Requests served, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
  });
  const seconds = new Histogram({
    registers,
    name: 'potli_http_request_duration_seconds',
    help: 'Time from the request headers to the response, by route pattern',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS,
  });
  const rejections = new Counter({ registers, name: 'potli_rate_limit_refusals_total', help: 'Requests rejected by the rate limit' });
  return {
    registry,
    counting: (log) => ({
      write(method, route, status, milliseconds) {
        requests.inc({ method: METHODS.has(method) ? method : OTHER, route, status });
        seconds.observe({ route }, milliseconds / 1000);
        if (status === RATE_LIMITED) rejections.inc();
        log.write(method, route, status, milliseconds);
      },
      flush: () => log.flush(),
    }),
  };
}

/** Gauge evaluated at scrape time. */
type GaugeDefinition<T> = readonly [name: string, help: string, value: (from: T) => number | null, aggregator: 'min' | 'max'];

const DATASET_GAUGES: readonly GaugeDefinition<DatasetStatus>[] = [
  ['potli_dataset_loaded', 'Whether a dataset is loaded', ({ loaded }) => Number(loaded), 'min'],
  ['potli_dataset_rows', 'Number of rows of a dataset', ({ rows }) => rows, 'max'],
  [
    'potli_dataset_age_seconds',
    'Age of a dataset by the date of its publisher',
    ({ ageDays }) => (ageDays === null ? null : ageDays * DAY_SECONDS),
    'max',
  ],
  [
    'potli_dataset_stale',
    'Whether newer data is expected by the publication schedule',
    ({ stale }) => (stale === null ? null : Number(stale)),
    'max',
  ],
  ['potli_dataset_problem', 'Whether /v1/status reports a problem', ({ problem }) => Number(problem !== null), 'max'],
];

function measureDatasets(registry: Registry, datasets: MetricSources['datasets']): void {
  for (const [name, help, value, aggregator] of DATASET_GAUGES) {
    new Gauge({
      registers: [registry],
      name,
      help,
      labelNames: ['dataset'],
      aggregator,
      collect() {
        this.reset();
        for (const status of datasets.status(new Date())) {
          const metricValue = value(status);
          if (metricValue !== null) this.set({ dataset: status.name }, metricValue);
        }
      },
    });
  }
}

function measureJobs(registry: Registry, jobs: MetricSources['jobs']): void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'potli_jobs',
    help: 'Heavy jobs that are queued or running',
    labelNames: ['state'],
    collect() {
      const { waiting, running } = jobs.metrics();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Gauge({
    registers,
    name: 'potli_job_memory_bytes',
    help: 'Resident memory of the worker processes',
    collect() {
      this.set(jobs.metrics().residentMb * MEGABYTE);
    },
  });
  new Counter({
    registers,
    name: 'potli_jobs_ended_total',
    help: 'Heavy jobs that ended, by outcome',
    labelNames: ['end'],
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(jobs.metrics().terminations)) this.inc({ end }, count);
    },
  });
  new Counter({
    registers,
    name: 'potli_job_refusals_total',
    help: 'Heavy jobs that were rejected, by reason',
    labelNames: ['reason'],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(jobs.metrics().rejections)) this.inc({ reason }, count);
    },
  });
}
