import { type Engine, engineOf } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Each job holds a picture of up to 4096 pixels several times over. */
export const engine: Engine<typeof tasks> = engineOf({
  name: 'background',
  host: 'models',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 1024,
  // The network takes 2.5 s whatever the picture, of which 10 units pay for 0.8 s.
  uncountedMs: 2_000,
});
