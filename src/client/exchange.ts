/** Sends a request and decodes the response: JSON, a file, or a `PotliError`. */
import type { CallOptions, PotliFile } from './entry.ts';
import { PotliError } from './error.ts';
import type { HttpRequest } from './request.ts';
import { readResponse } from './response.ts';
import { type RateGate, retryDelayOf, sleep, withJitter } from './retry.ts';

export interface ClientOptions {
  /** Base URL of the service, such as `https://potli.example`; empty for same-origin pages. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of retries after a response with the status 429 or 503; default: 3. */
  readonly retries?: number;
  /** Seconds that a call may wait for retries in all; an error with a longer Retry-After is thrown at once; default: 60. */
  readonly longestWait?: number;
  /** Seconds until a response must be complete; default: 120. */
  readonly timeout?: number;
}

const DEFAULT_RETRIES = 3;
const DEFAULT_LONGEST_WAIT = 60;
/** Longer than any job may take on the server. */
const DEFAULT_TIMEOUT = 120;
const MS_PER_SECOND = 1_000;

/** Sends a request, with retries. JSON is returned parsed, anything else as a file. */
export async function exchange(
  request: HttpRequest,
  gate: RateGate,
  options: ClientOptions,
  { signal }: CallOptions,
): Promise<PotliFile | Record<string, unknown>> {
  const { retries = DEFAULT_RETRIES, longestWait = DEFAULT_LONGEST_WAIT } = options;
  await gate.wait(signal);
  for (let attempt = 0, waited = 0; ; attempt++) {
    try {
      return await sendOnce(request, options, signal);
    } catch (error) {
      const delay = error instanceof PotliError ? retryDelayOf(error, attempt) : undefined;
      if (delay === undefined || attempt >= retries || waited + delay > longestWait) throw error;
      waited += delay;
      const ms = withJitter(delay) * MS_PER_SECOND;
      gate.delay(error as PotliError, ms);
      await sleep(ms, signal);
    }
  }
}

async function sendOnce(
  { address, init, types }: HttpRequest,
  { baseUrl, headers, timeout = DEFAULT_TIMEOUT, fetch: fetchFunction = fetch }: ClientOptions,
  signal: AbortSignal | undefined,
): Promise<PotliFile | Record<string, unknown>> {
  const server = baseUrl || 'the server';
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, timeout * MS_PER_SECOND);
  let response: Response | undefined;
  try {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    const requestInit = { ...init, headers: { ...headers, ...init.headers }, signal: controller.signal };
    response = await fetchFunction(`${baseUrl.replace(/\/+$/, '')}${address}`, requestInit);
    return await readResponse(response, types);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof PotliError) throw cause;
    const status = response?.status ?? 0;
    if (isLate)
      throw new PotliError({ code: 'timeout', status, message: `No complete response from ${server} within ${timeout} s.`, cause });
    if (response) throw new PotliError({ code: 'incomplete_answer', status, message: `The response from ${server} is incomplete.`, cause });
    throw new PotliError({ code: 'unreachable', status, message: `No response from ${server}.`, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
