/**
 * The generic cell rate algorithm: one number a client, the instant at which its allowance is whole again.
 * It refills evenly, so there is no edge of a window at which a client may spend twice.
 */
import type { Limiter, Verdict } from './limiter.ts';

export const MINUTE = 60_000;

/** Units as time of refilling. What weighs more than the whole allowance takes all of it: otherwise it could never be had. */
export function timeOf(units: number, limit: number): number {
  return Math.min(MINUTE, (units * MINUTE) / limit);
}

/** What happens to a client that owes `debt` milliseconds of refilling and asks for units. The debt afterwards is in `debt`. */
export function judge(limit: number, debt: number, units: number): { readonly debt: number; readonly verdict: Verdict } {
  const perUnit = MINUTE / limit;
  const wanted = debt + timeOf(units, limit);
  const allowed = wanted <= MINUTE;
  const owed = allowed ? wanted : debt;
  const verdict = {
    allowed,
    limit,
    remaining: Math.max(0, Math.floor((MINUTE - owed) / perUnit + 1e-9)),
    resetSeconds: Math.ceil(owed / 1000),
    retrySeconds: allowed ? 0 : Math.max(1, Math.ceil((wanted - MINUTE) / 1000)),
  };
  return { debt: owed, verdict };
}

/** More clients than this at once: the ones that came first are forgotten, which only gives them their allowance back. */
const MOST_CLIENTS = 100_000;
const KEPT_SHARE = 0.9;

/** Allowances in the memory of this process. */
export class MemoryLimiter implements Limiter {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #wholeAgain = new Map<string, number>();

  constructor(unitsPerMinute: number, now: () => number = () => performance.now()) {
    this.#limit = unitsPerMinute;
    this.#now = now;
  }

  take(client: string, units: number): Verdict {
    const now = this.#now();
    const { debt, verdict } = judge(this.#limit, Math.max(0, (this.#wholeAgain.get(client) ?? now) - now), units);
    if (verdict.allowed) this.#remember(client, now + debt);
    return verdict;
  }

  get clients(): number {
    return this.#wholeAgain.size;
  }

  #remember(client: string, wholeAgain: number): void {
    // Deleted first, so that the map is ordered by last use and the front is what may be forgotten. That has time until it fills.
    if (this.#wholeAgain.size > MOST_CLIENTS / 2) this.#wholeAgain.delete(client);
    this.#wholeAgain.set(client, wholeAgain);
    if (this.#wholeAgain.size <= MOST_CLIENTS) return;
    // In one go for many clients: looking for the oldest entry one at a time would cost more than the request.
    let surplus = this.#wholeAgain.size - MOST_CLIENTS * KEPT_SHARE;
    for (const key of this.#wholeAgain.keys()) {
      if (surplus-- <= 0) break;
      this.#wholeAgain.delete(key);
    }
  }
}
