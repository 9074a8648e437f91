/**
 * The generic cell rate algorithm (GCRA): one number per client, the instant at which its allowance is full again (theoretical arrival time).
 * It refills continuously, so there is no window edge at which a client could spend twice.
 */
import { type Limiter, MINUTE, type RateLimitDecision } from './limiter.ts';
import { RetrySchedule } from './retry-schedule.ts';

/** Converts units to refill time. A cost above the allowance uses all of it: otherwise the request could never be allowed. */
export function unitsToMs(units: number, limit: number): number {
  return Math.min(MINUTE, (units * MINUTE) / limit);
}

export interface GcraResult {
  /** Refill time outstanding after the request, in milliseconds. */
  readonly debt: number;
  /** Milliseconds until the request would be allowed; 0 if it is. */
  readonly waitMs: number;
  readonly decision: RateLimitDecision;
}

/** Decides on a request of a client with `debt` milliseconds of refill time outstanding. */
export function applyGcra(limit: number, debt: number, units: number): GcraResult {
  const msPerUnit = MINUTE / limit;
  const debtIfAllowed = debt + unitsToMs(units, limit);
  const allowed = debtIfAllowed <= MINUTE;
  const newDebt = allowed ? debtIfAllowed : debt;
  const decision = {
    allowed,
    limit,
    remaining: Math.max(0, Math.floor((MINUTE - newDebt) / msPerUnit + 1e-9)),
    resetSeconds: Math.ceil(newDebt / 1000),
    retrySeconds: 0,
  };
  return { debt: newDebt, waitMs: allowed ? 0 : debtIfAllowed - MINUTE, decision };
}

/** Capacity: beyond it the least recently seen clients are evicted, which only restores their allowance. */
const MAX_CLIENTS = 100_000;
const EVICTION_TARGET = 0.9;

/** Allowances in the memory of this process. */
export class MemoryLimiter implements Limiter {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #arrivalTimes = new Map<string, number>();
  readonly #retries = new RetrySchedule();

  constructor(unitsPerMinute: number, now: () => number = () => performance.now()) {
    this.#limit = unitsPerMinute;
    this.#now = now;
  }

  take(client: string, units: number): RateLimitDecision {
    const now = this.#now();
    const { debt, waitMs, decision } = applyGcra(this.#limit, Math.max(0, (this.#arrivalTimes.get(client) ?? now) - now), units);
    if (!decision.allowed) return { ...decision, retrySeconds: this.#retries.reserve(client, waitMs, unitsToMs(units, this.#limit), now) };
    this.#setArrivalTime(client, now + debt);
    return decision;
  }

  get clients(): number {
    return this.#arrivalTimes.size;
  }

  #setArrivalTime(client: string, arrivalTime: number): void {
    // Deleted first, so that the map is in LRU order. Skipped while the map is less than half full.
    if (this.#arrivalTimes.size > MAX_CLIENTS / 2) this.#arrivalTimes.delete(client);
    this.#arrivalTimes.set(client, arrivalTime);
    if (this.#arrivalTimes.size <= MAX_CLIENTS) return;
    // Evicts a batch: searching for the oldest entry one at a time would cost more than the request.
    let surplus = this.#arrivalTimes.size - MAX_CLIENTS * EVICTION_TARGET;
    for (const key of this.#arrivalTimes.keys()) {
      if (surplus-- <= 0) break;
      this.#arrivalTimes.delete(key);
    }
  }
}
