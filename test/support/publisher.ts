/** A publisher on loopback, which sends what a test tells it to: a good file, a broken one, an error page, or nothing at all. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  readonly status?: number;
  readonly body?: string | Buffer;
  /** Announces more bytes than it sends and hangs up. */
  readonly cutShort?: boolean;
  /** Accepts the request and never answers. */
  readonly silent?: boolean;
  /** Where the client is sent on to. */
  readonly location?: string;
}

export interface Publisher {
  readonly url: string;
  /** What the next requests get. */
  reply: Reply;
  requests: number;
  close(): Promise<void>;
}

export async function startPublisher(host = '127.0.0.1'): Promise<Publisher> {
  const server = createServer((_request, response) => {
    // A connection that is kept open may be closed just when the next request is sent on it.
    response.shouldKeepAlive = false;
    publisher.requests++;
    const { status = 200, body = '', cutShort, silent, location } = publisher.reply;
    if (silent) return;
    if (cutShort) {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) });
      response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
      return;
    }
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const publisher: Publisher = {
    url: `http://${host}:${(server.address() as AddressInfo).port}/file`,
    reply: {},
    requests: 0,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return publisher;
}
