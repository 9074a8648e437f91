/**
 * DNS stub client: sends one query to one resolver, over UDP and, if the answer is truncated, over TCP. The system resolver is never used.
 * Every query has a random source port and ID; packets that do not match both and the question are ignored (anti-spoofing).
 */
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import type { DecodedPacket, RecordType as WireType } from 'dns-packet';
import { lazyPackage } from '../util/lazy-package.ts';
import { type DnsRecord, type RecordType, toRecord, wireName } from './dns-records.ts';

const dnsPacket = lazyPackage<typeof import('dns-packet')>('dns-packet');

export interface Resolver {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly port: number;
}

export interface DnsQuestion {
  /** In ASCII, without a trailing dot. */
  readonly name: string;
  readonly type: RecordType;
}

/** The RCODE of the resolver; TIMEOUT, UNREACHABLE and MALFORMED are set by this client if a resolver gives no usable answer. */
export interface DnsReply {
  readonly status: string;
  /** The AD flag: the resolver has validated the answer (DNSSEC). */
  readonly authenticated: boolean;
  readonly milliseconds: number;
  readonly records: readonly DnsRecord[];
}

export interface DnsQueryOptions {
  readonly timeoutMs?: number;
  readonly tries?: number;
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** Avoids IP fragmentation (DNS flag day 2020). */
const UDP_PAYLOAD = 1_232;
/** Limit on records; more are of no use. */
const MAX_RECORDS = 200;

interface DnsQuery {
  readonly id: number;
  readonly bytes: Buffer;
  readonly question: DnsQuestion;
}

/** The type definitions of the packet library lack the RCODE. */
type Packet = DecodedPacket & { readonly rcode: string };

/** The decoded answer, or the reason why there is none. */
type QueryOutcome = Packet | 'truncated' | 'TIMEOUT' | 'UNREACHABLE' | 'MALFORMED';

/** Never throws on failures of a resolver or the network: they are reported in `status`. */
export async function queryResolver(resolver: Resolver, question: DnsQuestion, options: DnsQueryOptions = {}): Promise<DnsReply> {
  const { timeoutMs = TIMEOUT_MS, tries = TRIES, signal } = options;
  const started = performance.now();
  let outcome: QueryOutcome = 'TIMEOUT';
  let extended = true;
  for (let attempt = 0; attempt < tries && !signal?.aborted; attempt++) {
    const query = makeQuery(question, extended);
    const deadline = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    outcome = await overUdp(resolver, query, deadline);
    if (outcome === 'truncated') outcome = await overTcp(resolver, query, deadline);
    if (typeof outcome === 'object') {
      // A resolver without EDNS support answers FORMERR.
      if (outcome.rcode !== 'FORMERR' || !extended) break;
      extended = false;
    }
  }
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  if (typeof outcome === 'string') return { status: outcome, authenticated: false, milliseconds, records: [] };
  try {
    const records = (outcome.answers ?? []).slice(0, MAX_RECORDS).flatMap((answer) => toRecord(answer) ?? []);
    return { status: outcome.rcode, authenticated: outcome.flag_ad, milliseconds, records };
  } catch {
    return { status: 'MALFORMED', authenticated: false, milliseconds, records: [] };
  }
}

function makeQuery(question: DnsQuestion, extended: boolean): DnsQuery {
  const id = randomInt(65_536);
  const bytes = dnsPacket().encode({
    type: 'query',
    id,
    flags: dnsPacket().RECURSION_DESIRED | dnsPacket().AUTHENTIC_DATA,
    questions: [{ name: question.name, type: wireName(question.type) as WireType }],
    additionals: extended
      ? [{ type: 'OPT', name: '.', udpPayloadSize: UDP_PAYLOAD, extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] }]
      : [],
  });
  return { id, bytes, question };
}

const TRUNCATED = 0x0200;
const IS_RESPONSE = 0x8000;

/** Decodes an answer; undefined if it does not match the query, `MALFORMED` if it cannot be decoded. */
function readAnswer(bytes: Buffer, { id, question }: DnsQuery): Packet | 'truncated' | 'MALFORMED' | undefined {
  if (bytes.length < 12) return 'MALFORMED';
  const flags = bytes.readUInt16BE(2);
  if (bytes.readUInt16BE(0) !== id || (flags & IS_RESPONSE) === 0) return undefined;
  if ((flags & TRUNCATED) !== 0) return 'truncated';
  try {
    const packet = dnsPacket().decode(bytes) as Packet;
    const echoed = packet.questions?.[0];
    const matches =
      packet.questions?.length === 1 &&
      echoed?.type === wireName(question.type) &&
      echoed.name.toLowerCase() === question.name.toLowerCase();
    // Some resolvers omit the question in error responses.
    return matches || (packet.questions?.length === 0 && packet.rcode !== 'NOERROR') ? packet : undefined;
  } catch {
    return 'MALFORMED';
  }
}

function overUdp({ address, port }: Resolver, query: DnsQuery, deadline: AbortSignal): Promise<QueryOutcome> {
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
    let fallback: QueryOutcome = 'TIMEOUT';
    const end = (outcome: QueryOutcome): void => {
      deadline.removeEventListener('abort', expire);
      socket.removeAllListeners().on('error', () => {});
      socket.close();
      resolve(outcome);
    };
    const expire = (): void => end(fallback);
    deadline.addEventListener('abort', expire, { once: true });
    socket.once('error', () => end('UNREACHABLE'));
    socket.on('message', (bytes) => {
      const answer = readAnswer(bytes, query);
      // The genuine answer may still follow an invalid packet.
      if (answer === 'MALFORMED') fallback = answer;
      else if (answer) end(answer);
    });
    // A connected UDP socket: the kernel drops packets from other addresses.
    socket.connect(port, address, () => socket.send(query.bytes));
  });
}

function overTcp({ address, port }: Resolver, query: DnsQuery, deadline: AbortSignal): Promise<QueryOutcome> {
  return new Promise((resolve) => {
    if (deadline.aborted) return resolve('TIMEOUT');
    const socket = connect({ host: address, port });
    const received: Buffer[] = [];
    const end = (outcome: QueryOutcome): void => {
      deadline.removeEventListener('abort', expire);
      socket.removeAllListeners().on('error', () => {});
      socket.destroy();
      resolve(outcome);
    };
    const expire = (): void => end('TIMEOUT');
    deadline.addEventListener('abort', expire, { once: true });
    socket.once('error', () => end('UNREACHABLE'));
    socket.once('end', () => end('MALFORMED'));
    socket.once('connect', () => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(query.bytes.length);
      socket.write(Buffer.concat([length, query.bytes]));
    });
    socket.on('data', (part) => {
      received.push(part);
      const data = Buffer.concat(received);
      if (data.length < 2 || data.length < 2 + data.readUInt16BE(0)) return;
      const answer = readAnswer(data.subarray(2, 2 + data.readUInt16BE(0)), query);
      end(typeof answer === 'object' ? answer : 'MALFORMED');
    });
  });
}
