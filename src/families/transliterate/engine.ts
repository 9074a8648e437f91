import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const scriptEngine: Engine<typeof tasks> = defineEngine({
  name: 'transliterate',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 512,
});

export const CONVERT_TIMEOUT_MS = 20_000;
