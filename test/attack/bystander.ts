/** The bystander: a second client that sends light and heavy requests during an attack, in a worker thread, and records latencies. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Latencies {
  /** Longest latency of a light request, minus the time in which both sides only waited for a CPU. */
  readonly maxLightMs: number;
  /** The same in wall-clock time. */
  readonly maxLightWallMs: number;
  /** Longest and median latency of a heavy request. */
  readonly maxHeavyMs: number;
  readonly medianHeavyMs: number;
  /** Most CPU time of the service's event loop during one light request. */
  readonly maxLoopCpuMs: number;
  /** Responses other than 200. Each is retried until it succeeds, which counts as latency. */
  readonly failures: number;
}

export interface BystanderOptions {
  readonly port: number;
  readonly pid: number;
}

export class Bystander {
  readonly #worker: Worker;

  constructor(options: BystanderOptions) {
    this.#worker = new Worker(new URL('./bystander-worker.js', import.meta.url), { workerData: options });
  }

  /** Latencies since the last call, including requests in flight. */
  async takeLatencies(): Promise<Latencies> {
    this.#worker.postMessage('takeLatencies');
    const [latencies] = (await once(this.#worker, 'message')) as [Latencies];
    return latencies;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
