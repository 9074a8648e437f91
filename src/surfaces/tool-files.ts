/** Files in tool calls, base64-encoded in JSON. */

import { readFileSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Operation, Upload } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';
import { checkFiles, tooLarge, tooManyFiles } from './upload-rules.ts';

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

/** @param allowLocalFiles whether a string may be the path or file: URL of a file on this machine */
export function decodeToolFiles(
  { files: rules }: Operation,
  { files, ...members }: Record<string, unknown>,
  allowLocalFiles = false,
): ToolArguments {
  if (!rules) return { members: files === undefined ? members : { files, ...members }, files: [] };
  const encoded: readonly unknown[] = files === undefined ? [] : [files].flat();
  if (encoded.length > rules.max) throw tooManyFiles(rules);
  const uploads = encoded.map((text) => (allowLocalFiles && readLocalFile(text, rules.maxFileBytes)) || decodeUpload(text));
  if (uploads.filter(({ bytes }) => bytes.length > 0).length < rules.min) throw tooFewToolFiles(rules.min);
  checkFiles(
    rules,
    uploads.map(({ bytes }) => bytes.length),
  );
  return { members, files: uploads };
}

function tooFewToolFiles(min: number): ApiError {
  return new ApiError('missing_file', `files: must have ${min === 1 ? 'a file' : `at least ${min} files`}, in base64 or as a data: URL`);
}

/** Longer texts are content: no system has such paths. */
const MAX_PATH_LENGTH = 4_096;
const FILE_URL = /^file:\/\//i;

/** Undefined if the text is not the path of a file. Base64 may look like an absolute path: the file must exist. */
function readLocalFile(text: unknown, maxBytes: number): Upload | undefined {
  if (typeof text !== 'string' || text.length > MAX_PATH_LENGTH) return undefined;
  const isUrl = FILE_URL.test(text);
  if (!isUrl && !isAbsolute(text)) return undefined;
  try {
    const path = isUrl ? fileURLToPath(text) : text;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) {
      if (stats.size > maxBytes) throw tooLarge(maxBytes);
      return { field: 'file', type: '', bytes: readFileSync(path) };
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('invalid_parameter', 'files: the file cannot be read');
  }
  if (isUrl) throw new ApiError('invalid_parameter', 'files: there is no such file');
  return undefined;
}

function decodeUpload(text: unknown): Upload {
  if (typeof text !== 'string') throw notBase64();
  if (FILE_URL.test(text))
    throw new ApiError('invalid_parameter', 'files: paths are read only over standard input and output (potli --mcp); send base64');
  const prefix = DATA_URL.exec(text);
  const payload = text.slice(prefix?.[0].length ?? 0);
  if (!BASE64.test(payload)) throw notBase64();
  return { field: 'file', type: prefix?.[1] ?? '', bytes: Buffer.from(payload, 'base64') };
}

function notBase64(): ApiError {
  return new ApiError('invalid_parameter', 'files: must be base64 strings, or data: URLs in base64');
}
