/**
 * DNS rebinding protection for servers on loopback. A malicious page can resolve its host name to a loopback address and then reach local servers;
 * MCP requires servers to validate Origin. Requests are unrestricted if the operator has set `PUBLIC_URL` or the connection is not over loopback.
 */
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

export const REBINDING_MESSAGE =
  'A request over loopback must have a loopback name in Host and Origin. Set PUBLIC_URL if the service is public.';

/** Whether a loopback request has a foreign Host or Origin. */
export function isDnsRebinding({ raw: { socket, headers } }: FastifyRequest, publicUrl: string): boolean {
  if (publicUrl !== '' || !isLoopbackAddress(socket.localAddress ?? '')) return false;
  const { host = '', origin } = headers;
  return !isLoopbackHost(`http://${host}`) || (origin !== undefined && !isLoopbackHost(origin));
}

function isLoopbackAddress(address: string): boolean {
  const unmapped = address.replace(/^::ffff:/, '');
  return unmapped === '::1' || (isIPv4(unmapped) && unmapped.startsWith('127.'));
}

function isLoopbackHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}
