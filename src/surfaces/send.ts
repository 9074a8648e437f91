/** Writes responses. */
import type { IncomingMessage } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import type { Operation } from '../core/request/operation.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { acceptedCoding, type Coding } from './coding.ts';
import { Compressor, isCompressible } from './compressor.ts';
import { endAfterDrain } from './drain-and-close.ts';
import { matches } from './etag.ts';
import { commonHeaders, contentPolicy, DATA_POLICY, JSON_TYPE, NO_STORE } from './headers.ts';
import { faultAnswer, type HttpAnswer, LONG } from './http-answer.ts';
import type { RequestLog } from './log.ts';
import { Unread, type UnreadLimits } from './unread.ts';

/** Flat list of header names and values, which node:http writes without further processing. */
type Head = readonly string[];

/** State shared by all responses of a server. */
export interface Exit {
  readonly head: Head;
  readonly log: RequestLog;
  readonly compressor: Compressor;
  /** Limits on responses that clients are slow to read. */
  readonly unread: Unread;
  readonly clientKey: (request: FastifyRequest) => string;
  /** Called for internal errors. */
  readonly onError: (error: unknown) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrival time (`performance.now()`). */
    began: number;
    /** Config of the matched route, memoised: Fastify builds a new object on each access of `routeOptions`. */
    route?: Readonly<FastifyContextConfig>;
  }
  interface FastifyReply {
    readonly exit: Exit;
    /** RateLimit headers; absent where no limit applies. */
    allowance?: Head;
    /** Terminates a streamed response when the request times out. */
    late?: () => void;
  }
}

const NONE: Head = [];
/** Precomputed for the most common type. */
const JSON_HEAD: Head = ['content-type', JSON_TYPE, 'content-security-policy', DATA_POLICY];
/** Log placeholder where there is no route pattern. */
const UNKNOWN = '-';
/** Shorter responses fit in one packet anyway. */
const WORTH_COMPRESSING = 1_024;
/** A remaining body up to this size is read, so that the connection can be reused. */
const MOST_SKIPPED_BYTES = 64 * 1024;
export const TOO_LONG = new ApiError('timeout', 'The request took too long.', { connection: 'close' });
const RETRY_SECONDS = 5;
export const TOO_MUCH_UNREAD = new ApiError('busy', 'Too many answers wait to be read. Read them, or try again shortly.', {
  'retry-after': String(RETRY_SECONDS),
});
const NO_CONTENT = 204;
export const NOT_MODIFIED = 304;

export interface ExitOptions {
  readonly operations: readonly Operation[];
  readonly log: RequestLog;
  readonly clientKey: Exit['clientKey'];
  readonly unread: UnreadLimits;
  readonly onError?: ((error: unknown) => void) | undefined;
}

export function createExit({ operations, log, clientKey, unread, onError = () => {} }: ExitOptions): Exit {
  const head = Object.entries(commonHeaders(operations)).flat();
  return { head, log, compressor: new Compressor(), unread: new Unread(unread), clientKey, onError };
}

/** Installs the decorators used by `send`. */
export function openExit(app: FastifyInstance, exit: Exit): void {
  app.decorateReply('exit', { getter: () => exit });
  app.decorateReply('allowance');
  app.decorateReply('late');
  app.decorateRequest('began', 0);
  app.decorateRequest('route');
}

/** Writes the head at once: Fastify would set fifteen headers one by one, which costs as much as a search. */
export function send(reply: FastifyReply, answer: HttpAnswer): MaybePromise<void> {
  return sendThrough(reply.exit, reply, answer);
}

/** For replies outside the route lifecycle, which lack the decorators. */
export function sendThrough(exit: Exit, reply: FastifyReply, answer: HttpAnswer): MaybePromise<void> {
  if (answer.body.length < WORTH_COMPRESSING || !isCompressible(answer.type)) return write(exit, reply, answer, answer.vary);
  const vary = answer.vary === undefined ? 'accept-encoding' : `${answer.vary}, accept-encoding`;
  const coding = acceptedCoding(reply.request.headers['accept-encoding']);
  if (!coding) return write(exit, reply, answer, vary);
  // Each content coding is a representation with its own entity tag (RFC 9110, 8.8.3.3).
  const tag = answer.tag && `${answer.tag.slice(0, -1)}-${coding}"`;
  if (isKnown(reply, tag)) return write(exit, reply, { ...answer, tag }, vary);
  const smaller = exit.compressor.compress(answer, coding);
  const writeCoded = (body: Uint8Array | undefined): void =>
    body ? write(exit, reply, { ...answer, body, tag }, vary, coding) : write(exit, reply, answer, vary);
  return smaller instanceof Promise ? smaller.then(writeCoded) : writeCoded(smaller);
}

export function isKnown({ request }: FastifyReply, tag: string | undefined): boolean {
  const asked = request.headers['if-none-match'];
  return asked !== undefined && tag !== undefined && matches(asked, tag);
}

function write(exit: Exit, reply: FastifyReply, answer: HttpAnswer, vary: string | undefined, coding?: Coding): void {
  const { body, tag } = answer;
  const { raw } = reply;
  // Already answered with a timeout.
  if (raw.headersSent) return;
  const isLong = body.length >= LONG;
  if (isLong && !exit.unread.take(exit.clientKey(reply.request), body.length, raw)) {
    write(exit, reply, faultAnswer(TOO_MUCH_UNREAD), undefined);
    return;
  }
  const request = reply.request.raw;
  const status = answer.status ?? (isKnown(reply, tag) ? NOT_MODIFIED : 200);
  const head = headOf(exit, reply, answer, body.length === 0 ? NONE : describe(answer), vary, coding);
  const isEmpty = status === NOT_MODIFIED || status === NO_CONTENT;
  if (!isEmpty) head.push('content-length', String(body.length));
  // Head first: if writing it throws, Fastify still owns the reply and sends an error.
  raw.writeHead(status, head);
  reply.hijack();
  record(exit.log, reply, status);
  if (answer.headers?.connection === 'close' ? !request.complete : leavesBody(request)) {
    raw.flushHeaders();
    if (!isEmpty) raw.write(body, 'latin1');
    endAfterDrain(request, raw);
  } else if (isEmpty) raw.end();
  else raw.end(body, 'latin1');
  if (raw.writableLength === 0) return;
  if (isLong || exit.unread.take(exit.clientKey(reply.request), body.length, raw)) exit.unread.watch(raw);
  else raw.destroy();
}

/** Whether the unread rest of the request is too large to read just to reuse the connection. */
function leavesBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MOST_SKIPPED_BYTES;
}

/** All headers except Content-Length. */
export function headOf(
  exit: Exit,
  reply: FastifyReply,
  { tag, cache = NO_STORE, headers }: Omit<HttpAnswer, 'body'>,
  described: Head,
  vary: string | undefined,
  coding: Coding | undefined,
): string[] {
  const head = exit.head.concat(reply.allowance ?? NONE, described);
  head.push('cache-control', cache);
  if (tag) head.push('etag', tag);
  if (vary) head.push('vary', vary);
  if (coding) head.push('content-encoding', coding);
  for (const name in headers) head.push(name, headers[name] as string);
  if (headers?.connection === undefined && leavesBody(reply.request.raw)) head.push('connection', 'close');
  return head;
}

export function describe({ type, policy }: Omit<HttpAnswer, 'body'>): Head {
  if (type === JSON_TYPE && policy === undefined) return JSON_HEAD;
  return ['content-type', type, 'content-security-policy', policy ?? contentPolicy(type)];
}

/** Logs when the response is handed to the socket: waiting until it is sent would cost four listeners per request. */
export function record(log: RequestLog, { request }: FastifyReply, status: number): void {
  const { method, route, began } = request;
  log.write(method, route?.pattern ?? UNKNOWN, status, began ? performance.now() - began : 0);
}
