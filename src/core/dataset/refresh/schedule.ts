/**
 * Schedules refreshes while the server runs, one at a time: stale data soon after startup, the oldest first, then each dataset at its interval,
 * with exponential backoff while its publisher fails. Modification times of packs survive a restart, so publishers are not polled again early.
 */
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { DatasetDefinition } from '../dataset.ts';
import { type Datasets, packPath } from '../datasets.ts';
import { headerIfWhole } from '../pack/pack-index.ts';
import { type Refreshed, refreshUrl } from './refresh.ts';

const HOUR = 3_600_000;
const FIRST_RETRY_MS = 5 * 60_000;
/** Delay after startup, so that the first requests are served first. */
const FIRST_TRY_MS = 2_000;
/** Random delay of up to a tenth of the interval, so that many servers do not poll a publisher at the same time. */
const JITTER = 0.1;
/** Upper limit for the Retry-After of a publisher. */
const MOST_RETRY_MS = 7 * 24 * HOUR;

export interface Schedule {
  stop(): void;
}

export interface ScheduleOptions {
  readonly datasets: Pick<Datasets, 'definitions' | 'swapIn' | 'report'>;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Worker thread that builds a pack off the main thread: it takes seconds for a large dataset. */
  readonly worker: URL;
  readonly say: (line: string) => void;
  /** User agent of requests to publishers. */
  readonly userAgent?: string;
  readonly firstTryMs?: number;
  readonly firstRetryMs?: number;
}

/** Schedule entry of one dataset. */
interface Turn {
  readonly definition: DatasetDefinition;
  readonly url: string;
  readonly everyMs: number;
  dueAt: number;
  failures: number;
}

export function scheduleRefreshes(options: ScheduleOptions): Schedule {
  const turns = options.datasets.definitions.flatMap((definition) => turnOf(definition, options));
  const startedAt = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const next = (): void => {
    const turn = turns.reduce<Turn | undefined>((first, other) => (first && first.dueAt <= other.dueAt ? first : other), undefined);
    if (stopped || !turn) return;
    const wait = Math.max(turn.dueAt - Date.now(), startedAt + (options.firstTryMs ?? FIRST_TRY_MS) - Date.now(), 0);
    timer = setTimeout(() => void take(turn).then(next), Math.min(wait, MOST_WAIT_MS)).unref();
  };
  const take = async (turn: Turn): Promise<void> => {
    if (turn.dueAt > Date.now()) return;
    const outcome = await tryRefresh(turn, options);
    turn.failures = outcome.failed ? turn.failures + 1 : 0;
    turn.dueAt = Date.now() + waitAfter(turn, outcome, options);
  };

  next();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Timers are limited to 24 days; a shorter wait also follows changes of the system clock. */
const MOST_WAIT_MS = HOUR;

/** A dataset is due when its data is older than its interval; one without data is due at once. */
function turnOf(definition: DatasetDefinition, { directory, environment }: ScheduleOptions): Turn[] {
  const url = refreshUrl(definition, environment);
  if (url === undefined || !definition.refresh) return [];
  const everyMs = definition.refresh.everyHours * HOUR;
  return [{ definition, url, everyMs, dueAt: lastKnown(packPath(directory, definition.name)) + everyMs, failures: 0 }];
}

/** When the publisher was last polled or, if never, the date of the bundled data. */
function lastKnown(path: string): number {
  const header = headerIfWhole(path);
  if (!header) return 0;
  return header.origin === 'refresh' ? statSync(path).mtimeMs : Date.parse(header.asOf ?? '') || 0;
}

interface Outcome {
  readonly failed: boolean;
  readonly retryAfterMs?: number | undefined;
}

function waitAfter(
  { everyMs, failures }: Turn,
  { failed, retryAfterMs = 0 }: Outcome,
  { firstRetryMs = FIRST_RETRY_MS }: ScheduleOptions,
): number {
  const wait = failed ? Math.min(everyMs, firstRetryMs * 2 ** (failures - 1)) : everyMs;
  return Math.max(wait, Math.min(retryAfterMs, MOST_RETRY_MS)) * (1 + JITTER * Math.random());
}

async function tryRefresh({ definition, url }: Turn, { datasets, directory, worker, userAgent, say }: ScheduleOptions): Promise<Outcome> {
  const { name } = definition;
  try {
    say(`${name}: asking ${new URL(url).host}`);
    const { rows, version, unchanged } = await inWorker(worker, { name, url, directory, userAgent });
    datasets.swapIn(definition);
    say(unchanged ? `${name}: nothing new, ${version} is served` : `refreshed ${name}: ${rows} rows, ${version}`);
    return { failed: false };
  } catch (error) {
    const problem = `refresh failed: the source ${(error as Error).message}`;
    datasets.report(name, problem);
    say(`${name}: ${problem}; the data from before is served`);
    return { failed: true, retryAfterMs: error instanceof RefreshFailure ? error.retryAfterMs : undefined };
  }
}

class RefreshFailure extends Error {
  readonly retryAfterMs: number | undefined;

  constructor({ problem, retryAfterMs }: Extract<RefreshMessage, { problem: string }>) {
    super(problem);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Final message of the worker. */
export type RefreshMessage = Refreshed | { readonly problem: string; readonly retryAfterMs?: number | undefined };

function inWorker(file: URL, workerData: object): Promise<Refreshed> {
  return new Promise((resolve, reject) => {
    let message: RefreshMessage | undefined;
    const worker = new Worker(file, { workerData });
    worker.unref();
    worker.on('message', (told: RefreshMessage) => {
      message = told;
    });
    worker.on('error', (error) => reject(error));
    worker.on('exit', (code) => {
      if (message && 'problem' in message) reject(new RefreshFailure(message));
      else if (message && code === 0) resolve(message);
      else reject(new Error(`made its thread end with ${code}`));
    });
  });
}
