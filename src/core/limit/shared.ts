/** One allowance for all replicas: kept in Valkey or Redis, and by another limiter for as long as the store cannot be asked. */
import { judge, MINUTE, timeOf } from './gcra.ts';
import type { Limiter, Verdict } from './limiter.ts';
import type { LimitSecret } from './secret.ts';
import type { Store } from './store.ts';

/** After a failure the store is left alone for so long: a store that hangs must not make every request wait for it. */
const PAUSE_MS = 2_000;

/**
 * The rule of `judge` where the number is kept. The clock is the store's, so replicas need not agree on the time.
 * Returns the debt before the request: what follows from it is the same for all.
 */
const TAKE = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + clock[2] / 1000
local debt = math.max(0, tonumber(redis.call('GET', KEYS[1]) or '0') - now)
local wanted = debt + ARGV[1]
if wanted > 0 and wanted <= ${MINUTE} then
  redis.call('SET', KEYS[1], string.format('%.3f', now + wanted), 'PX', math.ceil(wanted))
end
return tostring(debt)`;

/** The secret of the first that came is that of all. It stays for as long as the store remembers; whoever is left brings it back. */
const AGREE = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
return redis.call('GET', KEYS[1])`;

export class SharedLimiter implements Limiter {
  readonly #limit: number;
  readonly #store: Store;
  readonly #fallback: Limiter;
  readonly #secret: LimitSecret;
  /** The connection over which replicas have agreed on a secret: behind a new one may be a store that has forgotten it. */
  #agreedOn = 0;
  #resumeAt = 0;

  constructor(unitsPerMinute: number, store: Store, fallback: Limiter, secret: LimitSecret) {
    this.#limit = unitsPerMinute;
    this.#store = store;
    this.#fallback = fallback;
    this.#secret = secret;
  }

  async take(client: string, units: number): Promise<Verdict> {
    const connection = this.#store.connection();
    if (connection === undefined || performance.now() < this.#resumeAt) return this.#fallback.take(client, units);
    if (!this.#secret.isGiven && this.#agreedOn !== connection) {
      this.#agreedOn = connection;
      await this.#agree();
      // The key that was asked for was made with another secret.
      return this.#fallback.take(client, units);
    }
    try {
      const debt = await this.#store.evaluate(TAKE, `potli:limit:${client}`, String(timeOf(units, this.#limit)));
      return judge(this.#limit, Number(debt), units).verdict;
    } catch {
      this.#resumeAt = performance.now() + PAUSE_MS;
      return this.#fallback.take(client, units);
    }
  }

  async #agree(): Promise<void> {
    try {
      this.#secret.value = await this.#store.evaluate(AGREE, 'potli:limit-secret', this.#secret.value);
    } catch {
      this.#agreedOn = 0;
      this.#resumeAt = performance.now() + PAUSE_MS;
    }
  }
}
