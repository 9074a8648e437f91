import { networks } from '../../../data/networks.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { geolocate, ownerOf } from '../../core/geoip/ip-geolocation.ts';
import { type AddressBytes, parseAddress } from '../../core/net/address.ts';
import { reverseName, toDomainName } from '../../core/net/domain-name.ts';
import type { Network } from '../../core/net/network.ts';
import { firstReply } from '../../core/net/resolvers.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, flag, integer, text } from '../../core/request/params.ts';
import { withConcurrencyLimit } from './concurrency-limit.ts';
import { aggregateProbes, type Hop } from './path.ts';
import { Traceroute } from './records.ts';
import { toReport } from './report.ts';
import { findTarget, type IpFamily } from './target.ts';

/** First UDP port of the probes, as in traceroute since 1988. */
const FIRST_UDP_PORT = 33_434;
/** Reverse DNS is optional: names that take longer are omitted. */
const REVERSE_DNS_TIMEOUT_MS = 2_000;

const traceRoute = operation({
  id: 'traceroute',
  path: '/v1/mtr/{host}',
  title: 'Trace the way to a host',
  keywords: 'traceroute, trace, mtr, ping, latency, packet loss, network path, slow connection',
  summary: 'Traceroute from this server: loss and latency of every hop',
  details:
    'Sends probes with increasing TTL in several rounds, with kernel timestamps. The name is resolved once, by the public resolvers; only public addresses are probed. ' +
    'Firewalls often drop UDP: `protocol=tcp` reaches web servers. One run per client at a time. `Accept: text/plain` returns a text report.',
  tool: 'traceroute',
  input: {
    host: text({ description: 'Host name or public IP address', max: 260 }),
    count: integer({ min: 1, max: 10, description: 'Probes per hop' }).default(3),
    maxHops: integer({ min: 1, max: 30, description: 'Maximum hops' }).default(30),
    protocol: choice(['udp', 'tcp'], { description: 'Protocol of the probes' }).default('udp'),
    port: integer({ min: 1, max: 65_535, description: 'TCP port' }).default(443),
    family: integer({ min: 4, max: 6, description: 'IP version, 4 or 6' })
      .refine((version) => version !== 5, { error: 'must be 4 or 6' })
      .optional(),
    names: flag({ description: 'Look up host names of hops' }).default(true),
  },
  data: { networks },
  output: Traceroute,
  cache: 'never',
  cost: 10,
  example: { host: 'example.com', count: 1 },
  plainText: toReport,
  async run({ host, count, maxHops, protocol, port, family, names }, { network, networks, signal, client }) {
    const started = performance.now();
    const target = await findTarget(host.trim(), family as IpFamily | undefined, network, signal);
    const request = { address: target.address, protocol, port, count, maxHops };
    const probes = await withConcurrencyLimit(client, () => network.trace(request, signal));
    const { reached, hops } = aggregateProbes(probes);
    const hostnames = names ? await reverseLookup(hops, network, signal) : new Map<string, string>();
    const data = {
      host,
      ...target,
      protocol,
      port: protocol === 'tcp' ? port : FIRST_UDP_PORT,
      reached,
      count,
      hops: hops.map((hop) => describeHop(hop, hostnames, networks)),
      milliseconds: Math.round(performance.now() - started),
    };
    return { data, meta: { total: hops.length, note: noteOf(reached, protocol) } };
  },
});

function describeHop(hop: Hop, names: ReadonlyMap<string, string>, networks: Dataset): Traceroute['hops'][number] {
  const { hop: number, address, private: isPrivate, ...statistics } = hop;
  const bytes = address === null || isPrivate ? undefined : (parseAddress(address) as AddressBytes);
  const owner = bytes && ownerOf(networks, bytes);
  return {
    hop: number,
    address,
    private: isPrivate,
    name: names.get(address ?? '') ?? null,
    asn: owner?.asn ?? null,
    organisation: owner?.organisation ?? null,
    countryCode: (bytes && geolocate(networks, bytes)?.countryCode) ?? null,
    ...statistics,
  };
}

async function reverseLookup(hops: readonly Hop[], { resolvers }: Network, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(REVERSE_DNS_TIMEOUT_MS)]);
  const addresses = new Set(hops.flatMap(({ address, private: isPrivate }) => (address === null || isPrivate ? [] : address)));
  const names = await Promise.all(
    [...addresses].map(async (address) => {
      const question = { name: reverseName(parseAddress(address) as AddressBytes), type: 'PTR' } as const;
      const { records } = await firstReply(resolvers, question, deadline);
      // PTR records are controlled by the operator of the hop's network: only valid domain names are accepted.
      return [address, toDomainName(records.find(({ type }) => type === 'PTR')?.value ?? '')] as const;
    }),
  );
  return new Map(names.flatMap(([address, name]) => (name === undefined ? [] : [[address, name] as const])));
}

function noteOf(reached: boolean, protocol: 'udp' | 'tcp'): string {
  if (reached) return 'Loss at an intermediate hop only is usually ICMP rate limiting, not a fault of the path.';
  return protocol === 'udp'
    ? 'The target did not respond; many hosts drop UDP probes. Try protocol=tcp.'
    : 'The target did not respond on this port.';
}

export const mtrFamily: Family = {
  id: 'mtr',
  name: 'Traceroute',
  group: 'Network and contact checks',
  about: 'The network path from this server to a host, with loss, latency, network and country of every hop.',
  operations: [traceRoute],
};
