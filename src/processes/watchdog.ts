/** Ends a process that serves alone when its event loop is held: nobody else would notice, and whoever restarts it needs it to end. */
import { Worker } from 'node:worker_threads';
import { STALL_LIMITS, type StallLimits } from './stall.ts';

export interface WatchdogData {
  /** Increased by the event loop. */
  readonly turns: Int32Array;
  readonly limits: StallLimits;
}

/** The thread only sleeps and compares two numbers. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4 };

/** To be called when the start is over: until then the loop may be held for long. */
export function watchLoop(limits: StallLimits = STALL_LIMITS): void {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchdogData = { turns, limits };
  const worker = new Worker(new URL('./watchdog-thread.js', import.meta.url), { workerData, resourceLimits: THREAD_LIMITS, execArgv: [] });
  // Without the thread the process serves as well as with it.
  worker.once('error', () => undefined);
  worker.unref();
  setInterval(() => Atomics.add(turns, 0, 1), limits.lookMs / 2).unref();
}
