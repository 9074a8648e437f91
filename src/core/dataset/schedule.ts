/** Refreshes datasets while the server runs: on the hours each one asks for, later and later while its publisher fails. */
import { Worker } from 'node:worker_threads';
import type { DatasetDefinition } from './dataset.ts';
import type { Datasets } from './datasets.ts';
import { refreshUrl } from './refresh.ts';

const HOUR = 3_600_000;
const FIRST_RETRY_MS = 5 * 60_000;
/** The first tries are spread over some minutes, so that a restart does not fetch everything at once. */
const FIRST_TRY_MS = 60_000;

export interface Schedule {
  stop(): void;
}

export interface ScheduleOptions {
  readonly datasets: Pick<Datasets, 'definitions' | 'swapIn' | 'report'>;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Builds a pack in a thread of its own, away from the requests: it takes seconds for a large dataset. */
  readonly worker: URL;
  readonly say: (line: string) => void;
  readonly firstTryMs?: number;
  readonly firstRetryMs?: number;
}

export function scheduleRefreshes(options: ScheduleOptions): Schedule {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;
  const later = (milliseconds: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds).unref();
    timers.add(timer);
  };
  const plan = (definition: DatasetDefinition, url: string, everyMs: number, failures: number, waitMs: number): void => {
    later(waitMs, async () => {
      const failed = await tryRefresh(definition, url, options);
      if (stopped) return;
      const next = failed ? Math.min(everyMs, (options.firstRetryMs ?? FIRST_RETRY_MS) * 2 ** failures) : everyMs;
      plan(definition, url, everyMs, failed ? failures + 1 : 0, next);
    });
  };
  for (const [at, definition] of options.datasets.definitions.filter(({ refresh }) => refresh).entries()) {
    const url = refreshUrl(definition, options.environment) as string;
    plan(definition, url, (definition.refresh?.everyHours ?? 24) * HOUR, 0, (at + 1) * (options.firstTryMs ?? FIRST_TRY_MS));
  }
  return {
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function tryRefresh(
  definition: DatasetDefinition,
  url: string,
  { datasets, directory, worker, say }: ScheduleOptions,
): Promise<boolean> {
  const { name } = definition;
  try {
    await inWorker(worker, { name, url, directory });
    datasets.swapIn(definition);
    say(`refreshed ${name}`);
    return false;
  } catch (error) {
    const problem = `refresh failed: the source ${(error as Error).message}`;
    datasets.report(name, problem);
    say(`${name}: ${problem}; the data from before is served`);
    return true;
  }
}

function inWorker(file: URL, workerData: object): Promise<void> {
  return new Promise((resolve, reject) => {
    let problem: string | undefined;
    const worker = new Worker(file, { workerData });
    worker.unref();
    worker.on('message', (message: { problem?: string }) => {
      problem = message.problem;
    });
    worker.on('error', (error) => reject(error));
    worker.on('exit', (code) => {
      if (problem === undefined && code === 0) resolve();
      else reject(new Error(problem ?? `made its thread end with ${code}`));
    });
  });
}
