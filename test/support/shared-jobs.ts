/**
 * Job pool shared by the services of a test process that have the default limits: starting a child process and loading its libraries costs
 * half a second of CPU time.
 */
import { type Config, readConfig } from '../../src/config.ts';
import { Jobs } from '../../src/core/jobs/jobs.ts';
import { Shared } from './shared.ts';

/** Longer than any test file: the next one uses the same child processes. */
const IDLE_TIMEOUT_MS = 600_000;

/** A pool that outlives the services that use it. */
class PooledJobs extends Jobs {
  override close(): void {}

  end(): void {
    super.close();
  }
}

const defaults = readConfig({});

const pool = new Shared(async () => {
  const { JOB_THREADS: slots, MEMORY_MB: memoryLimitMb } = defaults;
  const jobs = new PooledJobs({ slots, memoryLimitMb, idleTimeoutMs: IDLE_TIMEOUT_MS });
  return { jobs, close: async () => jobs.end() };
});

type JobSettings = Pick<Config, 'JOB_THREADS' | 'MEMORY_MB' | 'PROCESSES'>;

/** The shared pool, for a service with its limits and no pool of its own. @returns the pool and a function that releases it */
export async function acquireJobs(config: JobSettings | undefined): Promise<{ jobs?: Jobs; release(): Promise<void> }> {
  const hasDefaults = config && (['JOB_THREADS', 'MEMORY_MB', 'PROCESSES'] as const).every((name) => config[name] === defaults[name]);
  return hasDefaults ? { jobs: (await pool.acquire()).jobs, release: () => pool.release() } : { release: async () => {} };
}
