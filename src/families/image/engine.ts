import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Memory limit sized for the largest AVIF output, 64 million pixels, which takes 1.8 GB. */
export const engine: Engine<typeof tasks> = defineEngine({
  name: 'image',
  host: 'pictures',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 2048,
});
