/** The bystander: a second client that sends light and heavy requests during an attack, in a worker thread, and records latencies. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Waits {
  /** Longest latency of a light request, minus the time in which both sides only waited for a CPU. */
  readonly lightMs: number;
  /** The same in wall-clock time. */
  readonly lightClockMs: number;
  /** Longest and median latency of a heavy request. */
  readonly heavyMs: number;
  readonly usualHeavyMs: number;
  /** Most CPU time of the service's event loop during one light request: for that long it served no other client. */
  readonly loopMs: number;
  /** Responses other than 200. Each is retried until it succeeds, which counts as latency. */
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

  /** Latencies since the last call, including requests in flight. */
  async waits(): Promise<Waits> {
    this.#worker.postMessage('waits');
    const [waits] = (await once(this.#worker, 'message')) as [Waits];
    return waits;
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }
}
