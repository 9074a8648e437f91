import { type Engine, engineOf } from '../../core/jobs/engine.ts';
import type tasks from './worker.ts';

/** Recognising an encoding reads the text in all of them, and needs to know what Tamil looks like. */
export const tamilFontEngine: Engine<typeof tasks> = engineOf({
  name: 'tamil-font',
  host: 'text',
  worker: new URL('./worker.js', import.meta.url),
  memoryMb: 256,
  brief: true,
});

export const TAMIL_FONT_TIMEOUT_MS = 10_000;
