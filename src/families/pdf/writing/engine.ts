import type { Engine } from '../../../core/jobs/jobs.ts';

/** Threads of their own, apart from those that read and draw: a thread that ends takes no page in work with it. */
export const writingEngine: Engine = {
  name: 'pdf-write',
  worker: new URL('./pdf-write-worker.js', import.meta.url),
  memoryMb: 768,
  queue: 32,
};

export const WRITING_MS = 20_000;
