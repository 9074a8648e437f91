import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Worker process for long texts; it also holds the vocabularies of the tokenisers. */
export const textEngine: Engine<typeof tasks> = defineEngine({
  name: 'text',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});

export const TEXT_TIMEOUT_MS = 15_000;

export const MAX_CHARACTERS = 500_000;
