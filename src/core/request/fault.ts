/**
 * Every way in which a request can fail, in one table.
 * Handlers throw a `Fault`; each surface turns it into its own form (`{error: {code, message}}` over HTTP, `isError` over MCP).
 */

export const FAULT_STATUS = {
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

export type FaultCode = keyof typeof FAULT_STATUS;

export class Fault extends Error {
  readonly code: FaultCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: FaultCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.status = FAULT_STATUS[code];
    this.headers = headers;
  }
}

/** The body of every failed answer. */
export function errorBody(fault: Pick<Fault, 'code' | 'message'>): string {
  return JSON.stringify({ error: { code: fault.code, message: fault.message } });
}

/** What a client sees of an error that is not a `Fault`: nothing of its cause, which may hold input or paths. */
export function toFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault('internal', 'Something went wrong on our side. Please try again.');
}

/** 404: the request was well formed, and nothing matches it. The sentence should help: a successor, a near miss, a place to look. */
export function notFound(message: string): never {
  throw new Fault('not_found', message);
}

/** 400 for rules that span several parameters; single parameters are refused by their schema. */
export function invalid(parameter: string, rule: string): never {
  throw new Fault('invalid_parameter', `${parameter}: ${rule}`);
}

/** 503 with the number of seconds after which trying again makes sense. */
export function busy(message: string, seconds: number): never {
  throw new Fault('busy', message, { 'retry-after': String(seconds) });
}
