import { type Engine, engineOf } from '../../../core/jobs/engine.ts';
import type tasks from './worker.ts';

export const writingEngine: Engine<typeof tasks> = engineOf({
  name: 'pdf-writing',
  host: 'documents',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 768,
});

export const WRITING_MS = 20_000;
