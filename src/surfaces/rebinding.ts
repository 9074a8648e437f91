/**
 * Pages of strangers, and a server that only its own machine should reach. A page in a browser may have its name answered with a loopback
 * address, and then talks to whatever listens there; the protocol has servers of tools look who is asking. Where the operator has said
 * under which address the service is public (`PUBLIC_URL`), or the request did not come over loopback, it is open to every page.
 */
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

export const FOREIGN_REASON =
  'A request over loopback must name this machine in Host and Origin. Set PUBLIC_URL if the service is meant for others.';

/** Whether a request over loopback names another machine than this one. */
export function isForeign({ raw: { socket, headers } }: FastifyRequest, publicUrl: string): boolean {
  if (publicUrl !== '' || !isLoopbackAddress(socket.localAddress ?? '')) return false;
  const { host = '', origin } = headers;
  return !isLoopbackHost(`http://${host}`) || (origin !== undefined && !isLoopbackHost(origin));
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

function isLoopbackHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}
