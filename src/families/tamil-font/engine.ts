import type { Engine } from '../../core/jobs/jobs.ts';

/** Recognising an encoding reads the text in all of them, and needs to know what Tamil looks like. */
export const tamilFontEngine: Engine = {
  name: 'tamil-font',
  worker: new URL('./tamil-font-worker.js', import.meta.url),
  memoryMb: 256,
  queue: 32,
};

export const TAMIL_FONT_TIMEOUT_MS = 10_000;
