import type { Engine } from '../../core/jobs/jobs.ts';

export const regexEngine: Engine = {
  name: 'regex',
  worker: new URL('./regex-worker.js', import.meta.url),
  memoryMb: 256,
  queue: 64,
};

/** Time that a pattern may run. */
export const PATTERN_MS = 500;
/** Time after which its thread is ended, whatever it does: waiting for a thread and starting one are within it. */
export const THREAD_MS = 10_000;
