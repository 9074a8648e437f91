/** An answer made ready to be sent: as bytes, with all that its headers say of it. */
import { crc32 } from 'node:zlib';
import { type Answer, ENVELOPE_START, type Envelope, envelope, type FileAnswer, isFile } from '../core/request/envelope.ts';
import type { Operation } from '../core/request/operation.ts';
import { JSON_TYPE } from './headers.ts';

export interface HttpAnswer {
  readonly type: string;
  /** Bytes, or a text of them, one character each: node:http sends a text together with the headers, in one write. */
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Of answers that may be cached. */
  readonly tag?: string | undefined;
}

/** From here on two writes cost less than making a text. */
const LONG = 64 * 1024;

export function prepare({ cache, plainText }: Operation, answer: Answer | FileAnswer): HttpAnswer {
  const isTagged = cache === 'dataset';
  if (isFile(answer)) {
    const { type, headers, file } = answer;
    const bytes = typeof file === 'string' ? Buffer.from(file) : Buffer.from(file.buffer, file.byteOffset, file.length);
    return {
      type,
      body: bytes.length < LONG ? bytes.toString('latin1') : bytes,
      headers: plainText ? { ...headers, ...VARYING } : headers,
      tag: isTagged ? tagOf(crc32(bytes), bytes.length) : undefined,
    };
  }
  const parts = envelope(answer);
  const body = join(parts);
  return {
    type: JSON_TYPE,
    body,
    headers: plainText ? VARYING : undefined,
    tag: isTagged ? tagOf(crc32(parts.end, crc32(parts.data)), body.length) : undefined,
  };
}

/** Of answers that a client may also have as text. */
const VARYING = { vary: 'accept' };

function tagOf(sum: number, length: number): string {
  return `"${sum}-${length}"`;
}

function join({ data, end }: Envelope): string | Uint8Array {
  if (data.length < LONG) return ENVELOPE_START + data.toString('latin1') + end;
  return Buffer.concat([Buffer.from(ENVELOPE_START), data, Buffer.from(end, 'latin1')]);
}
