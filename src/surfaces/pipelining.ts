/**
 * Serialises pipelined requests (RFC 9112, 9.3.2): each waits until the previous response is sent. For a client that pipelines and never reads, one
 * response is built, and the backpressure limit closes the connection.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser or library pipelines more. */
const MAX_PIPELINED = 64;

const queued = new WeakMap<Socket, number>();

/** Calls `next` when the response may be sent; never, if the client disconnects or exceeds the limit. */
export function waitInPipeline({ socket }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const pipelinedCount = queued.get(socket) ?? 0;
  if (pipelinedCount >= MAX_PIPELINED) {
    socket.destroy();
    stopParser(socket);
    return;
  }
  queued.set(socket, pipelinedCount + 1);
  response.once('socket', () => {
    queued.set(socket, (queued.get(socket) as number) - 1);
    next();
  });
}

/** Return value of `onIncoming` for an upgrade: the parser must not parse the remaining input. */
const UPGRADED = 2;

interface Parser {
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
}

/**
 * Stops the HTTP parser, which would parse the rest of the current read (up to 64 KB) even on a closed connection: a thousand requests, about 80 ms.
 * Uses undocumented Node internals; if they change, only that time is lost.
 */
function stopParser(socket: Socket & { parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => UPGRADED;
}
