/**
 * Requests that come over a connection before the answers to earlier ones are read (RFC 9112, 9.3.2, pipelining) wait for their turn: a client
 * that asks for much and reads nothing gets one answer made for it, which is closed in time if it stays unread.
 */
import type { FastifyInstance } from 'fastify';

/** Whoever sends more than this ahead of its turn is no browser and no library. */
const MOST_WAITING = 64;

export function takeTurns(app: FastifyInstance): void {
  const waiting = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    // An answer has the connection for as long as it is the one being sent.
    if (answer.socket !== null) return done();
    const before = waiting.get(socket) ?? 0;
    if (before >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    answer.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) as number) - 1);
      done();
    });
  });
}
