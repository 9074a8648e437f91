/** The child process of a traceroute: handles one request, sends the probes of each round to the parent, and exits. */
import { formatAddress, parseAddress } from './address.ts';
import type { ProbeSocket } from './libc.ts';
import type { Probe, TraceMessage, TraceRequest } from './trace.ts';

/** Timeout of a probe. */
const PROBE_TIMEOUT_MS = 1_000;
/** The first round advances a few hops at a time: the target replies to all probes beyond it, and many hosts rate-limit ICMP. */
const STRIDE = 3;
/** Stops after this number of consecutive hops without a reply. */
const MAX_SILENT_HOPS = 9;
/** Linux routers rate-limit ICMP to one per second with a burst of six; faster rounds would show false losses. */
const ROUND_MS = 700;
const FIRST_UDP_PORT = 33_434;
const CONNECTION_REFUSED = 111;
const TIME_EXCEEDED = { 4: 11, 16: 3 } as const;

type Libc = typeof import('./libc.ts');

process.once('message', (request) => {
  run(request as TraceRequest).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(1));

async function run(request: TraceRequest): Promise<void> {
  if (process.platform !== 'linux') return sendMessage({ problem: 'platform' });
  let libc: Libc;
  try {
    libc = await import('./libc.ts');
  } catch {
    return sendMessage({ problem: 'platform' });
  }
  try {
    let last = request.maxHops;
    for (let round = 0; round < request.count; round++) {
      const started = performance.now();
      const probes = round === 0 ? firstRound(libc, request) : sendRound(libc, request, 1, last);
      last = lastHop(probes, last);
      await sendMessage({ probes });
      const pause = ROUND_MS - (performance.now() - started);
      if (round + 1 < request.count && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } catch (error) {
    if (!(error instanceof libc.NoRoute)) throw error;
    await sendMessage({ problem: 'route' });
  }
}

function sendMessage(message: TraceMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

function firstRound(libc: Libc, request: TraceRequest): Probe[] {
  const probes: Probe[] = [];
  for (let ttl = 1; ttl <= request.maxHops; ttl += STRIDE) {
    probes.push(...sendRound(libc, request, ttl, Math.min(request.maxHops, ttl + STRIDE - 1)));
    const lastAnswered = probes.findLastIndex(({ from }) => from !== null) + 1;
    if (probes.some(({ end }) => end !== null) || probes.length - lastAnswered >= MAX_SILENT_HOPS) break;
  }
  return probes;
}

/** Last hop of later rounds: where the path ended, or the last one that was probed. */
function lastHop(probes: readonly Probe[], previous: number): number {
  const end = probes.find(({ end }) => end !== null)?.ttl;
  if (end !== undefined) return Math.min(previous, end);
  return Math.min(previous, Math.max(1, probes.length));
}

interface PendingProbe extends ProbeSocket {
  readonly ttl: number;
}

/** One probe per hop, sent concurrently. */
function sendRound(libc: Libc, request: TraceRequest, from: number, to: number): Probe[] {
  const { protocol, port } = request;
  const target = parseAddress(request.address) as Uint8Array;
  const sockets: PendingProbe[] = [];
  const replies = new Map<number, Probe>();
  try {
    for (let ttl = from; ttl <= to; ttl++) {
      sockets.push({ ttl, ...libc.sendProbe(protocol, target, protocol === 'tcp' ? port : FIRST_UDP_PORT + ttl, ttl) });
    }
    const deadline = performance.now() + PROBE_TIMEOUT_MS;
    for (let remainingMs = PROBE_TIMEOUT_MS; remainingMs > 0; remainingMs = deadline - performance.now()) {
      const end = Math.min(...[...replies.values()].filter(({ end }) => end !== null).map(({ ttl }) => ttl));
      const open = sockets.filter(({ ttl }) => !replies.has(ttl) && ttl < end);
      if (open.length === 0) break;
      const ready = libc.pollSockets(
        open.map(({ file }) => file),
        remainingMs,
        protocol,
      );
      for (const [index, socket] of open.entries()) {
        const reply = ready[index] ? readReply(libc, request, target, socket) : undefined;
        if (reply) replies.set(socket.ttl, reply);
      }
    }
  } finally {
    for (const { file } of sockets) libc.closeSocket(file);
  }
  return sockets.map(({ ttl }) => replies.get(ttl) ?? { ttl, from: null, milliseconds: null, end: null });
}

function readReply(
  libc: Libc,
  { protocol, address }: TraceRequest,
  target: Uint8Array,
  { file, ttl, sentAt }: PendingProbe,
): Probe | undefined {
  const error = libc.readIcmpError(file);
  const now = libc.clock();
  if (error) {
    const from = formatAddress(error.from);
    const isTimeExceeded = error.type === TIME_EXCEEDED[target.length as 4 | 16];
    const end = isTimeExceeded ? null : Buffer.compare(error.from, target) === 0 ? 'reached' : 'unreachable';
    return { ttl, from, milliseconds: (error.arrivedAt ?? now) - sentAt, end };
  }
  if (protocol === 'udp') return undefined;
  const state = libc.connectionError(file);
  if (state !== 0 && state !== CONNECTION_REFUSED) return { ttl, from: null, milliseconds: null, end: null };
  return { ttl, from: address, milliseconds: now - sentAt, end: 'reached' };
}
