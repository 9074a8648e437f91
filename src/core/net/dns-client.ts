/**
 * Asks one resolver one question, over UDP and, where the answer is cut short, over TCP. The system's own resolver is never asked.
 * Every question has a port and a number of its own; a packet that does not fit both and the question itself is passed over.
 */
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import { AUTHENTIC_DATA, type DecodedPacket, decode, encode, RECURSION_DESIRED, type RecordType as WireType } from 'dns-packet';
import { type DnsRecord, type RecordType, toRecord, wireName } from './dns-records.ts';

export interface Resolver {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly port: number;
}

export interface Question {
  /** In ASCII, without a dot at its end. */
  readonly name: string;
  readonly type: RecordType;
}

/** TIMEOUT, UNREACHABLE and MALFORMED are ours, for a resolver that gives no usable answer; all others are its own words. */
export interface Reply {
  readonly status: string;
  /** The resolver has verified the signatures of the answer (DNSSEC). */
  readonly authenticated: boolean;
  readonly milliseconds: number;
  readonly records: readonly DnsRecord[];
}

export interface AskOptions {
  readonly timeoutMs?: number;
  readonly tries?: number;
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** The size that passes the internet without being taken apart (DNS flag day 2020). */
const UDP_PAYLOAD = 1_232;
/** More records than this are no help to anybody and a burden to all. */
const MOST_RECORDS = 200;

interface Query {
  readonly id: number;
  readonly bytes: Buffer;
  readonly question: Question;
}

/** The type definitions of the packet library leave out the code of the answer. */
type Packet = DecodedPacket & { readonly rcode: string };

/** The whole answer as it came, or why there is none. */
type Outcome = Packet | 'truncated' | 'TIMEOUT' | 'UNREACHABLE' | 'MALFORMED';

/** Never throws for what a resolver or the network does: that is told in `status`. */
export async function askResolver(resolver: Resolver, question: Question, options: AskOptions = {}): Promise<Reply> {
  const { timeoutMs = TIMEOUT_MS, tries = TRIES, signal } = options;
  const started = performance.now();
  let outcome: Outcome = 'TIMEOUT';
  let extended = true;
  for (let attempt = 0; attempt < tries && !signal?.aborted; attempt++) {
    const query = makeQuery(question, extended);
    const deadline = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    outcome = await overUdp(resolver, query, deadline);
    if (outcome === 'truncated') outcome = await overTcp(resolver, query, deadline);
    if (typeof outcome === 'object') {
      // A resolver from before EDNS says that it cannot read the question.
      if (outcome.rcode !== 'FORMERR' || !extended) break;
      extended = false;
    }
  }
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  if (typeof outcome === 'string') return { status: outcome, authenticated: false, milliseconds, records: [] };
  try {
    const records = (outcome.answers ?? []).slice(0, MOST_RECORDS).flatMap((answer) => toRecord(answer) ?? []);
    return { status: outcome.rcode, authenticated: outcome.flag_ad, milliseconds, records };
  } catch {
    return { status: 'MALFORMED', authenticated: false, milliseconds, records: [] };
  }
}

function makeQuery(question: Question, extended: boolean): Query {
  const id = randomInt(65_536);
  const bytes = encode({
    type: 'query',
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{ name: question.name, type: wireName(question.type) as WireType }],
    additionals: extended
      ? [{ type: 'OPT', name: '.', udpPayloadSize: UDP_PAYLOAD, extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] }]
      : [],
  });
  return { id, bytes, question };
}

const TRUNCATED = 0x0200;
const IS_RESPONSE = 0x8000;

/** The answer in a packet; undefined if it is to a question that was not asked, `MALFORMED` if it cannot be read. */
function readAnswer(bytes: Buffer, { id, question }: Query): Packet | 'truncated' | 'MALFORMED' | undefined {
  if (bytes.length < 12) return 'MALFORMED';
  const flags = bytes.readUInt16BE(2);
  if (bytes.readUInt16BE(0) !== id || (flags & IS_RESPONSE) === 0) return undefined;
  if ((flags & TRUNCATED) !== 0) return 'truncated';
  try {
    const packet = decode(bytes) as Packet;
    const asked = packet.questions?.[0];
    const fits =
      packet.questions?.length === 1 && asked?.type === wireName(question.type) && asked.name.toLowerCase() === question.name.toLowerCase();
    // Some resolvers leave the question out when they refuse it.
    return fits || (packet.questions?.length === 0 && packet.rcode !== 'NOERROR') ? packet : undefined;
  } catch {
    return 'MALFORMED';
  }
}

function overUdp({ address, port }: Resolver, query: Query, deadline: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
    let silence: Outcome = 'TIMEOUT';
    const end = (outcome: Outcome): void => {
      deadline.removeEventListener('abort', expire);
      socket.removeAllListeners().on('error', () => {});
      socket.close();
      resolve(outcome);
    };
    const expire = (): void => end(silence);
    deadline.addEventListener('abort', expire, { once: true });
    socket.once('error', () => end('UNREACHABLE'));
    socket.on('message', (bytes) => {
      const answer = readAnswer(bytes, query);
      // The true answer may still come after a packet that is not it.
      if (answer === 'MALFORMED') silence = answer;
      else if (answer) end(answer);
    });
    // Connected: the system drops what other addresses send.
    socket.connect(port, address, () => socket.send(query.bytes));
  });
}

function overTcp({ address, port }: Resolver, query: Query, deadline: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    if (deadline.aborted) return resolve('TIMEOUT');
    const socket = connect({ host: address, port });
    const received: Buffer[] = [];
    const end = (outcome: Outcome): void => {
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
      const all = Buffer.concat(received);
      if (all.length < 2 || all.length < 2 + all.readUInt16BE(0)) return;
      const answer = readAnswer(all.subarray(2, 2 + all.readUInt16BE(0)), query);
      end(typeof answer === 'object' ? answer : 'MALFORMED');
    });
  });
}
