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
export function waitForTurn({ socket }: IncomingMessage, answer: ServerResponse, go: () => void): void {
  const before = waiting.get(socket) ?? 0;
  if (before >= MOST_WAITING) {
    socket.destroy();
    return;
  }
  waiting.set(socket, before + 1);
  answer.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) as number) - 1);
    go();
  });
}
