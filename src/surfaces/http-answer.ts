/** HTTP response before compression and conditional requests: body and metadata. */
import { createHash } from 'node:crypto';
import { type ApiError, errorBody } from '../core/request/api-error.ts';
import { encodedText, type Latin1Bytes, type PlainText } from '../core/request/json.ts';
import type { Coded } from './compressor.ts';
import { JSON_TYPE } from './headers.ts';

export interface HttpAnswer {
  /** Default: 200. */
  readonly status?: number;
  readonly type: string;
  /** Bytes, or a Latin-1 string of bytes: node:http sends a string together with the headers in one write. */
  readonly body: Latin1Bytes | Uint8Array;
  /** Cache-Control; default: `no-store`. */
  readonly cache?: string | undefined;
  /** Entity tag; set on cacheable responses, which are all successful. */
  readonly tag?: string | undefined;
  /** Vary, in addition to Accept-Encoding. */
  readonly vary?: string | undefined;
  /** Content-Security-Policy, if it differs from that of data. */
  readonly policy?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Compressed variants, cached here for responses that are sent repeatedly. */
  readonly coded?: Coded;
}

/** From this size, two writes are cheaper than building a string. */
export const LONG = 64 * 1024;

export function jsonAnswer(json: PlainText, more: Omit<HttpAnswer, 'type' | 'body'> = {}): HttpAnswer {
  return { ...more, type: JSON_TYPE, body: encodedText(json) };
}

export function faultAnswer(fault: ApiError): HttpAnswer {
  return jsonAnswer(errorBody(fault), { status: fault.status, headers: fault.headers });
}

/** Static response: built once, with an entity tag and cached compressed variants. Concurrent sends share its bytes. */
export function fixedAnswer(content: Buffer | PlainText, type: string, more: Pick<HttpAnswer, 'cache' | 'policy' | 'headers'>): HttpAnswer {
  const body = Buffer.from(content);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { ...more, type, body, tag, coded: new Map() };
}
