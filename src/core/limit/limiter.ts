/** The allowance of a client, whoever keeps it: this process, or a store that several share. */
export interface Limiter {
  /** Takes units from a client's allowance, all or nothing. */
  take(client: string, units: number): Verdict | Promise<Verdict>;
}

export interface Verdict {
  readonly allowed: boolean;
  /** Units a minute. */
  readonly limit: number;
  /** Units left right now. */
  readonly remaining: number;
  /** Seconds until the whole allowance is there again. */
  readonly resetSeconds: number;
  /** Seconds until the refused request would be allowed. */
  readonly retrySeconds: number;
}
