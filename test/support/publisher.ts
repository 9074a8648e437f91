/** HTTP server on loopback in the role of a publisher, with scripted replies: a valid file, a broken one, an error page or none. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  readonly status?: number;
  readonly body?: string | Buffer;
  /** Announces the full length, sends half and closes the connection. */
  readonly truncated?: boolean;
  /** Accepts the request and never replies. */
  readonly hangs?: boolean;
  /** Target of a redirect. */
  readonly location?: string;
}

export interface Publisher {
  readonly url: string;
  /** Reply to the following requests. */
  reply: Reply;
  requests: number;
  close(): Promise<void>;
}

export async function startPublisher(host = '127.0.0.1'): Promise<Publisher> {
  const server = createServer((_request, response) => {
    // Avoids the race of a keep-alive connection that is closed while the next request is sent.
    response.shouldKeepAlive = false;
    publisher.requests++;
    const { status = 200, body = '', truncated, hangs, location } = publisher.reply;
    if (hangs) return;
    if (truncated) {
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
