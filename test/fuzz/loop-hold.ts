/**
 * Which requests hold the event loop of a service: CPU time of its thread while another client's request waits for an answer. Requests that
 * run at the same time add up, so a long wait only makes them suspects; each of those is then sent again alone.
 */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { loopCpuMs } from '../support/process-tree.ts';

/** What docs/OPERATIONS.md promises. */
const LONGEST_HOLD_MS = 50;
/** Garbage collection and compilation hold the loop too: a request is at fault if every one of so many tries does. */
const TRIES = 3;
/** Between probes, which otherwise take more CPU time than what they watch; a hold that begins then is seen shorter by as much. */
const PROBE_EVERY_MS = 5;

export class LoopHold<Request> {
  readonly #port: number;
  readonly #pid: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #running = new Set<Request>();
  /** Those that ran since the last probe was sent. */
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

  /** Probes the service until some work is done. */
  async watch(work: Promise<unknown>): Promise<void> {
    let working = true;
    const done = work.finally(() => {
      working = false;
    });
    while (working) {
      this.#recent = new Set(this.#running);
      if ((await this.#probe()) > LONGEST_HOLD_MS) for (const request of this.#recent) this.#suspects.add(request);
    }
    await done;
  }

  /** Sends each suspect again alone. Returns those that hold the loop every time, with the shortest of their holds in milliseconds. */
  async convicted(send: (request: Request) => Promise<unknown>): Promise<{ readonly request: Request; readonly heldMs: number }[]> {
    const found: { request: Request; heldMs: number }[] = [];
    for (const request of this.#suspects) {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < TRIES && best > LONGEST_HOLD_MS; round++) best = Math.min(best, await this.#heldBy(send(request)));
      if (best > LONGEST_HOLD_MS) found.push({ request, heldMs: best });
    }
    return found;
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

  /** Asks for /healthz; CPU time of the event loop until the answer is there, in milliseconds. */
  async #probe(): Promise<number> {
    await sleep(PROBE_EVERY_MS);
    const before = loopCpuMs(this.#pid);
    return new Promise((resolve, reject) => {
      get({ agent: this.#agent, host: '127.0.0.1', port: this.#port, path: '/healthz' }, (response) => {
        response
          .resume()
          .on('end', () => resolve(loopCpuMs(this.#pid) - before))
          .on('error', reject);
      }).on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
