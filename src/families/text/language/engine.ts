import { type Engine, engineOf } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** The counts of letters of all languages take a hundred megabytes, which no process should hold for long. */
export const languageEngine: Engine<typeof tasks> = engineOf({
  name: 'language',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});
