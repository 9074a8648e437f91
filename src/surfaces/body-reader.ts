/** Reads request bodies: size-limited while streaming, held in memory only, freed with the request. */
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import type { FileRules, Upload } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';
import { lazyPackage } from '../core/util/lazy-package.ts';
import { parseBoundedJson } from './bounded-json.ts';
import { freeChunk } from './growable-buffer.ts';
import type { RequestBody } from './request-body.ts';
import { tooLarge, tooManyFiles } from './upload-rules.ts';

const busboy = lazyPackage<typeof import('@fastify/busboy')>('@fastify/busboy');

/** Limit of text bodies: 500,000 characters at three bytes each, plus a margin. */
export const MAX_TEXT_BODY_BYTES = 4 * 1024 * 1024;
/** Bytes read from one body before yielding to the event loop. */
const BYTES_PER_YIELD = 64 * 1024;
const MAX_FORM_FIELDS = 50;
const MAX_FIELD_BYTES = 64 * 1024;
/** The form parser cannot be stopped within a write, so it is fed small slices. */
const FORM_SLICE_BYTES = 4 * 1024;
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i;
/** Limit of all form bytes outside files: fields, part headers, preamble, epilogue. */
const MAX_NON_FILE_BYTES = 256 * 1024;

export interface MultipartForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly Upload[];
}

/** Media type of the body without parameters. */
export function mediaType(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const UTF8 = /^utf-?8$/i;

/** Whether Content-Type names a charset other than UTF-8. */
export function hasLegacyCharset(headers: IncomingHttpHeaders): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  return charset !== undefined && !UTF8.test(charset);
}

/** Streams the body in chunks, with the size limit enforced. */
async function* bodyChunks(body: RequestBody, maxBytes: number): AsyncGenerator<Buffer> {
  const { stream, headers, contentLength } = body;
  rejectContentEncoding(headers);
  if (contentLength > maxBytes) throw tooLarge(maxBytes);
  let bytesSinceYield = 0;
  try {
    // The socket is not destroyed on early return: the error response must still be sent.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      body.recordReceived(chunk.length);
      if (body.receivedBytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
      bytesSinceYield += chunk.length;
      if (bytesSinceYield < BYTES_PER_YIELD) continue;
      bytesSinceYield = 0;
      await yieldToEventLoop();
    }
  } catch (error) {
    throw error instanceof ApiError ? error : malformedBody();
  }
}

async function readBytes(body: RequestBody, maxBytes: number): Promise<Buffer> {
  const file = body.openBuffer(Math.min(maxBytes, body.contentLength));
  for await (const chunk of bodyChunks(body, maxBytes)) {
    file.append(chunk);
    freeChunk(chunk);
  }
  return file.toBuffer();
}

type ChunkDecoder = (chunk?: Buffer) => string;

/** Latin-1: one character per byte. */
const decodeLatin1: ChunkDecoder = (chunk) => chunk?.toString('latin1') ?? '';

function utf8Decoder(): ChunkDecoder {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ApiError('invalid_body', 'The body is not UTF-8 text.');
    }
  };
}

/** Reads a text body, decoded chunk by chunk so that a long one does not block the event loop. */
export async function readTextBody(body: RequestBody, asLatin1 = false): Promise<string> {
  const decode = asLatin1 ? decodeLatin1 : utf8Decoder();
  let text = '';
  for await (const chunk of bodyChunks(body, MAX_TEXT_BODY_BYTES)) {
    body.reserve(chunk.length);
    text += decode(chunk);
    freeChunk(chunk);
  }
  return text + decode();
}

export async function readJsonBody(body: RequestBody): Promise<unknown> {
  const parser = parseBoundedJson(await readTextBody(body));
  for (;;) {
    const { done, value } = parser.next();
    if (done) return value;
    await yieldToEventLoop();
  }
}

/** Reads a single file as the raw body, or files and fields as multipart/form-data. */
export async function readUpload(body: RequestBody, rules: FileRules): Promise<MultipartForm> {
  const type = mediaType(body.headers);
  if (type === 'multipart/form-data') return readForm(body, rules);
  // Files are sniffed by content later: clients such as curl send wrong media types. Only a type that cannot be a file is rejected here.
  if (type === 'application/json') {
    throw new ApiError('unsupported_type', `Send multipart/form-data, or the file itself as one of ${rules.accepts.join(', ')}.`);
  }
  const bytes = await readBytes(body, rules.maxFileBytes);
  return { fields: [], files: bytes.length > 0 ? [{ field: '', type, bytes }] : [] };
}

async function readForm(body: RequestBody, rules: FileRules): Promise<MultipartForm> {
  const fields: (readonly [string, string])[] = [];
  const files: Upload[] = [];
  let totalFileBytes = 0;
  let firstError: ApiError | undefined;
  const fail = (error: ApiError): void => {
    firstError ??= error;
  };
  const form = createFormParser(body.headers, rules);
  const [, quoted, token] = BOUNDARY.exec(body.headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? token;
  const delimiter = boundary && `\r\n--${boundary}`;
  const maxParts = maxPartsOf(rules);
  let delimiters = 0;
  form.on('file', (field, file, _name, _encoding, type) => {
    const buffer = body.openBuffer(0);
    file.on('data', (chunk: Buffer) => {
      totalFileBytes += chunk.length;
      if (totalFileBytes > rules.maxTotalBytes) fail(tooLarge(rules.maxTotalBytes));
      try {
        if (!firstError) buffer.append(chunk);
      } catch (error) {
        fail(error as ApiError);
      }
    });
    file.on('limit', () => fail(tooLarge(rules.maxFileBytes)));
    file.on('error', () => fail(malformedBody()));
    file.on('end', () => {
      const bytes = buffer.toBuffer();
      // An empty file counts as absent, like an empty body.
      if (bytes.length > 0) files.push({ field, type, bytes });
    });
  });
  form.on('field', (name, value, _isNameTruncated, isValueTruncated) => {
    if (isValueTruncated) fail(new ApiError('too_large', `${name.slice(0, 40)}: is longer than ${MAX_FIELD_BYTES} bytes`));
    else fields.push([name, value]);
  });
  form.on('filesLimit', () => fail(tooManyFiles(rules)));
  form.on('fieldsLimit', () => fail(new ApiError('invalid_body', `Send at most ${MAX_FORM_FIELDS} form fields.`)));
  form.on('partsLimit', () => fail(tooManyParts(maxParts)));
  const finished = new Promise<void>((resolve) => {
    form.once('finish', resolve);
    form.on('error', () => {
      fail(malformedBody());
      resolve();
    });
  });
  for await (const chunk of bodyChunks(body, rules.maxTotalBytes + MAX_NON_FILE_BYTES)) {
    for (let offset = 0; offset < chunk.length; offset += FORM_SLICE_BYTES) {
      const slice = chunk.subarray(offset, offset + FORM_SLICE_BYTES);
      // The parser allocates an object for every part, even beyond its limit, so delimiters are counted first.
      if (delimiter) delimiters += countOccurrences(slice, delimiter);
      if (delimiters > maxParts) throw tooManyParts(maxParts);
      await Promise.race([new Promise<void>((resolve) => form.write(slice, () => resolve())), finished]);
      if (firstError) throw firstError;
    }
    if (body.receivedBytes - totalFileBytes > MAX_NON_FILE_BYTES) throw tooLarge(MAX_NON_FILE_BYTES);
  }
  form.end();
  await finished;
  if (firstError) throw firstError;
  return { fields, files };
}

function maxPartsOf({ max }: FileRules): number {
  return max + MAX_FORM_FIELDS;
}

function tooManyParts(maxParts: number): ApiError {
  return new ApiError('invalid_body', `Send at most ${maxParts} parts.`);
}

function countOccurrences(bytes: Buffer, text: string): number {
  let count = 0;
  for (let offset = bytes.indexOf(text); offset >= 0; offset = bytes.indexOf(text, offset + text.length)) count++;
  return count;
}

function createFormParser(headers: IncomingHttpHeaders, rules: FileRules): BusboyInstance {
  const limits = {
    parts: maxPartsOf(rules),
    files: rules.max,
    fields: MAX_FORM_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fileSize: rules.maxFileBytes,
    headerPairs: 20,
  };
  try {
    return new (busboy().Busboy)({ headers: headers as BusboyHeaders, limits });
  } catch {
    throw new ApiError('invalid_body', 'The multipart body has no valid boundary.');
  }
}

function rejectContentEncoding(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new ApiError('unsupported_type', 'Compressed request bodies are not accepted. Send the body without Content-Encoding.');
}

function malformedBody(): ApiError {
  return new ApiError('invalid_body', 'The body is truncated or malformed.');
}
