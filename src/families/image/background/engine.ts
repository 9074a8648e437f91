import { defineEngine, type Engine } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Each job holds several copies of a picture of up to 4096 pixels. */
export const engine: Engine<typeof tasks> = defineEngine({
  name: 'background',
  host: 'models',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 1024,
  // The network takes 2.5 s whatever the picture; the cost of 10 units covers 0.8 s of it.
  freeCpuMs: 2_000,
});
