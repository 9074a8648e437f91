import { type Engine, engineOf } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const regexEngine: Engine<typeof tasks> = engineOf({
  name: 'regex',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 256,
  brief: true,
});

/** Time that a pattern may run. */
export const PATTERN_MS = 500;
/** Time after which its process is ended, whatever it does. */
export const PROCESS_MS = 5_000;
