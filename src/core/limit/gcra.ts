/**
 * The generic cell rate algorithm (GCRA): one number per client, the instant at which its allowance is full again (theoretical arrival time).
 * It refills continuously, so there is no window edge at which a client could spend twice.
 */
import type { Limiter, Verdict } from './limiter.ts';

export const MINUTE = 60_000;

/** Converts units to refill time. A cost above the whole allowance takes all of it: otherwise the request could never be allowed. */
export function timeOf(units: number, limit: number): number {
  return Math.min(MINUTE, (units * MINUTE) / limit);
}

/** Decides on a request of a client with `debt` milliseconds of refill time outstanding; returns the debt afterwards. */
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

/** Capacity: beyond it the least recently seen clients are evicted, which only restores their allowance. */
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
    // Deleted first, so that the map is in LRU order. Skipped while the map is less than half full.
    if (this.#wholeAgain.size > MOST_CLIENTS / 2) this.#wholeAgain.delete(client);
    this.#wholeAgain.set(client, wholeAgain);
    if (this.#wholeAgain.size <= MOST_CLIENTS) return;
    // Evicts a batch: searching for the oldest entry one at a time would cost more than the request.
    let surplus = this.#wholeAgain.size - MOST_CLIENTS * KEPT_SHARE;
    for (const key of this.#wholeAgain.keys()) {
      if (surplus-- <= 0) break;
      this.#wholeAgain.delete(key);
    }
  }
}
