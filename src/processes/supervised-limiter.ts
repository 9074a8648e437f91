/** Rate limit shared by the processes of a machine: the supervisor holds the state, server processes query it over IPC. */
import type { Limiter, RateLimitDecision } from '../core/limit/limiter.ts';

/** Requests of one event loop turn are batched into a message, and so are the decisions. */
export interface LimitRequestMessage {
  readonly requests: readonly (readonly [id: number, client: string, units: number])[];
}

export interface DecisionMessage {
  readonly decisions: readonly (readonly [id: number, verdict: RateLimitDecision])[];
}

/** Fails open: if the supervisor does not reply in time, the request is allowed. */
const DECISION_TIMEOUT_MS = 1_000;

/** Limiter of a server process. */
export class SupervisedLimiter implements Limiter {
  readonly #limit: number;
  readonly #send: (message: LimitRequestMessage) => void;
  readonly #pending = new Map<number, (decision: RateLimitDecision) => void>();
  #batch: (readonly [number, string, number])[] = [];
  #lastId = 0;

  constructor(unitsPerMinute: number, send: (message: LimitRequestMessage) => void) {
    this.#limit = unitsPerMinute;
    this.#send = send;
  }

  take(client: string, units: number): Promise<RateLimitDecision> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const timer = setTimeout(() => this.#settle(id, this.#allowAll()), DECISION_TIMEOUT_MS);
      this.#pending.set(id, (decision) => {
        clearTimeout(timer);
        resolve(decision);
      });
      this.#batch.push([id, client, units]);
      if (this.#batch.length === 1) setImmediate(() => this.#send({ requests: this.#batch.splice(0) }));
    });
  }

  handleDecisions({ decisions }: DecisionMessage): void {
    for (const [id, decision] of decisions) this.#settle(id, decision);
  }

  #settle(id: number, decision: RateLimitDecision): void {
    this.#pending.get(id)?.(decision);
    this.#pending.delete(id);
  }

  #allowAll(): RateLimitDecision {
    return { allowed: true, limit: this.#limit, remaining: this.#limit, resetSeconds: 0, retrySeconds: 0 };
  }
}

/** Decides on a batch of requests, in the supervisor. */
export function decideRequests(
  { requests }: LimitRequestMessage,
  take: (client: string, units: number) => RateLimitDecision,
): DecisionMessage {
  return { decisions: requests.map(([id, client, units]) => [id, take(client, units)]) };
}
