/** Watchdog of single-process mode: exits when the event loop is blocked, so that the service manager restarts the process. */
import { Worker } from 'node:worker_threads';
import { STALL_LIMITS, type StallLimits } from './event-loop-stall.ts';

export interface WatchdogData {
  /** Incremented by the event loop. */
  readonly heartbeat: Int32Array;
  readonly limits: StallLimits;
}

/** Small heap: the thread only sleeps and compares two numbers. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4 };

/** To be called after startup, which may block the event loop for long. */
export function startWatchdog(limits: StallLimits = STALL_LIMITS): void {
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchdogData = { heartbeat, limits };
  const worker = new Worker(new URL('./watchdog-thread.js', import.meta.url), { workerData, resourceLimits: THREAD_LIMITS, execArgv: [] });
  // The watchdog is optional: the server runs without it.
  worker.once('error', () => undefined);
  worker.unref();
  setInterval(() => Atomics.add(heartbeat, 0, 1), limits.checkIntervalMs / 2).unref();
}
