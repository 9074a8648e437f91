/** Headers of every response, and headers by content type. */
import type { Operation } from '../core/operation/operation.ts';

/** CORS: response headers readable by scripts. */
const EXPOSED_HEADERS = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Cost',
  'Retry-After',
  'ETag',
  'Accept-Ranges',
  'Content-Range',
  'Content-Disposition',
];

/** On every response, including errors: without them a browser script cannot read the error. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Common headers, with the response headers of operations exposed too. */
export function commonHeaders(operations: readonly Operation[]): Readonly<Record<string, string>> {
  const exposed = new Set([...EXPOSED_HEADERS, ...operations.flatMap(({ headers = {} }) => Object.keys(headers))]);
  return { ...COMMON_HEADERS, 'access-control-expose-headers': [...exposed].join(', ') };
}

export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  // The wildcard covers every header except Authorization.
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '86400',
} as const;

/** CSP for data: nothing may run, load or be framed. SVG images may carry inline styles. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";
const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function contentSecurityPolicy(mediaType: string): string {
  return mediaType.startsWith('image/svg') ? SVG_CSP : DATA_CSP;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const PLAIN_TYPE = 'text/plain; charset=utf-8';
export const NO_STORE = 'no-store';
export const PUBLIC_ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
