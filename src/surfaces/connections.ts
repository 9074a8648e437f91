/**
 * The connections of a server: bounded in all and of each client. Where they are full, those without a request in progress make way, the ones that
 * were used longest ago first. And no request is worked on for ever.
 */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Each takes some kilobytes even when it is idle. */
const MOST_CONNECTIONS = 8_192;
/** Descriptors for everything else: packs, pipes to child processes, questions to resolvers. */
const OTHER_DESCRIPTORS = 256;
/** A connection may need one for the file that is its answer. */
const DESCRIPTORS_EACH = 2;
/** Of all connections one client has at most so many. */
const CLIENT_SHARE = 1 / 4;
/** So many make way at once, so that not every newcomer is a search for idle ones. */
const CLOSED_TOGETHER = 1 / 16;
/**
 * From the head of a request to its answer. The longest that is legitimate: an upload (120 s), its turn (30 s), the start of a child process (20 s)
 * and the longest job (60 s).
 */
const LONGEST_REQUEST_MS = 300_000;
const LOOK_MS = 1_000;

export interface ConnectionLimits {
  readonly most?: number;
  readonly longestRequestMs?: number;
}

export interface ConnectionOptions extends ConnectionLimits {
  /** Under which the connections of a client are counted; undefined for a proxy, which has those of many. */
  readonly clientOf: (socket: Socket) => string | undefined;
  /** Answers a request that has taken too long. */
  readonly expire: (reply: FastifyReply) => void;
}

/** What a connection carries: the reply to the last request that came over it. */
export interface Carrying extends Socket {
  reply?: FastifyReply;
}

interface Connection {
  readonly socket: Carrying;
  readonly opened: number;
}

type Connections = Set<Connection>;

export function boundConnections(server: Server, options: ConnectionOptions): void {
  const { most = mostConnections(), longestRequestMs = LONGEST_REQUEST_MS, clientOf, expire } = options;
  const all: Connections = new Set();
  const clients = new Map<string, Connections>();

  const closeUnanswered = (): void => {
    for (const { socket } of all) {
      const { reply } = socket;
      if (!reply || isIdle(socket) || performance.now() - reply.request.began < longestRequestMs) continue;
      // What is being sent is held to its pace instead, unless it waits for work.
      if (reply.raw.headersSent) reply.late?.();
      // One that waits for its turn has no connection of its own yet.
      else if (reply.raw.socket) expire(reply);
      else socket.destroy();
    }
  };
  const timer = setInterval(closeUnanswered, Math.min(LOOK_MS, longestRequestMs)).unref();
  server.once('close', () => clearInterval(timer));

  server.on('connection', (socket: Carrying) => {
    const client = clientOf(socket);
    const own = client === undefined ? undefined : (clients.get(client) ?? new Set());
    if (!makeWay(all, most) || (own && !makeWay(own, Math.ceil(most * CLIENT_SHARE)))) {
      socket.destroy();
      return;
    }
    const connection = { socket, opened: performance.now() };
    all.add(connection);
    if (own && client !== undefined) clients.set(client, own.add(connection));
    socket.once('close', () => {
      all.delete(connection);
      own?.delete(connection);
      if (own?.size === 0 && client !== undefined && clients.get(client) === own) clients.delete(client);
    });
  });
}

/** Whether there is a place for one more, now or after idle ones were closed. */
function makeWay(connections: Connections, most: number): boolean {
  if (connections.size < most) return true;
  const idle = [...connections].filter(({ socket }) => isIdle(socket)).sort((one, other) => lastUse(one) - lastUse(other));
  for (const connection of idle.slice(0, Math.max(1, Math.floor(most * CLOSED_TOGETHER)))) {
    connection.socket.destroy();
    connections.delete(connection);
  }
  return idle.length > 0;
}

function isIdle({ reply }: Carrying): boolean {
  return reply === undefined || reply.raw.writableFinished;
}

function lastUse({ socket: { reply }, opened }: Connection): number {
  return reply?.request.began ?? opened;
}

function mostConnections(): number {
  return Math.max(1, Math.min(MOST_CONNECTIONS, Math.floor((descriptorLimit() - OTHER_DESCRIPTORS) / DESCRIPTORS_EACH)));
}

/** Of this process, which Node raises at its start as far as it may; no limit where the system does not tell. */
function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
