/** Job engine that reads and renders PDFs in child processes. */
import { defineEngine, type Engine } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const engine: Engine<typeof tasks> = defineEngine({
  name: 'pdf-reading',
  host: 'documents',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 768,
});
