/** Decodes a response. A truncated body rejects with the error of `fetch`; anything else that is wrong is a `PotliError`. */
import type { PotliFile } from './entry.ts';
import { PotliError } from './error.ts';

const JSON_TYPE = 'application/json';

/** @param types media types that the operation returns */
export async function readResponse(response: Response, types: readonly string[]): Promise<PotliFile | Record<string, unknown>> {
  const type = mediaTypeOf(response);
  if (!response.ok) throw await failure(response, type === JSON_TYPE ? await response.text() : '');
  // The sign-in page of a network, for example, is HTML with the status 200.
  if (!types.includes(type)) throw unexpectedResponse(response, `of the type ${type || 'none'}`);
  if (type !== JSON_TYPE) return Object.assign(await response.blob(), { headers: Object.fromEntries(response.headers) });
  const { value, cause } = parse(await response.text());
  if (typeof value === 'object' && value !== null && 'data' in value) return value as Record<string, unknown>;
  throw unexpectedResponse(response, 'without data', cause);
}

function failure(response: Response, text: string): PotliError {
  const { value, cause } = parse(text);
  const { code, message } = (value as { error?: { code?: unknown; message?: unknown } } | null)?.error ?? {};
  if (typeof code !== 'string' || typeof message !== 'string') return unexpectedResponse(response, 'without an error code', cause);
  return new PotliError({ code, status: response.status, message, retryAfter: retryAfterOf(response) });
}

/** The response comes from a proxy or from another server. */
function unexpectedResponse(response: Response, problem: string, cause?: unknown): PotliError {
  const message = `A response ${problem}, with the status ${response.status}: it does not come from Potli.`;
  return new PotliError({ code: 'unexpected_answer', status: response.status, message, retryAfter: retryAfterOf(response), cause });
}

function parse(text: string): { readonly value: unknown; readonly cause?: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { value: null, cause };
  }
}

function mediaTypeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Seconds to wait by Retry-After: a number of seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  // Relative to the server's clock, if it is known: that of the client may be wrong.
  const until = Date.parse(text) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil(until / 1_000));
}
