/** Files in tool calls, base64-encoded in JSON. */

import type { Operation, Upload } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';
import { checkFiles, tooManyFiles } from './upload-rules.ts';

export interface ToolArguments {
  /** Arguments other than files. */
  readonly members: Record<string, unknown>;
  readonly files: readonly Upload[];
}

/** JSON schema property for files; empty if the operation takes none. */
export function describeFiles({ files: rules }: Operation): Record<string, object> {
  if (!rules) return {};
  const { accepts, min, max } = rules;
  return {
    files: {
      type: 'array',
      items: { type: 'string', contentEncoding: 'base64' },
      minItems: Math.max(1, min),
      maxItems: max,
      description: `In base64, or as data: URLs; ${accepts.join(', ')}`,
    },
  };
}

/** `data:application/pdf;base64,…` (RFC 2397). The media type is not trusted: content is sniffed. */
const DATA_URL = /^data:([\w.+/-]{0,100})(?:;[\w=.-]{1,100}){0,3};base64,/;
/** Whitespace is ignored, as by the decoder. Repetitions are disjoint, so that matching is linear (no ReDoS). */
const BASE64 = /^[A-Za-z0-9+/_\s-]*(?:=\s*){0,2}$/;

export function decodeToolFiles({ files: rules }: Operation, { files, ...members }: Record<string, unknown>): ToolArguments {
  if (!rules) return { members: files === undefined ? members : { files, ...members }, files: [] };
  const encoded: readonly unknown[] = files === undefined ? [] : [files].flat();
  if (encoded.length > rules.max) throw tooManyFiles(rules);
  const uploads = encoded.map(decodeUpload);
  checkFiles(
    rules,
    uploads.map(({ bytes }) => bytes.length),
  );
  return { members, files: uploads };
}

function decodeUpload(text: unknown): Upload {
  if (typeof text !== 'string') throw notBase64();
  const head = DATA_URL.exec(text);
  const code = text.slice(head?.[0].length ?? 0);
  if (!BASE64.test(code)) throw notBase64();
  return { field: 'file', type: head?.[1] ?? '', bytes: Buffer.from(code, 'base64') };
}

function notBase64(): ApiError {
  return new ApiError('invalid_parameter', 'files: must be base64 strings, or data: URLs in base64');
}
