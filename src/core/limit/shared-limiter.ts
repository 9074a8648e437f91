/** A rate limiter shared by all replicas through Valkey or Redis, with a fallback while the store is unreachable. */
import { applyGcra, unitsToMs } from './gcra.ts';
import { type Limiter, MINUTE, type RateLimitDecision } from './limiter.ts';
import type { RedisStore } from './redis-store.ts';
import { RetrySchedule } from './retry-schedule.ts';
import type { LimitSecret } from './secret.ts';

/** Circuit breaker: pause after a failure, so that a hanging store does not delay every request. */
const CIRCUIT_OPEN_MS = 2_000;

/**
 * `applyGcra` as an atomic script in the store. It uses the clock of the store, so replicas need not have synchronised clocks.
 * Returns the debt before the request, from which the decision follows.
 */
const TAKE_SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + clock[2] / 1000
local debt = math.max(0, tonumber(redis.call('GET', KEYS[1]) or '0') - now)
local new_debt = debt + ARGV[1]
if new_debt > 0 and new_debt <= ${MINUTE} then
  redis.call('SET', KEYS[1], string.format('%.3f', now + new_debt), 'PX', math.ceil(new_debt))
end
return tostring(debt)`;

/** The first secret wins. If the store loses it, the next replica to connect sets it again. */
const SHARE_SECRET_SCRIPT = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
return redis.call('GET', KEYS[1])`;

export class SharedLimiter implements Limiter {
  readonly #limit: number;
  readonly #store: RedisStore;
  readonly #fallback: Limiter;
  readonly #secret: LimitSecret;
  /** The connection on which replicas agreed on a secret: after a reconnect the store may have lost it. */
  #sharedOn = 0;
  #resumeAt = 0;
  /** Of the requests that this replica rejected. */
  readonly #retries = new RetrySchedule();

  constructor(unitsPerMinute: number, store: RedisStore, fallback: Limiter, secret: LimitSecret) {
    this.#limit = unitsPerMinute;
    this.#store = store;
    this.#fallback = fallback;
    this.#secret = secret;
  }

  async take(client: string, units: number): Promise<RateLimitDecision> {
    const connection = this.#store.connection();
    if (connection === undefined || performance.now() < this.#resumeAt) return this.#fallback.take(client, units);
    if (!this.#secret.isConfigured && this.#sharedOn !== connection) {
      this.#sharedOn = connection;
      await this.#adoptSharedSecret();
      // The key of this request was hashed with another secret.
      return this.#fallback.take(client, units);
    }
    try {
      const debt = await this.#store.evaluate(TAKE_SCRIPT, `potli:limit:${client}`, String(unitsToMs(units, this.#limit)));
      const { waitMs, decision } = applyGcra(this.#limit, Number(debt), units);
      if (decision.allowed) return decision;
      return { ...decision, retrySeconds: this.#retries.reserve(client, waitMs, unitsToMs(units, this.#limit), performance.now()) };
    } catch {
      this.#resumeAt = performance.now() + CIRCUIT_OPEN_MS;
      return this.#fallback.take(client, units);
    }
  }

  async #adoptSharedSecret(): Promise<void> {
    try {
      this.#secret.value = await this.#store.evaluate(SHARE_SECRET_SCRIPT, 'potli:limit-secret', this.#secret.value);
    } catch {
      this.#sharedOn = 0;
      this.#resumeAt = performance.now() + CIRCUIT_OPEN_MS;
    }
  }
}
