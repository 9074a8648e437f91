import { defineEngine, type Engine } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const engine: Engine<typeof tasks> = defineEngine({
  name: 'panchang',
  host: 'sky',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 200,
  shortRunning: true,
});
