/** The innocent second client: sends light and heavy requests all the time, in a thread of its own, and tells how long they waited. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Waits {
  /** Until a light request had its answer, at the longest, without the time for which both sides only waited for a processor. */
  readonly lightMs: number;
  /** The same by the clock. */
  readonly lightClockMs: number;
  /** The same for a heavy one, and what is usual. */
  readonly heavyMs: number;
  readonly usualHeavyMs: number;
  /** CPU time of the service's event loop while one light request waited, at the most: for so long nobody else was served. */
  readonly loopMs: number;
  /** Answers that it got other than 200. It asks again until it has one, and that counts as waiting. */
  readonly refused: number;
}

export interface BystanderRequests {
  readonly port: number;
  readonly pid: number;
}

export class Bystander {
  readonly #worker: Worker;

  constructor(requests: BystanderRequests) {
    this.#worker = new Worker(new URL('./bystander-worker.js', import.meta.url), { workerData: requests });
  }

  /** The waits since it was asked last, those that are not over yet included. */
  async waits(): Promise<Waits> {
    this.#worker.postMessage('waits');
    const [waits] = (await once(this.#worker, 'message')) as [Waits];
    return waits;
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }
}
