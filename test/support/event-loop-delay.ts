/**
 * Event loop delay caused by this process: the time between two iterations, minus the time in which the thread was runnable but not
 * scheduled. A loaded machine therefore does not fail a test; work on the loop does.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SCHEDULER = '/proc/thread-self/schedstat';

/** Milliseconds this thread spent in the run queue (schedstat, second field); 0 where the system does not report it. */
function runQueueMs(): number {
  try {
    return Number(readFileSync(SCHEDULER, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** 99th percentile of the event loop delay, in milliseconds, while `work` runs. */
export async function delayDuring(work: Promise<unknown>): Promise<number> {
  const delays: number[] = [];
  let working = true;
  const end = work.finally(() => {
    working = false;
  });
  while (working) {
    const [start, startWaited] = [performance.now(), runQueueMs()];
    await sleep(1);
    delays.push(Math.max(0, performance.now() - start - (runQueueMs() - startWaited) - 1));
  }
  await end;
  delays.sort((a, b) => a - b);
  return delays[Math.floor(delays.length * 0.99)] ?? 0;
}
