/**
 * Closing a connection on which a client is still sending makes its system throw away the answer, and the client sees a broken pipe instead of
 * the reason. So what is still on its way is read and dropped for a while after the answer, and only then is the connection closed (RFC 9112, 9.6).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { freePiece } from './growing-file.ts';

/** Three of the largest uploads; a client that goes on after that has not looked at the answer, and will not. */
const MOST_DROPPED_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 15_000;
/** A client that has sent nothing for so long has sent all that it had, or has gone. */
const SILENCE_MS = 2_000;
/** How a chunked body without trailers ends. */
const LAST_CHUNK = '0\r\n\r\n';

const lingering = new WeakSet<Socket>();

/** Whether a request was answered while it was still coming: nothing more may be said on its connection. */
export function isDraining(socket: Socket): boolean {
  return lingering.has(socket);
}

/** Ends a response whose answer is written, when the request has come to its end, or has lasted long enough. */
export function endAfterDrain(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const stop = dropInput(socket, request.headers['transfer-encoding'] === undefined ? request : socket, end);
  request.once('end', end).once('close', end).resume();
  function end(): void {
    stop();
    request.off('end', end).off('close', end);
    response.end();
  }
}

/** Drops what comes over a connection on which all is said, then destroys it. */
export function drainAndClose(socket: Socket): void {
  const stop = dropInput(socket, socket, () => {
    stop();
    socket.destroySoon();
  });
  socket.once('close', stop);
}

/**
 * Drops what comes until it is over. @param from the request, or the socket itself: then the parser, to which every chunk is work, is left out,
 * and the end is known by its form or by silence
 */
function dropInput(socket: Socket, from: Socket | IncomingMessage, over: () => void): () => void {
  lingering.add(socket);
  let dropped = 0;
  const longest = setTimeout(over, LONGEST_MS);
  const silence = setTimeout(over, SILENCE_MS);
  const drop = (piece: Buffer): void => {
    dropped += piece.length;
    silence.refresh();
    if (dropped > MOST_DROPPED_BYTES || (from === socket && piece.toString('latin1', piece.length - LAST_CHUNK.length) === LAST_CHUNK))
      over();
    else freePiece(piece);
  };
  if (from === socket) withoutParser(socket, () => socket.on('data', drop));
  else from.on('data', drop);
  from.resume();
  return () => {
    clearTimeout(longest);
    clearTimeout(silence);
    from.off('data', drop);
  };
}

/** The parser of Node has its callbacks under numbers. */
type Parser = Record<string, unknown>;

/**
 * Has the parser of a connection leave out what follows of the body: first the rest of the piece that was read, up to 64 KB and ten thousand
 * chunks, then all that comes. Not part of Node's documented interface; where it is another one, some time is lost and nothing else.
 */
function withoutParser(socket: Socket & { readonly parser?: Parser | null }, listen: () => void): void {
  const parser = socket.parser ?? {};
  for (const [key, callback] of Object.entries(parser)) {
    if (typeof callback !== 'function' || callback.name !== 'parserOnBody') continue;
    parser[key] = undefined;
    // It is used again for other connections.
    setImmediate(() => {
      parser[key] = callback;
    });
  }
  // A connection that the parser has paused only the parser can resume, which it does in the next tick.
  socket.resume();
  process.nextTick(() => {
    socket.removeAllListeners('data');
    listen();
  });
}
