/** Writes HTTP responses: head, compression, conditional requests, backpressure and the log line. */
import type { IncomingMessage } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { Compressor, isCompressible } from './compressor.ts';
import { type ContentCoding, negotiateCoding } from './content-coding.ts';
import { endAfterDrain } from './drain-and-close.ts';
import { etagMatches } from './etag.ts';
import { commonHeaders, contentSecurityPolicy, DATA_CSP, JSON_TYPE, NO_STORE } from './headers.ts';
import { errorResponse, type HttpResponse, SEPARATE_WRITE_BYTES } from './http-response.ts';
import type { RequestLog } from './request-log.ts';
import { type BackpressureLimits, ResponseBackpressure } from './response-backpressure.ts';

/** Flat list of header names and values, which node:http writes without further processing. */
type RawHeaders = readonly string[];

/** State shared by all responses of a server. */
export interface ResponseContext {
  readonly head: RawHeaders;
  readonly log: RequestLog;
  readonly compressor: Compressor;
  /** Limits on responses that clients are slow to read. */
  readonly backpressure: ResponseBackpressure;
  readonly clientKey: (request: FastifyRequest) => string;
  /** Called for internal errors. */
  readonly onError: (error: unknown) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrival time (`performance.now()`). */
    startedAt: number;
    /** Config of the matched route, memoised: Fastify builds a new object on each access of `routeOptions`. */
    route?: Readonly<FastifyContextConfig>;
  }
  interface FastifyReply {
    readonly responseContext: ResponseContext;
    /** RateLimit headers; absent where no limit applies. */
    rateLimitHeaders?: RawHeaders;
    /** Terminates a streamed response when the request times out. */
    onTimeout?: () => void;
  }
}

const NO_HEADERS: RawHeaders = [];
/** Precomputed for the most common type. */
const JSON_HEADERS: RawHeaders = ['content-type', JSON_TYPE, 'content-security-policy', DATA_CSP];
/** Log placeholder where there is no route pattern. */
const UNKNOWN_ROUTE = '-';
/** Shorter responses fit in one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A remaining body up to this size is read, so that the connection can be reused. */
const MAX_SKIPPED_BYTES = 64 * 1024;
export const REQUEST_TOOK_TOO_LONG = new ApiError('timeout', 'The request took too long.', { connection: 'close' });
const RETRY_SECONDS = 5;
export const TOO_MUCH_UNREAD = new ApiError(
  'busy',
  'Too many responses are waiting to be read by the client. Read them, or try again shortly.',
  {
    'retry-after': String(RETRY_SECONDS),
  },
);
const NO_CONTENT = 204;
export const NOT_MODIFIED = 304;

export interface ResponseContextOptions {
  readonly operations: readonly Operation[];
  readonly log: RequestLog;
  readonly clientKey: ResponseContext['clientKey'];
  readonly backpressureLimits: BackpressureLimits;
  readonly onError?: ((error: unknown) => void) | undefined;
}

export function createResponseContext({
  operations,
  log,
  clientKey,
  backpressureLimits: unread,
  onError = () => {},
}: ResponseContextOptions): ResponseContext {
  const head = Object.entries(commonHeaders(operations)).flat();
  return { head, log, compressor: new Compressor(), backpressure: new ResponseBackpressure(unread), clientKey, onError };
}

/** Installs the decorators used by `send`. */
export function installResponseContext(app: FastifyInstance, context: ResponseContext): void {
  app.decorateReply('responseContext', { getter: () => context });
  app.decorateReply('rateLimitHeaders');
  app.decorateReply('onTimeout');
  app.decorateRequest('startedAt', 0);
  app.decorateRequest('route');
}

/** Writes the head at once: Fastify would set fifteen headers one by one, which costs as much as a search. */
export function send(reply: FastifyReply, response: HttpResponse): MaybePromise<void> {
  return sendWithContext(reply.responseContext, reply, response);
}

/** For replies outside the route lifecycle, which lack the decorators. */
export function sendWithContext(context: ResponseContext, reply: FastifyReply, response: HttpResponse): MaybePromise<void> {
  if (response.body.length < MIN_COMPRESSED_BYTES || !isCompressible(response.type))
    return writeResponse(context, reply, response, response.vary);
  const vary = response.vary === undefined ? 'accept-encoding' : `${response.vary}, accept-encoding`;
  const coding = negotiateCoding(reply.request.headers['accept-encoding']);
  if (!coding) return writeResponse(context, reply, response, vary);
  // Each content coding is a representation with its own entity tag (RFC 9110, 8.8.3.3).
  const tag = response.etag && `${response.etag.slice(0, -1)}-${coding}"`;
  if (isNotModified(reply, tag)) return writeResponse(context, reply, { ...response, etag: tag }, vary);
  const compressed = context.compressor.compress(response, coding);
  const writeEncoded = (body: Uint8Array | undefined): void =>
    body ? writeResponse(context, reply, { ...response, body, etag: tag }, vary, coding) : writeResponse(context, reply, response, vary);
  return compressed instanceof Promise ? compressed.then(writeEncoded) : writeEncoded(compressed);
}

export function isNotModified({ request }: FastifyReply, tag: string | undefined): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  return ifNoneMatch !== undefined && tag !== undefined && etagMatches(ifNoneMatch, tag);
}

function writeResponse(
  context: ResponseContext,
  reply: FastifyReply,
  response: HttpResponse,
  vary: string | undefined,
  coding?: ContentCoding,
): void {
  const { body, etag } = response;
  const { raw } = reply;
  // A timeout response was sent already.
  if (raw.headersSent) return;
  const isLarge = body.length >= SEPARATE_WRITE_BYTES;
  if (isLarge && !context.backpressure.reserve(context.clientKey(reply.request), body.length, raw)) {
    writeResponse(context, reply, errorResponse(TOO_MUCH_UNREAD), undefined);
    return;
  }
  const request = reply.request.raw;
  const status = response.status ?? (isNotModified(reply, etag) ? NOT_MODIFIED : 200);
  const head = responseHeaders(context, reply, response, status === NO_CONTENT ? NO_HEADERS : contentHeaders(response), vary, coding);
  const isEmpty = status === NOT_MODIFIED || status === NO_CONTENT;
  if (!isEmpty) head.push('content-length', String(body.length));
  // Head first: if writing it throws, Fastify still owns the reply and sends an error.
  raw.writeHead(status, head);
  reply.hijack();
  logResponse(context.log, reply, status);
  if (response.headers?.connection === 'close' ? !request.complete : hasUnreadBody(request)) {
    raw.flushHeaders();
    if (!isEmpty) raw.write(body, 'latin1');
    endAfterDrain(request, raw);
  } else if (isEmpty) raw.end();
  else raw.end(body, 'latin1');
  if (raw.writableLength === 0) return;
  if (isLarge || context.backpressure.reserve(context.clientKey(reply.request), body.length, raw)) context.backpressure.watch(raw);
  else raw.destroy();
}

/** Whether the unread rest of the request is too large to read just to reuse the connection. */
function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_SKIPPED_BYTES;
}

/** All headers except Content-Length. */
export function responseHeaders(
  context: ResponseContext,
  reply: FastifyReply,
  { etag, cache = NO_STORE, headers }: Omit<HttpResponse, 'body'>,
  typeHeaders: RawHeaders,
  vary: string | undefined,
  coding: ContentCoding | undefined,
): string[] {
  const head = context.head.concat(reply.rateLimitHeaders ?? NO_HEADERS, typeHeaders);
  head.push('cache-control', cache);
  if (etag) head.push('etag', etag);
  if (vary) head.push('vary', vary);
  if (coding) head.push('content-encoding', coding);
  for (const name in headers) head.push(name, headers[name] as string);
  if (headers?.connection === undefined && hasUnreadBody(reply.request.raw)) head.push('connection', 'close');
  return head;
}

export function contentHeaders({ type, policy }: Omit<HttpResponse, 'body'>): RawHeaders {
  if (type === JSON_TYPE && policy === undefined) return JSON_HEADERS;
  return ['content-type', type, 'content-security-policy', policy ?? contentSecurityPolicy(type)];
}

/** Logs when the response is handed to the socket: waiting until it is sent would cost four listeners per request. */
export function logResponse(log: RequestLog, { request }: FastifyReply, status: number): void {
  const { method, route, startedAt } = request;
  log.write(method, route?.pattern ?? UNKNOWN_ROUTE, status, startedAt ? performance.now() - startedAt : 0);
}
