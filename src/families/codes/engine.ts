/** Job engine that decodes QR codes and barcodes in child processes. */
import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const engine: Engine<typeof tasks> = defineEngine({
  name: 'codes',
  host: 'pictures',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 2048,
});
