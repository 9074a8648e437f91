import { type Engine, engineOf } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** It opens pictures of callers, and so belongs where these are opened; memory is for the largest that is read. */
export const engine: Engine<typeof tasks> = engineOf({
  name: 'og-image-logo',
  host: 'pictures',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 1536,
});
