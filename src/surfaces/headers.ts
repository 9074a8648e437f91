/** Headers that every answer carries, and the ones that depend on what it is. */

const EXPOSED = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'ETag',
  'X-Code-Language',
  'X-Original-Bytes',
  'X-Page-Count',
  'X-Compressed-Bytes',
  'X-Compress-Note',
  'X-Model',
  'X-Logo-Source',
  'X-Barcode-Text',
  'X-Image-Width',
  'X-Image-Height',
  'X-Original-Width',
  'X-Original-Height',
  'Content-Disposition',
].join(', ');

/** On every answer, the failed ones too: without them a page in a browser cannot even read the error. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  // A star stands for every header but this one.
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '86400',
} as const;

/** Data is not a page: nothing in it may run, load or be framed. Pictures drawn from a caller's text may at least style themselves. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function contentPolicy(mediaType: string): string {
  return mediaType.startsWith('image/svg') ? SVG_POLICY : DATA_POLICY;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const PLAIN_TYPE = 'text/plain; charset=utf-8';
export const NO_STORE = 'no-store';
export const PUBLIC_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
