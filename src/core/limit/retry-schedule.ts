/**
 * Retry-After of rejected requests. Every request of a client gets a later time than its earlier ones: if all got the time at which the first
 * one can be allowed, most of them would be rejected again. No units are charged, and no rate limit decision depends on it.
 */
import { SegmentedCache } from '../util/segmented-cache.ts';
import { MINUTE } from './limiter.ts';

/** After the eviction of a client its next Retry-After may be too short. */
const MAX_CLIENTS = 10_000;

export class RetrySchedule {
  /** Time of the last Retry-After, by client. */
  readonly #lastTimes = new SegmentedCache<string, number>(MAX_CLIENTS);

  /**
   * Returns the seconds to wait, at most a minute: after that the allowance is full again.
   * @param waitMs until the request alone would be allowed
   * @param refillMs time in which its units are refilled
   */
  reserve(client: string, waitMs: number, refillMs: number, now: number): number {
    const last = this.#lastTimes.get(client) ?? 0;
    const time = Math.min(now + MINUTE, Math.max(now + waitMs, last > now ? last + refillMs : 0));
    this.#lastTimes.set(client, time);
    return Math.max(1, Math.ceil((time - now) / 1_000));
  }
}
