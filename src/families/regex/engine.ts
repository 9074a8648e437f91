import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const regexEngine: Engine<typeof tasks> = defineEngine({
  name: 'regex',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 256,
  shortRunning: true,
});

/** Time limit of its process, as a second line of defence. */
export const PROCESS_TIMEOUT_MS = 5_000;
