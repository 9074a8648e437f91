import { type Engine, engineOf } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const engine: Engine<typeof tasks> = engineOf({
  name: 'qr',
  host: 'drawing',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 256,
  brief: true,
});
