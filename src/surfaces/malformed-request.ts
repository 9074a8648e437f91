/** Responds to malformed, oversized or slow requests, for which node:http has no response object yet. */
import type { Socket } from 'node:net';
import { ApiError, errorBody } from '../core/request/api-error.ts';
import { weakMemo } from '../core/util/weak-memo.ts';
import { drainAndClose, isDraining } from './drain-and-close.ts';
import { COMMON_HEADERS, JSON_TYPE } from './headers.ts';

export const MAX_HEADER_BYTES = 32_768;
/** Time for the response to leave; then the socket is destroyed, because a client that keeps sending or stalls would hold the connection. */
const CLOSE_TIMEOUT_MS = 500;

/** Responds and closes. Returns the error that was sent; undefined if the client is gone. */
export function rejectMalformed(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): ApiError | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  if (isDraining(socket)) {
    socket.destroySoon();
    return undefined;
  }
  const apiError = MALFORMED[error.code ?? ''] ?? NOT_HTTP;
  // A response to HEAD has no body.
  const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  const { head, body } = rawResponse(apiError);
  socket.end(isHead ? head : head + body);
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
  return apiError;
}

/** Per turn of the event loop: each takes about 0.1 ms, most of it the write. */
const TIMEOUTS_PER_TURN = 100;
const timedOut: (() => void)[] = [];

/** node:http finds all connections whose headers are late in one sweep: their responses are spread over turns of the event loop. */
export function staggerTimeoutResponses(error: NodeJS.ErrnoException, respond: () => void): void {
  if (error.code !== SLOW_REQUEST_CODE) respond();
  else if (timedOut.push(respond) === 1) setImmediate(respondNext);
}

function respondNext(): void {
  for (const respond of timedOut.splice(0, TIMEOUTS_PER_TURN)) respond();
  if (timedOut.length > 0) setImmediate(respondNext);
}

/** Rejects a request whose body stalls. */
export function rejectSlow(socket: Socket): void {
  rejectMalformed(Object.assign(new Error(), { code: SLOW_REQUEST_CODE }), socket);
}

/** Rejects a body of too many small chunks. Remaining input may be large: it is drained so that the client reads the response. */
export function rejectSmallChunks(socket: Socket): void {
  const { head, body } = rawResponse(SMALL_CHUNKS);
  socket.write(head + body);
  drainAndClose(socket);
}

const SLOW_REQUEST_CODE = 'ERR_HTTP_REQUEST_TIMEOUT';

const REASONS: Readonly<Record<number, string>> = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

/** Built once: hundreds of connections may be rejected in one turn of the event loop. */
const HEADERS_TOO_LARGE = new ApiError('headers_too_large', `The headers are larger than ${MAX_HEADER_BYTES} bytes.`);
const REQUEST_TIMED_OUT = new ApiError('request_timeout', 'The request did not arrive in time.');
const NOT_HTTP = new ApiError('invalid_parameter', 'The request is not valid HTTP.');

const SMALL_CHUNKS = new ApiError('invalid_body', 'The body has too many small chunks. Send chunks of at least 256 bytes.');
const MALFORMED: Readonly<Record<string, ApiError>> = { HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE, [SLOW_REQUEST_CODE]: REQUEST_TIMED_OUT };

const rawResponse = weakMemo((apiError: ApiError): { readonly head: string; readonly body: string } => {
  const body = errorBody(apiError);
  const headers = { ...COMMON_HEADERS, 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return { head: `HTTP/1.1 ${apiError.status} ${REASONS[apiError.status] ?? 'Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n`, body };
});
