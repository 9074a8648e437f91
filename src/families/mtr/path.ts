/** Aggregates probes into a path: address, loss and round-trip times per hop. */
import { addressType, parseAddress } from '../../core/net/address.ts';
import type { Probe } from '../../core/net/trace.ts';
import type { Traceroute } from './records.ts';

/** Measured fields of a hop, without name and network. */
export type Hop = Omit<Traceroute['hops'][number], 'name' | 'asn' | 'organisation' | 'countryCode'>;

export interface HopPath {
  readonly reached: boolean;
  readonly hops: readonly Hop[];
}

export function aggregateProbes(probes: readonly Probe[]): HopPath {
  // If a probe is lost, later ones of its round reach the target at a larger TTL: the smallest over all rounds is the true distance.
  const finalProbes = probes.filter(({ end }) => end !== null);
  const responding = probes.filter(({ from }) => from !== null);
  const last = Math.min(...finalProbes.map(({ ttl }) => ttl), Math.max(0, ...responding.map(({ ttl }) => ttl)));
  const hops: Hop[] = [];
  let hasLeftNetwork = false;
  for (let ttl = 1; ttl <= last; ttl++) {
    const hopProbes = probes.filter((probe) => probe.ttl === ttl);
    const address = mostFrequent(hopProbes.flatMap(({ from }) => from ?? []));
    const isPrivate = address !== undefined && !isPublic(address);
    hasLeftNetwork ||= address !== undefined && !isPrivate;
    // Private addresses after the first public hop belong to carriers; before it they reveal the server's own network and are hidden.
    const publicAddress = address === undefined || (isPrivate && !hasLeftNetwork) ? null : address;
    hops.push({ hop: ttl, address: publicAddress, private: isPrivate, ...statistics(hopProbes) });
  }
  return { reached: finalProbes.some(({ ttl, end }) => ttl === last && end === 'reached'), hops };
}

function isPublic(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && addressType(address) === 'public';
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function statistics(probes: readonly Probe[]): Omit<Hop, 'hop' | 'address' | 'private'> {
  // The system clock may be set back while a probe is in flight.
  const times = probes.flatMap(({ milliseconds }) => (milliseconds === null ? [] : Math.max(0, milliseconds)));
  const sent = probes.length;
  const received = times.length;
  const loss = sent === 0 ? 0 : round((100 * (sent - received)) / sent, 1);
  if (received === 0) return { sent, received, loss, last: null, best: null, average: null, worst: null, deviation: null };
  const average = times.reduce((sum, time) => sum + time, 0) / received;
  const squares = times.reduce((sum, time) => sum + (time - average) ** 2, 0);
  return {
    sent,
    received,
    loss,
    last: round(times.at(-1) as number, 3),
    best: round(Math.min(...times), 3),
    average: round(average, 3),
    worst: round(Math.max(...times), 3),
    deviation: received > 1 ? round(Math.sqrt(squares / (received - 1)), 3) : 0,
  };
}
