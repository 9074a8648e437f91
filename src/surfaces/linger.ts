/**
 * Closing a connection on which a client is still sending makes its system throw away the answer, and the client sees a broken pipe instead of
 * the reason. So what is still on its way is read and dropped for a while after the answer, and only then is the connection closed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { letThrough } from './intake-stream.ts';

/** Six of the largest uploads; a client that goes on after that has not looked at the answer, and will not. */
const MOST_DROPPED_BYTES = 64 * 1024 * 1024;
const LONGEST_MS = 15_000;

const lingering = new WeakSet<Socket>();

/** Whether a request was answered while it was still coming: nothing more may be said on its connection. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket);
}

/** Ends a response whose answer is written, when the request has come to its end, or has lasted long enough. */
export function endAfter(request: IncomingMessage, response: ServerResponse): void {
  lingering.add(request.socket);
  let dropped = 0;
  const end = (): void => {
    clearTimeout(timer);
    request.off('data', count).off('end', end).off('close', end);
    response.end();
  };
  const count = ({ length }: Buffer): void => {
    dropped += length;
    if (dropped > MOST_DROPPED_BYTES) end();
  };
  const timer = setTimeout(end, LONGEST_MS);
  request.on('data', count).once('end', end).once('close', end);
  letThrough(request);
}
