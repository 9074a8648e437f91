/** Sends a request and decodes the response: JSON, a file, or a `PotliError`. */
import type { CallOptions } from './entry.ts';
import { PotliError } from './error.ts';
import type { HttpRequest } from './request.ts';

export interface ClientOptions {
  /** Base URL of the service, such as `https://potli.example`; empty for same-origin pages. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of retries after a response with Retry-After; default: 1. */
  readonly retries?: number;
  /** If Retry-After exceeds this many seconds, the error is thrown at once; default: 60. */
  readonly longestWait?: number;
}

const DEFAULT_RETRIES = 1;
const DEFAULT_LONGEST_WAIT = 60;
const MS_PER_SECOND = 1_000;

/** Sends a request, with retries. JSON is returned parsed, anything else as a Blob. */
export async function exchange(
  { address, init }: HttpRequest,
  options: ClientOptions,
  { signal }: CallOptions,
): Promise<Blob | Record<string, unknown>> {
  const { baseUrl, headers, retries = DEFAULT_RETRIES, longestWait = DEFAULT_LONGEST_WAIT } = options;
  const url = `${baseUrl.replace(/\/+$/, '')}${address}`;
  const ask = options.fetch ?? fetch;
  const request = { ...init, headers: { ...headers, ...init.headers }, signal: signal ?? null };
  for (let left = retries; ; left--) {
    const response = await ask(url, request).catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new PotliError({ code: 'unreachable', status: 0, message: `There is no answer from ${baseUrl || 'the server'}.`, cause });
    });
    if (response.ok) return read(response);
    const error = await failure(response);
    if (left <= 0 || error.retryAfter === undefined || error.retryAfter > longestWait) throw error;
    await pause(error.retryAfter * MS_PER_SECOND, signal);
  }
}

async function read(response: Response): Promise<Blob | Record<string, unknown>> {
  if (!isJson(response)) return response.blob();
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'data' in body) return body as Record<string, unknown>;
  throw unexpected(response);
}

async function failure(response: Response): Promise<PotliError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = seconds >= 0 ? seconds : undefined;
  const body = isJson(response)
    ? ((await response.json().catch(() => null)) as { error?: { code?: unknown; message?: unknown } } | null)
    : null;
  const { code, message } = body?.error ?? {};
  if (typeof code !== 'string' || typeof message !== 'string') return unexpected(response, retryAfter);
  return new PotliError({ code, status: response.status, message, retryAfter });
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}

/** The response comes from a proxy or from another server. */
function unexpected({ status }: Response, retryAfter?: number): PotliError {
  return new PotliError({
    code: 'unexpected_answer',
    status,
    message: `An answer that is none of Potli's, with the status ${status}.`,
    retryAfter,
  });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
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
