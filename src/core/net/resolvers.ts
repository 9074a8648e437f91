/** The configured public resolvers, with fallback from one to the next. */
import { isIP } from 'node:net';
import { type DnsQuestion, type DnsReply, queryResolver, type Resolver } from './dns-client.ts';

export const DEFAULT_RESOLVERS = 'google=8.8.8.8,cloudflare=1.1.1.1,quad9=9.9.9.9,opendns=208.67.222.222';

const KNOWN_NAMES: Readonly<Record<string, string>> = {
  google: 'Google Public DNS',
  cloudflare: 'Cloudflare',
  quad9: 'Quad9',
  opendns: 'OpenDNS',
};

const DNS_PORT = 53;
const MAX_RESOLVERS = 8;

/** Parses `name=address[:port]`, separated by commas; an IPv6 address with a port is in brackets. */
export function readResolvers(text: string): Resolver[] {
  const resolvers = text.split(',').map(readResolver);
  if (resolvers.length > MAX_RESOLVERS) throw new Error(`must contain at most ${MAX_RESOLVERS} resolvers`);
  if (new Set(resolvers.map(({ id }) => id)).size < resolvers.length) throw new Error('must not use a name twice');
  return resolvers;
}

function readResolver(text: string): Resolver {
  const problem = 'must be name=address or name=address:port, separated by commas, such as google=8.8.8.8,home=[::1]:5353';
  const { id, target } = /^\s*(?<id>[a-z\d-]{1,20})=(?<target>\S+)\s*$/.exec(text)?.groups ?? {};
  if (id === undefined || target === undefined) throw new Error(problem);
  const name = KNOWN_NAMES[id] ?? id;
  if (isIP(target) !== 0) return { id, name, address: target, port: DNS_PORT };
  const { address, port } = /^\[?(?<address>[\da-f:.]+?)\]?:(?<port>\d{1,5})$/i.exec(target)?.groups ?? {};
  if (address === undefined || isIP(address) === 0 || Number(port) < 1 || Number(port) > 65_535) throw new Error(problem);
  return { id, name, address, port: Number(port) };
}

/** Timeout per resolver before the next one is queried. */
const RESOLVER_TIMEOUT_MS = 1_500;

/** The reply of the first resolver with an answer; the last failure if there is none. */
export async function firstReply(resolvers: readonly Resolver[], question: DnsQuestion, signal?: AbortSignal): Promise<DnsReply> {
  let reply: DnsReply = { status: 'TIMEOUT', authenticated: false, milliseconds: 0, records: [] };
  for (const resolver of resolvers) {
    reply = await queryResolver(resolver, question, { timeoutMs: RESOLVER_TIMEOUT_MS, tries: 1, signal });
    if (isAnswer(reply) || signal?.aborted) break;
  }
  return reply;
}

/** Whether a reply is about the name: SERVFAIL, REFUSED or a timeout are only about the resolver. */
export function isAnswer({ status }: Pick<DnsReply, 'status'>): boolean {
  return status === 'NOERROR' || status === 'NXDOMAIN';
}
