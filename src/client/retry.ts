/** Retry policy, and the backoff shared by all calls of a client. */
import type { PotliError } from './error.ts';

const RETRIED_STATUSES: readonly number[] = [429, 503];
/** Error code of a job that exceeded its time limit: a retry would fail again. */
const TIMEOUT_CODE = 'timeout';
/** Codes that concern one operation: calls of others need not wait. */
const LOCAL_CODES: readonly string[] = ['dataset_not_loaded', 'model_not_loaded', 'upstream_unavailable'];
/** Wait before the first retry where the response has no Retry-After; doubled with each retry. */
const FIRST_BACKOFF_SECONDS = 1;
/** Retries of many clients are spread over this share of the wait. */
const JITTER_SHARE = 0.2;

/** Seconds until the next attempt; undefined if a retry is pointless. */
export function retryDelayOf({ status, code, retryAfter }: PotliError, attempt: number): number | undefined {
  if (!RETRIED_STATUSES.includes(status) || code === TIMEOUT_CODE) return undefined;
  return retryAfter ?? FIRST_BACKOFF_SECONDS * 2 ** attempt;
}

export function withJitter(seconds: number): number {
  return seconds * (1 + JITTER_SHARE * Math.random());
}

/** Delays new calls while the server rejects requests; each rejected call waits for its own Retry-After. */
export class RateGate {
  #openAt = 0;

  delay({ code }: PotliError, ms: number): void {
    if (!LOCAL_CODES.includes(code)) this.#openAt = Math.max(this.#openAt, Date.now() + ms);
  }

  async wait(signal: AbortSignal | undefined): Promise<void> {
    for (let remainingMs = this.#openAt - Date.now(); remainingMs > 0; remainingMs = this.#openAt - Date.now())
      await sleep(remainingMs, signal);
  }
}

export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
