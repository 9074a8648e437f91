/**
 * Lingering close (RFC 9112, 9.6). Closing a socket while the client still sends makes the TCP stack reset the connection: the client sees a
 * broken pipe instead of the response. So input is read and discarded for a while after the response, then the socket is closed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { freeChunk } from './growable-buffer.ts';

/** Three of the largest uploads; a client that sends more does not read the response. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;
const MAX_DRAIN_MS = 15_000;
/** After this silence the client has finished sending or is gone. */
const SILENCE_MS = 2_000;
/** End of a chunked body without trailers. */
const LAST_CHUNK = '0\r\n\r\n';

const draining = new WeakSet<Socket>();

/** Whether the response was sent before the request was complete: nothing more may be written to the socket. */
export function isDraining(socket: Socket): boolean {
  return draining.has(socket);
}

/** Ends a response once the request is read to its end, or the drain limit is reached. */
export function endAfterDrain(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const stop = drainInput(socket, request.headers['transfer-encoding'] === undefined ? request : socket, end);
  request.once('end', end).once('close', end).resume();
  function end(): void {
    stop();
    request.off('end', end).off('close', end);
    response.end();
  }
}

/** Drains and then closes a socket whose response is written. */
export function drainAndClose(socket: Socket): void {
  const stop = drainInput(socket, socket, () => {
    stop();
    socket.destroySoon();
  });
  socket.once('close', stop);
}

/**
 * Discards input until the end of the request or a limit.
 * @param input the request, or the socket itself: this bypasses the HTTP parser, which spends time on every chunk; then the end is detected
 * by the last chunk or by silence
 */
function drainInput(socket: Socket, input: Socket | IncomingMessage, onEnd: () => void): () => void {
  draining.add(socket);
  let discardedBytes = 0;
  const deadline = setTimeout(onEnd, MAX_DRAIN_MS);
  const silenceTimer = setTimeout(onEnd, SILENCE_MS);
  const discard = (chunk: Buffer): void => {
    discardedBytes += chunk.length;
    silenceTimer.refresh();
    if (
      discardedBytes > MAX_DRAINED_BYTES ||
      (input === socket && chunk.toString('latin1', chunk.length - LAST_CHUNK.length) === LAST_CHUNK)
    )
      onEnd();
    else freeChunk(chunk);
  };
  if (input === socket) detachParser(socket, () => socket.on('data', discard));
  else input.on('data', discard);
  input.resume();
  return () => {
    clearTimeout(deadline);
    clearTimeout(silenceTimer);
    input.off('data', discard);
  };
}

/** Node's HTTP parser stores its callbacks under numeric keys. */
type Parser = Record<string, unknown>;

/**
 * Detaches the HTTP parser from the body: first for the rest of the current read (up to 64 KB and ten thousand chunks), then for all input.
 * Uses undocumented Node internals; if they change, only some time is lost.
 */
function detachParser(socket: Socket & { readonly parser?: Parser | null }, listen: () => void): void {
  const parser = socket.parser ?? {};
  for (const [key, callback] of Object.entries(parser)) {
    if (typeof callback !== 'function' || callback.name !== 'parserOnBody') continue;
    parser[key] = undefined;
    // Parsers are pooled and reused for other connections.
    setImmediate(() => {
      parser[key] = callback;
    });
  }
  // If the parser paused the socket, only the parser can resume it, which it does in the next tick.
  socket.resume();
  process.nextTick(() => {
    socket.removeAllListeners('data');
    listen();
  });
}
