import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const modelEngine: Engine<typeof tasks> = defineEngine({
  name: 'embed',
  host: 'models',
  worker: new URL('./worker.js', import.meta.url),
  // Memory for an operator-supplied model; the built-in one needs about 200 MB.
  memoryMb: 1536,
});
