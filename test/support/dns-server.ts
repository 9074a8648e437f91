/** DNS server on loopback (UDP and TCP) with scripted answers: right, wrong, late or none. */
import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';
import { type Answer, type DecodedPacket, decode, encode, type Packet, type Question, RECURSION_AVAILABLE } from 'dns-packet';
import type { Resolver } from '../../src/core/net/dns-client.ts';

export interface DnsQuery {
  readonly id: number;
  readonly question: Question;
  readonly transport: 'udp' | 'tcp';
  readonly packet: DecodedPacket;
}

/** Returns the packets to send, in order. */
export type DnsResponder = (query: DnsQuery) => readonly Buffer[] | Promise<readonly Buffer[]>;

export interface NameServer {
  readonly resolver: Resolver;
  readonly queries: readonly DnsQuery[];
  close(): void;
}

export async function startNameServer(id: string, respond: DnsResponder): Promise<NameServer> {
  const queries: DnsQuery[] = [];
  const handle = async (bytes: Buffer, transport: 'udp' | 'tcp', send: (reply: Buffer) => void): Promise<void> => {
    const packet = decode(bytes);
    const query: DnsQuery = { id: packet.id ?? 0, question: packet.questions?.[0] as Question, transport, packet };
    queries.push(query);
    for (const reply of await respond(query)) send(reply);
  };
  const tcp = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      handle(bytes.subarray(2), 'tcp', (reply) => {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(reply.length);
        socket.end(Buffer.concat([length, reply]));
      });
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  let open = true;
  udp.on('message', (bytes, from) => {
    handle(bytes, 'udp', (reply) => open && udp.send(reply, from.port, from.address));
  });
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    resolver: { id, name: id, address: '127.0.0.1', port },
    queries,
    close() {
      open = false;
      udp.close();
      tcp.close();
    },
  };
}

/** A valid response. `flags` may hold a response code and further flags. */
export function reply({ id, question }: DnsQuery, records: readonly Answer[], flags = 0, changes: Partial<Packet> = {}): Buffer {
  return encode({ type: 'response', id, flags: RECURSION_AVAILABLE | flags, questions: [question], answers: [...records], ...changes });
}

export type Zone = Readonly<Record<string, readonly Answer[]>>;
const NXDOMAIN = 3;

/** Answers from a zone: `name TYPE` → records. A name without any record gets NXDOMAIN. */
export function fromZone(zone: Zone): DnsResponder {
  return (query) => {
    const name = query.question.name.toLowerCase();
    const records = zone[`${name} ${query.question.type}`];
    if (records) return [reply(query, records)];
    return [reply(query, [], Object.keys(zone).some((key) => key.startsWith(`${name} `)) ? 0 : NXDOMAIN)];
  };
}
