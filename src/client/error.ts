/** What went wrong, whichever way Potli was asked. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The one error of the client and of the library. */
export class PotliError extends Error {
  /** A word for programs, such as `not_found`; `unreachable` where no answer came at all, `unexpected_answer` where it was none of Potli's. */
  readonly code: string;
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** In how many seconds to try again, where Potli has said so. */
  readonly retryAfter: number | undefined;

  constructor({ code, status, message, retryAfter, cause }: Failure) {
    super(message, { cause });
    this.name = 'PotliError';
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
