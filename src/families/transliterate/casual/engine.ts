import type { Engine } from '../../../core/jobs/jobs.ts';

export const casualEngine: Engine = {
  name: 'transliterate',
  worker: new URL('./casual-worker.js', import.meta.url),
  memoryMb: 512,
  queue: 32,
};

export const CASUAL_TIMEOUT_MS = 20_000;
