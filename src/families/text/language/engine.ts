import { defineEngine, type Engine } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** The n-gram tables of all languages take 100 MB, which should not stay resident in a longer-lived process. */
export const languageEngine: Engine<typeof tasks> = defineEngine({
  name: 'language',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});
