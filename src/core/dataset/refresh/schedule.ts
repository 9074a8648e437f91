/**
 * Schedules refreshes while the server runs, one at a time: stale data soon after startup, the oldest first, then each dataset at its interval,
 * with exponential backoff while its publisher fails. Modification times of packs survive a restart, so publishers are not polled again early.
 */
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { DatasetDefinition } from '../dataset.ts';
import { type Datasets, packPath } from '../datasets.ts';
import { tryReadPackHeader } from '../pack/pack-index.ts';
import { type RefreshResult, refreshUrl } from './refresh.ts';

const HOUR_MS = 3_600_000;
const FIRST_RETRY_MS = 5 * 60_000;
/** Delay after startup, so that the first requests are served first. */
const STARTUP_DELAY_MS = 2_000;
/** Random delay of up to a tenth of the interval, so that many servers do not poll a publisher at the same time. */
const JITTER = 0.1;
/** Upper limit for the Retry-After of a publisher. */
const MAX_RETRY_MS = 7 * 24 * HOUR_MS;

export interface Schedule {
  stop(): void;
}

export interface ScheduleOptions {
  readonly datasets: Pick<Datasets, 'definitions' | 'swapIn' | 'report'>;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Worker thread that builds a pack off the main thread: it takes seconds for a large dataset. */
  readonly worker: URL;
  readonly log: (line: string) => void;
  /** User agent of requests to publishers. */
  readonly userAgent?: string;
  readonly startupDelayMs?: number;
  readonly firstRetryMs?: number;
}

/** Schedule entry of one dataset. */
interface ScheduleEntry {
  readonly definition: DatasetDefinition;
  readonly url: string;
  readonly everyMs: number;
  dueAt: number;
  failures: number;
}

export function scheduleRefreshes(options: ScheduleOptions): Schedule {
  const entries = options.datasets.definitions.flatMap((definition) => scheduleEntries(definition, options));
  const startedAt = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const scheduleNext = (): void => {
    const next = entries.reduce<ScheduleEntry | undefined>(
      (first, candidate) => (first && first.dueAt <= candidate.dueAt ? first : candidate),
      undefined,
    );
    if (isStopped || !next) return;
    const wait = Math.max(next.dueAt - Date.now(), startedAt + (options.startupDelayMs ?? STARTUP_DELAY_MS) - Date.now(), 0);
    timer = setTimeout(() => void runIfDue(next).then(scheduleNext), Math.min(wait, MAX_TIMER_MS)).unref();
  };
  const runIfDue = async (entry: ScheduleEntry): Promise<void> => {
    if (entry.dueAt > Date.now()) return;
    const outcome = await tryRefresh(entry, options);
    entry.failures = outcome.failed ? entry.failures + 1 : 0;
    entry.dueAt = Date.now() + nextDelayMs(entry, outcome, options);
  };

  scheduleNext();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Timers are limited to 24 days; a shorter wait also follows changes of the system clock. */
const MAX_TIMER_MS = HOUR_MS;

/** A dataset is due when its data is older than its interval; one without data is due at once. */
function scheduleEntries(definition: DatasetDefinition, { directory, environment }: ScheduleOptions): ScheduleEntry[] {
  const url = refreshUrl(definition, environment);
  if (url === undefined || !definition.refresh) return [];
  const everyMs = definition.refresh.everyHours * HOUR_MS;
  return [{ definition, url, everyMs, dueAt: lastPolledAt(packPath(directory, definition.name)) + everyMs, failures: 0 }];
}

/** When the publisher was last polled or, if never, the date of the bundled data. */
function lastPolledAt(path: string): number {
  const header = tryReadPackHeader(path);
  if (!header) return 0;
  return header.origin === 'refresh' ? statSync(path).mtimeMs : Date.parse(header.asOf ?? '') || 0;
}

interface RefreshOutcome {
  readonly failed: boolean;
  readonly retryAfterMs?: number | undefined;
}

function nextDelayMs(
  { everyMs, failures }: ScheduleEntry,
  { failed, retryAfterMs = 0 }: RefreshOutcome,
  { firstRetryMs = FIRST_RETRY_MS }: ScheduleOptions,
): number {
  const wait = failed ? Math.min(everyMs, firstRetryMs * 2 ** (failures - 1)) : everyMs;
  return Math.max(wait, Math.min(retryAfterMs, MAX_RETRY_MS)) * (1 + JITTER * Math.random());
}

async function tryRefresh(
  { definition, url }: ScheduleEntry,
  { datasets, directory, worker, userAgent, log }: ScheduleOptions,
): Promise<RefreshOutcome> {
  const { name } = definition;
  try {
    log(`${name}: requesting ${new URL(url).host}`);
    const { rows, version, unchanged } = await runInWorker(worker, { name, url, directory, userAgent });
    datasets.swapIn(definition);
    log(unchanged ? `${name}: unchanged, version ${version} stays in use` : `refreshed ${name}: ${rows} rows, ${version}`);
    return { failed: false };
  } catch (error) {
    const problem = `refresh failed: the source ${(error as Error).message}`;
    datasets.report(name, problem);
    log(`${name}: ${problem}; the previous data stays in use`);
    return { failed: true, retryAfterMs: error instanceof RefreshError ? error.retryAfterMs : undefined };
  }
}

class RefreshError extends Error {
  readonly retryAfterMs: number | undefined;

  constructor({ problem, retryAfterMs }: Extract<RefreshMessage, { problem: string }>) {
    super(problem);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Final message of the worker. */
export type RefreshMessage = RefreshResult | { readonly problem: string; readonly retryAfterMs?: number | undefined };

function runInWorker(file: URL, workerData: object): Promise<RefreshResult> {
  return new Promise((resolve, reject) => {
    let message: RefreshMessage | undefined;
    const worker = new Worker(file, { workerData });
    worker.unref();
    worker.on('message', (received: RefreshMessage) => {
      message = received;
    });
    worker.on('error', (error) => reject(error));
    worker.on('exit', (code) => {
      if (message && 'problem' in message) reject(new RefreshError(message));
      else if (message && code === 0) resolve(message);
      else reject(new Error(`ended its thread with the exit code ${code}`));
    });
  });
}
