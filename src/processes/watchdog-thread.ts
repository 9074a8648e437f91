/** Watchdog thread. It must not depend on the main thread, which is blocked when it acts: no console and no process.exit. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { loopCpuMs, StallDetector } from './event-loop-stall.ts';
import { formatLogLine } from './operator-log.ts';
import type { WatchdogData } from './watchdog.ts';

/** EX_SOFTWARE from <sysexits.h>; documented in docs/OPERATIONS.md. */
const EXIT_CODE = 70;
const STANDARD_ERROR = 2;

const { heartbeat, limits } = workerData as WatchdogData;
const detector = new StallDetector(limits, () => loopCpuMs(process.pid));

setInterval(() => {
  if (detector.isStalled(Atomics.load(heartbeat, 0))) void exitProcess();
}, limits.checkIntervalMs);

async function exitProcess(): Promise<void> {
  const seconds = (limits.maxChecks * limits.checkIntervalMs) / 1_000;
  try {
    writeSync(
      STANDARD_ERROR,
      `${formatLogLine(`The event loop has been blocked for ${seconds} s: the process exits with the code ${EXIT_CODE}`)}\n`,
    );
  } catch {
    // Standard error is closed.
  }
  try {
    // PID 1 of a container ignores signals that it sends to itself.
    const { default: koffi } = await import('koffi');
    koffi.load(null).func('void _exit(int)')(EXIT_CODE);
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}
