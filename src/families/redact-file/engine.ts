import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** The memory is that of a picture with 100 million pixels, decoded twice. */
export const engine: Engine<typeof tasks> = defineEngine({
  name: 'redact-file',
  host: 'documents',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 1024,
});
