import { type Engine, engineOf } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Long texts are processed in a worker process, which also holds the vocabularies of the tokenisers. */
export const textEngine: Engine<typeof tasks> = engineOf({
  name: 'text',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});

export const TEXT_TIMEOUT_MS = 15_000;

export const MOST_CHARACTERS = 500_000;
