/** Streams a file from disk: all of it or a range, compressed on the fly where useful, never buffered completely. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { type ContentCoding, negotiateCoding } from './content-coding.ts';
import { etagMatches } from './etag.ts';
import { errorResponse, type HttpResponse } from './http-response.ts';
import { contentHeaders, isNotModified, logResponse, NOT_MODIFIED, responseHeaders, send } from './send.ts';

export interface FileResponse extends Pick<HttpResponse, 'type' | 'cache' | 'headers'> {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly isCompressible: boolean;
}

const PARTIAL = 206;
const NOT_SATISFIABLE = 416;
const CHUNK_BYTES = 64 * 1024;
/** Fastest level: large files are compressed for each request. A window of 256 KB limits memory. */
const FASTEST_LEVEL = 1;
const WINDOW_BITS = 18;

const COMPRESSORS = {
  br: () =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: FASTEST_LEVEL, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } }),
  gzip: () => createGzip({ level: FASTEST_LEVEL }),
} as const;

export function sendFile(reply: FastifyReply, file: FileResponse): MaybePromise<void> {
  const { request } = reply;
  // A timeout response was sent already.
  if (reply.raw.headersSent) return;
  const plainTag = `"${file.sha256}"`;
  const part = ifRangeMatches(request.headers['if-range'], plainTag) ? parseRange(request.headers.range, file.bytes) : 'all';
  if (part === 'none') {
    const rangeError = new ApiError('invalid_parameter', `Range: the file has ${file.bytes} bytes.`, {
      'content-range': `bytes */${file.bytes}`,
    });
    return send(reply, { ...errorResponse(rangeError), status: NOT_SATISFIABLE });
  }
  // Ranges are of the uncompressed file: ranges of two compressed streams could not be combined.
  const coding = part === 'all' && file.isCompressible ? negotiateCoding(request.headers['accept-encoding']) : undefined;
  const tag = coding ? `"${file.sha256}-${coding}"` : plainTag;
  const { raw } = reply;
  const status = isNotModified(reply, tag) ? NOT_MODIFIED : part === 'all' ? 200 : PARTIAL;
  const head = responseHeaders(
    reply.responseContext,
    reply,
    { ...file, etag: tag },
    contentHeaders(file),
    file.isCompressible ? 'accept-encoding' : undefined,
    coding,
  );
  head.push('accept-ranges', 'bytes');
  if (!coding) head.push('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`);
  if (status !== NOT_MODIFIED) head.push(...lengthHeaders(part, file.bytes, coding));
  raw.writeHead(status, head);
  reply.hijack();
  logResponse(reply.responseContext.log, reply, status);
  if (status === NOT_MODIFIED || request.method === 'HEAD') {
    raw.end();
    return;
  }
  const range = part === 'all' ? {} : { start: part.from, end: part.to };
  const source = createReadStream(file.path, { ...range, highWaterMark: CHUNK_BYTES });
  // On disconnect or read error the connection is closed: Content-Length reveals the truncation to the client.
  const ignoreError = (): void => undefined;
  if (coding) pipeline(source, COMPRESSORS[coding](), raw, ignoreError);
  else pipeline(source, raw, ignoreError);
  reply.responseContext.backpressure.watch(raw);
}

/** If-Range: the range applies only if the entity tag still matches. */
function ifRangeMatches(ifRange: string | string[] | undefined, tag: string): boolean {
  return ifRange === undefined || (typeof ifRange === 'string' && etagMatches(ifRange, tag));
}

function lengthHeaders(part: ByteRange | 'all', size: number, coding: ContentCoding | undefined): string[] {
  if (coding) return [];
  if (part === 'all') return ['content-length', String(size)];
  return ['content-length', String(part.to - part.from + 1), 'content-range', `bytes ${part.from}-${part.to}/${size}`];
}
