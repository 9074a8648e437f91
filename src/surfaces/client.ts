/** Who is asking: an address that proxies may vouch for, and the key under which the rate limit knows it. */
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, type Socket } from 'node:net';
import type { Trust } from '../config.ts';
import type { LimitSecret } from '../core/limit/secret.ts';

/** A request, as far as it tells who asks. */
interface Asking {
  readonly raw: Pick<IncomingMessage, 'headers' | 'socket'>;
}

/** Tells the address of the client. Only what trusted proxies say is believed, and only if it is an address. */
export function clientAddresses(trust: Trust): (request: Asking) => string {
  const isTrusted = 'networks' in trust ? inNetworks(trust.networks) : undefined;
  const hops = 'hops' in trust ? trust.hops : 0;
  return ({ raw }) => {
    const socket = plain(raw.socket.remoteAddress ?? '');
    const forwarded = raw.headers['x-forwarded-for'];
    if (forwarded === undefined || (hops === 0 && !isTrusted)) return socket;
    const chain = [
      ...String(forwarded)
        .split(',')
        .map((part) => plain(part.trim())),
      socket,
    ];
    let at = chain.length - 1;
    if (isTrusted) while (at > 0 && isTrusted(chain[at] as string)) at--;
    else at = Math.max(0, at - hops);
    const claimed = chain[at] as string;
    return isIP(claimed) ? claimed : socket;
  };
}

/** Tells the client of a connection, as far as it is known without a request: its network, or undefined for a trusted proxy. */
export function connectionClients(trust: Trust): (socket: Socket) => string | undefined {
  if ('hops' in trust && trust.hops > 0) return () => undefined;
  const isTrusted = 'networks' in trust ? inNetworks(trust.networks) : () => false;
  return ({ remoteAddress }) => {
    const address = plain(remoteAddress ?? '');
    return isTrusted(address) ? undefined : network(address);
  };
}

/** IPv4 written as IPv6 is IPv4. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}

function inNetworks(networks: readonly string[]): (address: string) => boolean {
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
 * Keys for the rate limit that cannot be turned back into an address without the secret they are made with.
 * An IPv6 client has at least a /64 of its own, so the key is that of the network.
 */
export function clientKeys(addressOf: (request: Asking) => string, secret: Pick<LimitSecret, 'value'>): (request: Asking) => string {
  const keyOf = (request: Asking): string => hash('sha256', secret.value + network(addressOf(request)), 'base64');
  // A connection without a proxy is one client for as long as it lives: its key is made once, and again for another secret.
  const known = new WeakMap<Socket, { readonly key: string; readonly madeWith: string }>();
  return (request) => {
    const { headers, socket } = request.raw;
    if (headers['x-forwarded-for'] !== undefined) return keyOf(request);
    const kept = known.get(socket);
    if (kept?.madeWith === secret.value) return kept.key;
    const key = keyOf(request);
    known.set(socket, { key, madeWith: secret.value });
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
