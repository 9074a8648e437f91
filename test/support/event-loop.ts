/**
 * How long the event loop is held up by this process: the time between two turns of it, without the time in which the thread was ready
 * but another process had the processor. So a busy machine does not fail a test, and work on the loop does.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SCHEDULER = '/proc/thread-self/schedstat';

/** Milliseconds that this thread has waited for a processor so far; zero where the system does not say. */
function waited(): number {
  try {
    return Number(readFileSync(SCHEDULER, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** The 99th of a hundred delays, in milliseconds, while some work goes on. */
export async function delayDuring(work: Promise<unknown>): Promise<number> {
  const delays: number[] = [];
  let working = true;
  const end = work.finally(() => {
    working = false;
  });
  while (working) {
    const [start, startWaited] = [performance.now(), waited()];
    await sleep(1);
    delays.push(Math.max(0, performance.now() - start - (waited() - startWaited) - 1));
  }
  await end;
  delays.sort((one, other) => one - other);
  return delays[Math.floor(delays.length * 0.99)] ?? 0;
}
