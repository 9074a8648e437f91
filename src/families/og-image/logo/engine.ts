import { defineEngine, type Engine } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Decodes client-supplied images, so it runs in the `pictures` host; memory is sized for the largest accepted image. */
export const engine: Engine<typeof tasks> = defineEngine({
  name: 'og-image-logo',
  host: 'pictures',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 1536,
});
