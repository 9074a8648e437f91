/** Failure of a call, over HTTP or in process. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** Error class of the client and of the library. */
export class PotliError extends Error {
  /**
   * Machine-readable code such as `not_found`. Of the client: `unreachable` if there was no response, `timeout` if it took too long,
   * `incomplete_answer` if it was truncated, `unexpected_answer` if it did not come from Potli.
   */
  readonly code: string;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Seconds until a retry may succeed (Retry-After). */
  readonly retryAfter: number | undefined;

  constructor({ code, status, message, retryAfter, cause }: Failure) {
    super(message, { cause });
    this.name = 'PotliError';
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
