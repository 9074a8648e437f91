/**
 * Connection limits: in total and per client. When full, idle connections are closed, least recently used first.
 * Requests that exceed the maximum duration are terminated.
 */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Even an idle connection uses some kilobytes of memory. */
const MAX_CONNECTIONS = 8_192;
/** File descriptors reserved for packs, pipes to child processes and DNS queries. */
const RESERVED_DESCRIPTORS = 256;
/** A connection may need a second descriptor for the file that it sends. */
const DESCRIPTORS_PER_CONNECTION = 2;
/** Largest share of all connections for one client. */
const CLIENT_SHARE = 1 / 4;
/** Share closed at once, so that not every new connection scans for idle ones. */
const EVICTED_SHARE = 1 / 64;
/** From request head to response. Longest legitimate sum: upload (120 s), queueing (30 s), start of a child process (20 s) and job (60 s). */
const MAX_REQUEST_MS = 300_000;
const CHECK_INTERVAL_MS = 1_000;

export interface ConnectionLimits {
  readonly maxConnections?: number;
  readonly maxRequestMs?: number;
}

export interface ConnectionOptions extends ConnectionLimits {
  /** Client key for counting connections; undefined for a proxy, which carries many clients. */
  readonly clientOf: (socket: Socket) => string | undefined;
  /** Responds to a request that exceeded the time limit. */
  readonly expire: (reply: FastifyReply) => void;
}

/** Socket with the reply to its latest request. */
export interface SocketWithReply extends Socket {
  reply?: FastifyReply;
}

interface Connection {
  readonly socket: SocketWithReply;
  readonly opened: number;
}

type Connections = Set<Connection>;

export function limitConnections(server: Server, options: ConnectionOptions): void {
  const { maxConnections: limit = maxConnections(), maxRequestMs = MAX_REQUEST_MS, clientOf, expire } = options;
  const connections: Connections = new Set();
  const clients = new Map<string, Connections>();

  const closeExpired = (): void => {
    for (const { socket } of connections) {
      const { reply } = socket;
      if (!reply || isIdle(socket) || performance.now() - reply.request.startedAt < maxRequestMs) continue;
      // A response in progress is subject to the minimum transfer rate instead, unless it waits for work.
      if (reply.raw.headersSent) reply.onTimeout?.();
      // A pipelined reply that is still queued has no socket of its own.
      else if (reply.raw.socket) expire(reply);
      else socket.destroy();
    }
  };
  const timer = setInterval(closeExpired, Math.min(CHECK_INTERVAL_MS, maxRequestMs)).unref();
  server.once('close', () => clearInterval(timer));

  server.on('connection', (socket: SocketWithReply) => {
    const client = clientOf(socket);
    const clientSockets = client === undefined ? undefined : (clients.get(client) ?? new Set());
    if (!evictIdle(connections, limit) || (clientSockets && !evictIdle(clientSockets, Math.ceil(limit * CLIENT_SHARE)))) {
      socket.destroy();
      return;
    }
    const connection = { socket, opened: performance.now() };
    connections.add(connection);
    if (clientSockets && client !== undefined) clients.set(client, clientSockets.add(connection));
    socket.once('close', () => {
      connections.delete(connection);
      clientSockets?.delete(connection);
      if (clientSockets?.size === 0 && client !== undefined && clients.get(client) === clientSockets) clients.delete(client);
    });
  });
}

/** Whether one more connection fits, possibly after closing idle ones. */
function evictIdle(connections: Connections, limit: number): boolean {
  if (connections.size < limit) return true;
  const idle = [...connections].filter(({ socket }) => isIdle(socket)).sort((a, b) => lastUsed(a) - lastUsed(b));
  for (const connection of idle.slice(0, Math.max(1, Math.floor(limit * EVICTED_SHARE)))) {
    connection.socket.destroy();
    connections.delete(connection);
  }
  return idle.length > 0;
}

function isIdle({ reply }: SocketWithReply): boolean {
  return reply === undefined || reply.raw.writableFinished;
}

function lastUsed({ socket: { reply }, opened }: Connection): number {
  return reply?.request.startedAt ?? opened;
}

function maxConnections(): number {
  return Math.max(1, Math.min(MAX_CONNECTIONS, Math.floor((descriptorLimit() - RESERVED_DESCRIPTORS) / DESCRIPTORS_PER_CONNECTION)));
}

/** Soft limit of this process, which Node raises to the hard limit at startup; infinite where /proc is missing. */
function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
