import { type Engine, engineOf } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Long texts are read apart from the service; the vocabularies of the tokenisers live there too. */
export const textEngine: Engine<typeof tasks> = engineOf({
  name: 'text',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});

export const TEXT_TIMEOUT_MS = 15_000;

export const MOST_CHARACTERS = 500_000;
