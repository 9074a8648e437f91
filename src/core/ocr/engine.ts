/** Job engine that runs OCR in child processes. */
import { defineEngine, type Engine } from '../jobs/engine.ts';
import type tasks from './worker.ts';

export const engine: Engine<typeof tasks> = defineEngine({
  name: 'ocr',
  host: 'documents',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 768,
});
