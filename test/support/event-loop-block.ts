/**
 * Measures how long the event loop is blocked, in CPU time of the main thread, which load on the machine does not inflate. The client runs
 * in a worker thread.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const OWN_TIME = `/proc/self/task/${process.pid}/schedstat`;

/** For the `skip` option of a test that needs per-thread CPU time: only Linux reports it for all supported Node versions. */
export const noThreadTime = existsSync(OWN_TIME) ? false : 'the system does not tell the time of a thread';

export function ownTimeMs(): number {
  return Number(readFileSync(OWN_TIME, 'latin1').split(' ', 1)[0]) / 1e6;
}

export interface TimedResponse {
  readonly status: number;
  readonly bytes: number;
  /** Longest block of the event loop, in milliseconds. */
  readonly blockedMs: number;
}

const CLIENT = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, init }) => {
  const answer = await fetch(url, init);
  parentPort.postMessage({ status: answer.status, bytes: (await answer.arrayBuffer()).byteLength });
});`;

/** HTTP client in a worker thread, so that reading responses does not block the measured event loop. */
export class Client {
  readonly #worker = new Worker(CLIENT, { eval: true });

  async request(url: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<TimedResponse> {
    let blockedMs = 0;
    let before = 0;
    const response = new Promise<Omit<TimedResponse, 'held'>>((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
    });
    this.#worker.postMessage({ url, init });
    // Serialising the message to the worker is not work of the service.
    before = ownTimeMs();
    const look = (): void => {
      const now = ownTimeMs();
      blockedMs = Math.max(blockedMs, now - before);
      before = now;
    };
    const ticks = setInterval(look, 1);
    const { status, bytes } = await response;
    look();
    clearInterval(ticks);
    this.#worker.removeAllListeners('error');
    return { status, bytes, blockedMs };
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
