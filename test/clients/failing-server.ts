/** A server that fails in every way a network does; the first part of the path chooses how. Shared by the tests of all clients. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Announces more bytes than it sends. */
function sendTruncated(reply: ServerResponse, type: string): void {
  reply.writeHead(200, { 'content-type': type, 'content-length': '1000' });
  reply.write('{"data":', () => setTimeout(() => reply.destroy(), 20));
}

/** Ways to fail, each with the code and status that a client must report for it. */
export const FAILURES: Readonly<Record<string, { readonly code: string; readonly status: number; readonly reply: RequestListener }>> = {
  captivePortal: {
    code: 'unexpected_answer',
    status: 200,
    reply: (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>'),
  },
  gateway: {
    code: 'unexpected_answer',
    status: 502,
    reply: (_, reply) => reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  },
  syntax: { code: 'unexpected_answer', status: 200, reply: (_, reply) => reply.writeHead(200, JSON_HEADERS).end('{"data": [') },
  unexpectedShape: { code: 'unexpected_answer', status: 200, reply: (_, reply) => reply.writeHead(200, JSON_HEADERS).end('[]') },
  emptyBody: { code: 'unexpected_answer', status: 200, reply: (_, reply) => reply.writeHead(200).end() },
  hangup: { code: 'unreachable', status: 0, reply: ({ socket }) => socket.destroy() },
  truncated: { code: 'incomplete_answer', status: 200, reply: (_, reply) => sendTruncated(reply, 'application/json') },
  chunks: {
    code: 'incomplete_answer',
    status: 200,
    reply: (_, reply) => reply.writeHead(200, JSON_HEADERS).write('{"data":', () => setTimeout(() => reply.destroy(), 20)),
  },
  silent: { code: 'timeout', status: 0, reply: () => undefined },
  slow: { code: 'timeout', status: 200, reply: (_, reply) => reply.writeHead(200, JSON_HEADERS).write('{"data":') },
};

export async function startFailingServer(): Promise<Server> {
  const server = createServer((request, reply) => {
    const [, failure = ''] = (request.url ?? '').split('/');
    FAILURES[failure]?.reply(request, reply);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}
