/** An answer made ready to be sent: as bytes, with all that its headers say of it. */
import { createHash } from 'node:crypto';
import { type ApiError, errorBody } from '../core/request/api-error.ts';
import { encodedText, type Latin1Bytes, type PlainText } from '../core/request/json.ts';
import type { Coded } from './compressor.ts';
import { JSON_TYPE } from './headers.ts';

export interface HttpAnswer {
  /** 200 if nothing is said. */
  readonly status?: number;
  readonly type: string;
  /** Bytes, or a text of them: node:http sends a text together with the headers, in one write. */
  readonly body: Latin1Bytes | Uint8Array;
  /** Cache-Control; nobody may keep the answer if nothing is said. */
  readonly cache?: string | undefined;
  /** Of answers that may be cached, which are all successes. */
  readonly tag?: string | undefined;
  /** What else of the request it depends on, besides the forms that are accepted. */
  readonly vary?: string | undefined;
  /** Content-Security-Policy, where it is not that of all data. */
  readonly policy?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Of answers that are sent again and again: their compressed forms are kept here. */
  readonly coded?: Coded;
}

/** From here on two writes cost less than making a text. */
export const LONG = 64 * 1024;

export function jsonAnswer(json: PlainText, more: Omit<HttpAnswer, 'type' | 'body'> = {}): HttpAnswer {
  return { ...more, type: JSON_TYPE, body: encodedText(json) };
}

export function faultAnswer(fault: ApiError): HttpAnswer {
  return jsonAnswer(errorBody(fault), { status: fault.status, headers: fault.headers });
}

/** One that is the same for all: made once, with a tag, its compressed forms kept. All who wait for it share its bytes. */
export function fixedAnswer(content: Buffer | PlainText, type: string, more: Pick<HttpAnswer, 'cache' | 'policy' | 'headers'>): HttpAnswer {
  const body = Buffer.from(content);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { ...more, type, body, tag, coded: new Map() };
}
