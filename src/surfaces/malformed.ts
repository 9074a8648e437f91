/** Requests that are no HTTP, or too large or too slow to become a request: there is no reply object yet, so they are answered by hand. */
import type { Socket } from 'node:net';
import { errorBody, Fault } from '../core/request/fault.ts';
import { COMMON_HEADERS, JSON_TYPE } from './headers.ts';
import { isLingering } from './linger.ts';

export const MOST_HEADER_BYTES = 32_768;
/** Time for the answer to leave. A client that goes on sending, or says nothing any more, would keep the connection for ever. */
const CLOSE_MS = 500;

/** Answers, then closes. Returns what was answered, if anyone was still there. */
export function refuseMalformed(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): Fault | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  if (isLingering(socket)) {
    socket.destroySoon();
    return undefined;
  }
  const fault = malformed(error.code);
  const body = errorBody(fault);
  const headers = { ...COMMON_HEADERS, 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // An answer to HEAD ends with its headers, this one too.
  const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`HTTP/1.1 ${fault.status} ${REASONS[fault.status] ?? 'Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
  const timer = setTimeout(() => socket.destroy(), CLOSE_MS);
  socket.once('close', () => clearTimeout(timer));
  return fault;
}

/** A request whose body does not keep coming. */
export function refuseSlow(socket: Socket): void {
  refuseMalformed(Object.assign(new Error(), { code: TOO_SLOW }), socket);
}

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

const REASONS: Readonly<Record<number, string>> = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

function malformed(code: string | undefined): Fault {
  if (code === 'HPE_HEADER_OVERFLOW') return new Fault('headers_too_large', `The headers are larger than ${MOST_HEADER_BYTES} bytes.`);
  if (code === TOO_SLOW) return new Fault('request_timeout', 'The request did not arrive in time.');
  return new Fault('invalid_parameter', 'The request is not valid HTTP.');
}
