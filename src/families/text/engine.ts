import type { Engine } from '../../core/jobs/jobs.ts';

/** Long texts are read in threads of their own; the vocabularies of the tokenisers live there too. */
export const textEngine: Engine = {
  name: 'text',
  worker: new URL('./text-worker.js', import.meta.url),
  memoryMb: 512,
  queue: 32,
};

export const TEXT_TIMEOUT_MS = 15_000;
