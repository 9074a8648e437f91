/** The interval of the limit, in milliseconds. */
export const MINUTE = 60_000;

/** A rate limiter, in this process or in a store shared by replicas. */
export interface Limiter {
  /** Takes units from a client's allowance, all or nothing. */
  take(client: string, units: number): RateLimitDecision | Promise<RateLimitDecision>;
}

export interface RateLimitDecision {
  readonly allowed: boolean;
  /** Units per minute. */
  readonly limit: number;
  /** Units left now. */
  readonly remaining: number;
  /** Seconds until the allowance is full. */
  readonly resetSeconds: number;
  /** Seconds until the rejected request would be allowed (Retry-After). */
  readonly retrySeconds: number;
}
