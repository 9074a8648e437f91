/** Headers that every answer carries, and the ones that depend on what it is. */
import type { Operation } from '../core/request/operation.ts';

/** What a page in a browser may read of any answer. */
const EXPOSED = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Cost',
  'Retry-After',
  'ETag',
  'Content-Disposition',
];

/** On every answer, the failed ones too: without them a page in a browser cannot even read the error. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(', '),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The same where operations answer: a page may also read the headers of their own. */
export function commonHeaders(operations: readonly Operation[]): Readonly<Record<string, string>> {
  const exposed = new Set([...EXPOSED, ...operations.flatMap(({ headers = {} }) => Object.keys(headers))]);
  return { ...COMMON_HEADERS, 'access-control-expose-headers': [...exposed].join(', ') };
}

export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  // A star stands for every header but this one.
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '86400',
} as const;

/** Data is not a page: nothing in it may run, load or be framed. Pictures drawn from a caller's text may at least style themselves. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function contentPolicy(mediaType: string): string {
  return mediaType.startsWith('image/svg') ? SVG_POLICY : DATA_POLICY;
}

/** What most answers are. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const PLAIN_TYPE = 'text/plain; charset=utf-8';
export const NO_STORE = 'no-store';
export const PUBLIC_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
