/** Job engine that writes PDFs in child processes. */
import { defineEngine, type Engine } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const writingEngine: Engine<typeof tasks> = defineEngine({
  name: 'pdf-writing',
  host: 'documents',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 768,
});

export const WRITING_TIMEOUT_MS = 20_000;
