/**
 * All error codes of the API and their HTTP statuses.
 * Handlers throw an `ApiError`; each surface renders it in its own format (`{error: {code, message}}` over HTTP, `isError` over MCP).
 */

export const ERROR_STATUS = {
  invalid_parameter: 400,
  missing_parameter: 400,
  missing_file: 400,
  invalid_body: 400,
  target_not_allowed: 400,
  invalid_pattern: 400,
  pattern_timeout: 400,
  ambiguous_encoding: 400,
  not_found: 404,
  unknown_route: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  too_large: 413,
  uri_too_long: 414,
  unsupported_type: 415,
  password_protected: 422,
  unreadable_file: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  dataset_not_loaded: 503,
  model_not_loaded: 503,
  busy: 503,
  timeout: 503,
  upstream_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.headers = headers;
  }
}

/** The body of every error response. */
export function errorBody(error: Pick<ApiError, 'code' | 'message'>): string {
  return JSON.stringify({ error: { code: error.code, message: error.message } });
}

/** Maps an unexpected error to a generic `ApiError`, without its cause, which may contain input or paths. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('internal', 'Something went wrong on our side. Please try again.');
}

/** 404: the request was well formed, but nothing matches. The message should suggest a next step: a successor, a similar value, another path. */
export function notFound(message: string): never {
  throw new ApiError('not_found', message);
}

/** 400 for rules across several parameters; single parameters are validated by their schema. */
export function invalid(parameter: string, rule: string): never {
  throw new ApiError('invalid_parameter', `${parameter}: ${rule}`);
}

/** 503 with a Retry-After in seconds. */
export function busy(message: string, seconds: number): never {
  throw new ApiError('busy', message, { 'retry-after': String(seconds) });
}
