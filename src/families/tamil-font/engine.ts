import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Detection decodes the text in every encoding and loads an n-gram model, hence a worker process. */
export const tamilFontEngine: Engine<typeof tasks> = defineEngine({
  name: 'tamil-font',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 256,
  shortRunning: true,
});

export const TAMIL_FONT_TIMEOUT_MS = 10_000;
