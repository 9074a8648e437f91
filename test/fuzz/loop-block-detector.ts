/**
 * Finds requests that block the event loop of a service: CPU time of its main thread while a probe of another client waits. Concurrent
 * requests add up, so a slow probe only makes them suspects; each suspect is then replayed alone.
 */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventLoopCpuMs } from '../support/process-tree.ts';

/** Bound of docs/OPERATIONS.md. */
const MAX_BLOCK_MS = 50;
/** Garbage collection and JIT compilation block the loop too: a request is reported only if all of these tries exceed the bound. */
const TRIES = 3;
/**
 * Pause between probes, which would otherwise use more CPU than the requests. A block that starts within it is measured shorter by as much.
 */
const PROBE_INTERVAL_MS = 5;

export class LoopBlockDetector<Request> {
  readonly #port: number;
  readonly #pid: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #running = new Set<Request>();
  /** Requests in flight since the last probe was sent. */
  #recent = new Set<Request>();
  readonly #suspects = new Set<Request>();

  constructor({ port, pid }: { readonly port: number; readonly pid: number }) {
    this.#port = port;
    this.#pid = pid;
  }

  async track<T>(request: Request, send: () => Promise<T>): Promise<T> {
    this.#running.add(request);
    this.#recent.add(request);
    try {
      return await send();
    } finally {
      this.#running.delete(request);
    }
  }

  /** Probes the service until `work` is done. */
  async watch(work: Promise<unknown>): Promise<void> {
    let working = true;
    const done = work.finally(() => {
      working = false;
    });
    while (working) {
      this.#recent = new Set(this.#running);
      if ((await this.#probe()) > MAX_BLOCK_MS) for (const request of this.#recent) this.#suspects.add(request);
    }
    await done;
  }

  /** Replays each suspect alone. Returns those that exceed the bound every time, with their shortest block in milliseconds. */
  async confirmed(send: (request: Request) => Promise<unknown>): Promise<{ readonly request: Request; readonly blockedMs: number }[]> {
    const blocks: { request: Request; blockedMs: number }[] = [];
    for (const request of this.#suspects) {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < TRIES && best > MAX_BLOCK_MS; round++) best = Math.min(best, await this.#heldBy(send(request)));
      if (best > MAX_BLOCK_MS) blocks.push({ request, blockedMs: best });
    }
    return blocks;
  }

  get suspected(): number {
    return this.#suspects.size;
  }

  async #heldBy(work: Promise<unknown>): Promise<number> {
    let working = true;
    const done = work.finally(() => {
      working = false;
    });
    let longest = 0;
    while (working) longest = Math.max(longest, await this.#probe());
    await done;
    return longest;
  }

  /** Requests /healthz. Returns the CPU time of the event loop until the response, in milliseconds. */
  async #probe(): Promise<number> {
    await sleep(PROBE_INTERVAL_MS);
    const before = eventLoopCpuMs(this.#pid);
    return new Promise((resolve, reject) => {
      get({ agent: this.#agent, host: '127.0.0.1', port: this.#port, path: '/healthz' }, (response) => {
        response
          .resume()
          .on('end', () => resolve(eventLoopCpuMs(this.#pid) - before))
          .on('error', reject);
      }).on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
