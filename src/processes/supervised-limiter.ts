/** Rate limit shared by the processes of a machine: the supervisor holds the state, server processes query it over IPC. */
import type { Limiter, RateLimitDecision } from '../core/limit/limiter.ts';

/** Requests of one event loop turn are batched into a message, and so are the verdicts. */
export interface LimitRequestMessage {
  readonly asks: readonly (readonly [id: number, client: string, units: number])[];
}

export interface VerdictMessage {
  readonly verdicts: readonly (readonly [id: number, verdict: RateLimitDecision])[];
}

/** Fails open: if the supervisor does not answer in time, the request is allowed. */
const ANSWER_TIMEOUT_MS = 1_000;

/** Limiter of a server process. */
export class SupervisedLimiter implements Limiter {
  readonly #limit: number;
  readonly #send: (message: LimitRequestMessage) => void;
  readonly #pending = new Map<number, (verdict: RateLimitDecision) => void>();
  #batch: (readonly [number, string, number])[] = [];
  #lastId = 0;

  constructor(unitsPerMinute: number, send: (message: LimitRequestMessage) => void) {
    this.#limit = unitsPerMinute;
    this.#send = send;
  }

  take(client: string, units: number): Promise<RateLimitDecision> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const timer = setTimeout(() => this.#settle(id, this.#allowAll()), ANSWER_TIMEOUT_MS);
      this.#pending.set(id, (verdict) => {
        clearTimeout(timer);
        resolve(verdict);
      });
      this.#batch.push([id, client, units]);
      if (this.#batch.length === 1) setImmediate(() => this.#send({ asks: this.#batch.splice(0) }));
    });
  }

  answer({ verdicts }: VerdictMessage): void {
    for (const [id, verdict] of verdicts) this.#settle(id, verdict);
  }

  #settle(id: number, verdict: RateLimitDecision): void {
    this.#pending.get(id)?.(verdict);
    this.#pending.delete(id);
  }

  #allowAll(): RateLimitDecision {
    return { allowed: true, limit: this.#limit, remaining: this.#limit, resetSeconds: 0, retrySeconds: 0 };
  }
}

/** Verdicts of the supervisor. */
export function decideRequests({ asks }: LimitRequestMessage, take: (client: string, units: number) => RateLimitDecision): VerdictMessage {
  return { verdicts: asks.map(([id, client, units]) => [id, take(client, units)]) };
}
