/** Rate limit shared by the processes of a machine: the supervisor holds the state, server processes query it over IPC. */
import type { Limiter, Verdict } from '../core/limit/limiter.ts';

/** Requests of one event loop turn are batched into a message, and so are the verdicts. */
export interface AskMessage {
  readonly asks: readonly (readonly [id: number, client: string, units: number])[];
}

export interface VerdictMessage {
  readonly verdicts: readonly (readonly [id: number, verdict: Verdict])[];
}

/** Fails open: if the supervisor does not answer in time, the request is allowed. */
const ANSWER_MS = 1_000;

/** Limiter of a server process. */
export class SupervisedLimiter implements Limiter {
  readonly #limit: number;
  readonly #send: (message: AskMessage) => void;
  readonly #waiting = new Map<number, (verdict: Verdict) => void>();
  #asks: (readonly [number, string, number])[] = [];
  #lastId = 0;

  constructor(unitsPerMinute: number, send: (message: AskMessage) => void) {
    this.#limit = unitsPerMinute;
    this.#send = send;
  }

  take(client: string, units: number): Promise<Verdict> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const timer = setTimeout(() => this.#settle(id, this.#letThrough()), ANSWER_MS);
      this.#waiting.set(id, (verdict) => {
        clearTimeout(timer);
        resolve(verdict);
      });
      this.#asks.push([id, client, units]);
      if (this.#asks.length === 1) setImmediate(() => this.#send({ asks: this.#asks.splice(0) }));
    });
  }

  answer({ verdicts }: VerdictMessage): void {
    for (const [id, verdict] of verdicts) this.#settle(id, verdict);
  }

  #settle(id: number, verdict: Verdict): void {
    this.#waiting.get(id)?.(verdict);
    this.#waiting.delete(id);
  }

  #letThrough(): Verdict {
    return { allowed: true, limit: this.#limit, remaining: this.#limit, resetSeconds: 0, retrySeconds: 0 };
  }
}

/** Verdicts of the supervisor. */
export function verdictsOn({ asks }: AskMessage, take: (client: string, units: number) => Verdict): VerdictMessage {
  return { verdicts: asks.map(([id, client, units]) => [id, take(client, units)]) };
}
