import { defineEngine, type Engine } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Worker with the transliteration network and the character n-gram models of a few languages. */
export const casualEngine: Engine<typeof tasks> = defineEngine({
  name: 'casual',
  host: 'models',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 768,
});
