import { defineEngine, type Engine } from '../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Runs in a worker: a table of a million rows takes seconds, which would block the event loop. */
export const downloadsEngine: Engine<typeof tasks> = defineEngine({
  name: 'downloads',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});

export const BUILD_TIMEOUT_MS = 60_000;
