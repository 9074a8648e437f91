/** Network stub for tests: one DNS server on loopback behind four resolver names, and a scripted traceroute of three hops. */
import type { Network } from '../../src/core/net/network.ts';
import type { Probe } from '../../src/core/net/trace.ts';
import { fromZone, startNameServer, type Zone } from './dns-server.ts';

/** Records for the examples of the operations. */
const ZONE: Zone = {
  'example.com A': [{ name: 'example.com', type: 'A', ttl: 300, data: '93.184.215.14' }],
  'example.com AAAA': [{ name: 'example.com', type: 'AAAA', ttl: 300, data: '2606:2800:21f:cb07:6820:80da:af6b:8b2c' }],
  'example.com MX': [{ name: 'example.com', type: 'MX', ttl: 300, data: { preference: 10, exchange: 'mail.example.com' } }],
};

const PATH: readonly (readonly [from: string, milliseconds: number])[] = [
  ['192.168.1.1', 0.4],
  ['49.44.0.1', 6.25],
];

export interface TestNetwork extends Network {
  close(): void;
}

export async function startNetwork(zone: Zone = ZONE): Promise<TestNetwork> {
  const server = await startNameServer('google', fromZone(zone));
  return {
    resolvers: ['google', 'cloudflare', 'quad9', 'opendns'].map((id) => ({ ...server.resolver, id, name: id })),
    async trace({ address, count }) {
      const hops: Omit<Probe, 'ttl'>[] = PATH.map(([from, milliseconds]) => ({ from, milliseconds, end: null }));
      hops.push({ from: address, milliseconds: 12.5, end: 'reached' });
      return Array.from({ length: count }, () => hops.map((hop, index) => ({ ttl: index + 1, ...hop }))).flat();
    },
    close: () => server.close(),
  };
}
