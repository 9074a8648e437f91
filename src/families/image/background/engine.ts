import { type Engine, engineOf } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Each job holds a picture of up to 4096 pixels several times over. */
export const engine: Engine<typeof tasks> = engineOf({
  name: 'background',
  host: 'models',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 1024,
  // The network itself takes 2.7 s here, whatever the picture.
  uncountedMs: 3_000,
});
