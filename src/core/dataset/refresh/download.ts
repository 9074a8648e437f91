/** Downloads a publisher's file: completely or not at all, and only if it has changed (conditional request). */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { getWithRedirects } from '../../net/redirects.ts';

/** Time limit for the response headers. */
const HEADERS_TIMEOUT_MS = 30_000;

/** HTTP validators of the file. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface DownloadedFile extends Validators {
  readonly file: Buffer;
}

export interface DownloadOptions {
  /** Time limit for the complete file. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly userAgent?: string | undefined;
  /** Validators of the version that is already present. */
  readonly currentValidators?: Validators | undefined;
}

/** Why the download failed, worded for the operator, and the Retry-After of the publisher. */
export class DownloadError extends Error {
  readonly retryAfterMs: number | undefined;

  constructor(problem: string, retryAfterMs?: number) {
    super(problem);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The file, or undefined if it is unchanged (304). HTML pages sent instead of data are detected here. */
export async function download(url: string, options: DownloadOptions): Promise<DownloadedFile | undefined> {
  const { maxBytes, timeoutMs } = options;
  const controller = new AbortController();
  const headersTimer = setTimeout(() => controller.abort(new Error('no answer')), Math.min(timeoutMs, HEADERS_TIMEOUT_MS));
  const totalTimer = setTimeout(() => controller.abort(new Error('too slow')), timeoutMs);
  try {
    const response = await sendRequest(url, requestHeaders(options), controller.signal);
    clearTimeout(headersTimer);
    if (response.statusCode === 304 && options.currentValidators) {
      response.destroy();
      return undefined;
    }
    const file = await readBody(response, maxBytes, controller.signal);
    return { file, ...validatorsOf(response.headers) };
  } finally {
    clearTimeout(headersTimer);
    clearTimeout(totalTimer);
  }
}

function requestHeaders({ userAgent = 'potli (dataset refresh)', currentValidators: validators }: DownloadOptions): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: '*/*',
    'accept-encoding': 'gzip, br',
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
}

function validatorsOf(headers: IncomingHttpHeaders): Validators {
  const { etag, 'last-modified': lastModified } = headers;
  return { ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
}

async function sendRequest(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    return await getWithRedirects(url, { headers, signal });
  } catch (error) {
    throw new DownloadError(`cannot be reached: ${errorReason(error, signal)}`);
  }
}

async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    if (statusCode !== 304) response.destroy();
    throw new DownloadError(`returned the status ${statusCode} instead of a file`, parseRetryAfter(headers['retry-after']));
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decodedBody(response) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    response.destroy();
    throw new DownloadError(`was not received completely: ${errorReason(error, signal)}`);
  }
  const file = Buffer.concat(chunks, length);
  if (/^\s*<(!doctype|html)/i.test(file.toString('latin1', 0, 200))) throw new DownloadError('is a web page instead of a file');
  return file;
}

function decodedBody(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'];
  if (encoding !== 'gzip' && encoding !== 'br') return response;
  const decoder = encoding === 'gzip' ? createGunzip() : createBrotliDecompress();
  response.on('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

/** Retry-After as seconds or a date, in milliseconds from now. */
function parseRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function errorReason(error: unknown, { aborted, reason }: AbortSignal): string {
  if (aborted) return (reason as Error).message;
  const { message, code, syscall } = error as Error & { code?: string; syscall?: string };
  // System error messages contain the address: the code is sufficient.
  return (syscall === undefined ? message : code) || code || 'unknown';
}
