/** HTTP response before compression and conditional requests: body and metadata. */
import { createHash } from 'node:crypto';
import { type ApiError, errorBody } from '../core/request/api-error.ts';
import { type Latin1Bytes, type PlainText, utf8AsLatin1 } from '../core/request/json.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import type { ContentCoding } from './content-coding.ts';
import { JSON_TYPE } from './headers.ts';

export interface HttpResponse {
  /** Default: 200. */
  readonly status?: number;
  readonly type: string;
  /** Bytes, or a Latin-1 string of bytes: node:http sends a string together with the headers in one write. */
  readonly body: Latin1Bytes | Uint8Array;
  /** Cache-Control; default: `no-store`. */
  readonly cache?: string | undefined;
  /** Entity tag; set on cacheable responses, which are all successful. */
  readonly etag?: string | undefined;
  /** Vary, in addition to Accept-Encoding. */
  readonly vary?: string | undefined;
  /** Content-Security-Policy, if it differs from that of data. */
  readonly policy?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Compressed variants, cached here for responses that are sent repeatedly. */
  readonly encoded?: EncodedVariants;
}

/** From this size, two writes are cheaper than building a string. */
export const SEPARATE_WRITE_BYTES = 64 * 1024;

export function jsonResponse(json: PlainText, options: Omit<HttpResponse, 'type' | 'body'> = {}): HttpResponse {
  return { ...options, type: JSON_TYPE, body: utf8AsLatin1(json) };
}

export function errorResponse(error: ApiError): HttpResponse {
  return jsonResponse(errorBody(error), { status: error.status, headers: error.headers });
}

/** Static response: built once, with an entity tag and cached compressed variants. Concurrent sends share its bytes. */
export function staticResponse(
  content: Buffer | PlainText,
  type: string,
  options: Pick<HttpResponse, 'cache' | 'policy' | 'headers'>,
): HttpResponse {
  const body = Buffer.from(content);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { ...options, type, body, etag: tag, encoded: new Map() };
}

/** Cached compressed variants of a response. */
export type EncodedVariants = Map<ContentCoding, MaybePromise<Uint8Array>>;
