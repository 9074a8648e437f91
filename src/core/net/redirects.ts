/** A GET request that follows redirects, but not into internal networks (SSRF). */
import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { allowedTargets, isInternalName } from './ssrf-guard.ts';

const MAX_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const REDIRECT_STATUSES: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

export interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * The response after redirects. The first address is the operator's choice and may be internal, and so may redirects to the same host;
 * every other host must be public, and HTTPS is never downgraded.
 */
export async function getWithRedirects(address: string, options: GetOptions): Promise<IncomingMessage> {
  const first = new URL(address);
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await get(url, options, url.hostname !== first.hostname);
    const { location } = response.headers;
    if (!REDIRECT_STATUSES.has(response.statusCode) || location === undefined) return response;
    response.destroy();
    url = allowedRedirect(url, location);
  }
  throw new Error('redirects too many times');
}

function allowedRedirect(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href)) throw new Error('redirects to an invalid URL');
  const to = new URL(location, from);
  if (to.protocol !== 'https:' && to.protocol !== from.protocol) throw new Error(`redirects to ${to.protocol}//, which is not followed`);
  return to;
}

function get(url: URL, { headers, signal }: GetOptions, mustBePublic: boolean): Promise<IncomingMessage> {
  if (mustBePublic) rejectInternalHost(url);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, signal, agent: false, ...(mustBePublic && { lookup: publicLookup }) }, resolve);
    const timer = setTimeout(() => sent.destroy(new Error('no connection')), CONNECT_TIMEOUT_MS);
    sent.on('socket', (socket) => socket.once('connect', () => clearTimeout(timer)));
    sent.on('close', () => clearTimeout(timer));
    sent.on('error', reject).end();
  });
}

/** Checks literal addresses, which are not resolved, and internal names, which need not be. */
function rejectInternalHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) allowedTargets([host]);
  else if (isInternalName(host.replace(/\.$/, '').toLowerCase())) throw new Error('redirects to an internal name, which is not followed');
}

/** Resolves a name for a connection, which then uses exactly the checked addresses (no DNS rebinding). */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('has no address'), '');
    try {
      allowedTargets(addresses.map(({ address }) => address));
    } catch (blocked) {
      return callback(blocked as Error, '');
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
