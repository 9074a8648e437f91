/** Client identification: address from the socket or from trusted proxies, and a hashed key for the rate limiter. */
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, type Socket } from 'node:net';
import type { TrustedProxies } from '../config.ts';
import type { LimitSecret } from '../core/limit/secret.ts';

/** The parts of a request that identify its client. */
interface ClientRequest {
  readonly raw: Pick<IncomingMessage, 'headers' | 'socket'>;
}

/** Resolves client addresses. X-Forwarded-For counts only from trusted proxies, and only if the entry is an IP address. */
export function clientAddressResolver(trust: TrustedProxies): (request: ClientRequest) => string {
  const isTrusted = 'networks' in trust ? networkMatcher(trust.networks) : undefined;
  const hops = 'hops' in trust ? trust.hops : 0;
  return ({ raw }) => {
    const socket = unmapIpv4(raw.socket.remoteAddress ?? '');
    const forwarded = raw.headers['x-forwarded-for'];
    if (forwarded === undefined || (hops === 0 && !isTrusted)) return socket;
    const chain = [
      ...String(forwarded)
        .split(',')
        .map((part) => unmapIpv4(part.trim())),
      socket,
    ];
    let index = chain.length - 1;
    if (isTrusted) while (index > 0 && isTrusted(chain[index] as string)) index--;
    else index = Math.max(0, index - hops);
    const claimed = chain[index] as string;
    return isIP(claimed) ? claimed : socket;
  };
}

/** Resolves the client of a connection before any request: its network, or undefined for a trusted proxy. */
export function connectionClientResolver(trust: TrustedProxies): (socket: Socket) => string | undefined {
  if ('hops' in trust && trust.hops > 0) return () => undefined;
  const isTrusted = 'networks' in trust ? networkMatcher(trust.networks) : () => false;
  return ({ remoteAddress }) => {
    const address = unmapIpv4(remoteAddress ?? '');
    return isTrusted(address) ? undefined : network(address);
  };
}

/** Unwraps IPv4-mapped IPv6 addresses. */
function unmapIpv4(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}

function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * Rate limit keys: a salted hash, irreversible without the secret.
 * An IPv6 client has at least a /64 of its own, so the key covers the network.
 */
export function clientKeyResolver(
  addressOf: (request: ClientRequest) => string,
  secret: Pick<LimitSecret, 'value'>,
): (request: ClientRequest) => string {
  const keyOf = (request: ClientRequest): string => hash('sha256', secret.value + network(addressOf(request)), 'base64');
  // Without a proxy, a connection has a single client: its key is memoised until the secret rotates.
  const keysBySocket = new WeakMap<Socket, { readonly key: string; readonly secret: string }>();
  return (request) => {
    const { headers, socket } = request.raw;
    if (headers['x-forwarded-for'] !== undefined) return keyOf(request);
    const cached = keysBySocket.get(socket);
    if (cached?.secret === secret.value) return cached.key;
    const key = keyOf(request);
    keysBySocket.set(socket, { key, secret: secret.value });
    return key;
  };
}

function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
