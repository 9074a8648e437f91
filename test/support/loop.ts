/** How long the event loop is held: in CPU time of its thread, which a busy machine does not stretch, while a client of another thread asks. */
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const OWN_TIME = `/proc/self/task/${process.pid}/schedstat`;

/** The option of a test that needs to see the time of a single thread: only Linux shows it to all versions of Node. */
export const noThreadTime = existsSync(OWN_TIME) ? false : 'the system does not tell the time of a thread';

export function ownTimeMs(): number {
  return Number(readFileSync(OWN_TIME, 'latin1').split(' ', 1)[0]) / 1e6;
}

export interface Asked {
  readonly status: number;
  readonly bytes: number;
  /** The longest hold in milliseconds. */
  readonly held: number;
}

const CLIENT = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, init }) => {
  const answer = await fetch(url, init);
  parentPort.postMessage({ status: answer.status, bytes: (await answer.arrayBuffer()).byteLength });
});`;

/** A client in a thread of its own, so that reading its answers holds nobody. */
export class Client {
  readonly #worker = new Worker(CLIENT, { eval: true });

  async ask(url: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Asked> {
    let held = 0;
    let before = 0;
    const answered = new Promise<Omit<Asked, 'held'>>((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
    });
    this.#worker.postMessage({ url, init });
    // Sending the text to the thread is not the service's work.
    before = ownTimeMs();
    const look = (): void => {
      const now = ownTimeMs();
      held = Math.max(held, now - before);
      before = now;
    };
    const ticks = setInterval(look, 1);
    const { status, bytes } = await answered;
    look();
    clearInterval(ticks);
    this.#worker.removeAllListeners('error');
    return { status, bytes, held };
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
