/**
 * Requests that come over a connection before the answers to earlier ones are read (RFC 9112, 9.3.2, pipelining) wait for their turn: a client
 * that asks for much and reads nothing gets one answer made for it, and is closed in time if it leaves that unread.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whoever sends more than this ahead of its turn is no browser and no library. */
const MOST_WAITING = 64;

const waiting = new WeakMap<Socket, number>();

/** Calls when it is the turn of an answer, or never, if the client has gone or has sent too much. */
export function waitInPipeline({ socket }: IncomingMessage, answer: ServerResponse, go: () => void): void {
  const before = waiting.get(socket) ?? 0;
  if (before >= MOST_WAITING) {
    socket.destroy();
    readNoFurther(socket);
    return;
  }
  waiting.set(socket, before + 1);
  answer.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) as number) - 1);
    go();
  });
}

/** What Node's parser of requests is told by whoever takes them: what follows is another protocol, and not for the parser. */
const UPGRADED = 2;

interface Parser {
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
}

/**
 * The parser goes on to the end of the piece that was read, up to 64 KB, also for a connection that is closed: a thousand requests, some 80 ms.
 * It is not part of Node's documented interface; where it is another one, that time is lost and nothing else.
 */
function readNoFurther(socket: Socket & { parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => UPGRADED;
}
