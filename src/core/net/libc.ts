/** FFI bindings to the functions of the C library that a traceroute needs. Loaded by its child process only. */
import koffi from 'koffi';

const AF_INET = 2;
const AF_INET6 = 10;
const SOCK_STREAM = 1;
const SOCK_DGRAM = 2;
const SOCK_NONBLOCK_CLOEXEC = 0o2004000;
const SOL_IP = 0;
const SOL_SOCKET = 1;
const SOL_TCP = 6;
const SOL_IPV6 = 41;
const IP_TTL = 2;
const IP_RECVERR = 11;
const IPV6_UNICAST_HOPS = 16;
const IPV6_RECVERR = 25;
const SO_ERROR = 4;
const SO_TIMESTAMPNS = 35;
const TCP_SYNCNT = 7;
const CLOCK_REALTIME = 0;
const MSG_ERRQUEUE_DONTWAIT = 0x2040;
const POLLOUT = 4;
const ENETUNREACH = 101;
const EHOSTUNREACH = 113;
const EADDRNOTAVAIL = 99;
const EACCES = 13;

const libc = koffi.load(null);
const socket = libc.func('int socket(int, int, int)');
const setsockopt = libc.func('int setsockopt(int, int, int, void *, uint32_t)');
const getsockopt = libc.func('int getsockopt(int, int, int, void *, void *)');
const connect = libc.func('int connect(int, void *, uint32_t)');
const send = libc.func('intptr_t send(int, void *, size_t, int)');
const close = libc.func('int close(int)');
const poll = libc.func('int poll(void *, unsigned long, int)');
const clockGettime = libc.func('int clock_gettime(int, void *)');
koffi.struct('iovec', { base: 'void *', length: 'size_t' });
koffi.struct('msghdr', {
  name: 'void *',
  nameLength: 'uint32_t',
  vectors: 'iovec *',
  vectorCount: 'size_t',
  control: 'void *',
  controlLength: 'size_t',
  flags: 'int',
});
const recvmsg = libc.func('intptr_t recvmsg(int, _Inout_ msghdr *, int)');

/** A call failed because there is no route. */
export class NoRoute extends Error {}

export interface ProbeSocket {
  readonly file: number;
  /** Time of the system clock right before the probe was sent, in milliseconds. */
  readonly sentAt: number;
}

const time = Buffer.alloc(16);

export function clock(): number {
  clockGettime(CLOCK_REALTIME, time);
  return readTime(time, 0);
}

function readTime(bytes: Buffer, offset: number): number {
  return Number(bytes.readBigInt64LE(offset)) * 1_000 + Number(bytes.readBigInt64LE(offset + 8)) / 1e6;
}

function int32Bytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

const PAYLOAD = Buffer.alloc(32, 'potli traceroute');

/** Opens a socket with a TTL, and sends one probe through it. */
export function sendProbe(protocol: 'udp' | 'tcp', address: Uint8Array, port: number, ttl: number): ProbeSocket {
  const isV6 = address.length === 16;
  const file = socket(isV6 ? AF_INET6 : AF_INET, (protocol === 'tcp' ? SOCK_STREAM : SOCK_DGRAM) | SOCK_NONBLOCK_CLOEXEC, 0) as number;
  if (file < 0) throw new Error('no socket');
  try {
    const level = isV6 ? SOL_IPV6 : SOL_IP;
    setsockopt(file, level, isV6 ? IPV6_RECVERR : IP_RECVERR, int32Bytes(1), 4);
    setsockopt(file, level, isV6 ? IPV6_UNICAST_HOPS : IP_TTL, int32Bytes(ttl), 4);
    setsockopt(file, SOL_SOCKET, SO_TIMESTAMPNS, int32Bytes(1), 4);
    // A single SYN: the reply to a retransmission would be mistaken for one to the first.
    if (protocol === 'tcp') setsockopt(file, SOL_TCP, TCP_SYNCNT, int32Bytes(1), 4);
    const target = socketAddress(address, port);
    let sentAt = clock();
    if ((connect(file, target, target.length) as number) < 0 && NO_ROUTE.has(koffi.errno())) throw new NoRoute();
    if (protocol === 'udp') {
      sentAt = clock();
      send(file, PAYLOAD, PAYLOAD.length, 0);
    }
    return { file, sentAt };
  } catch (error) {
    closeSocket(file);
    throw error;
  }
}

const NO_ROUTE = new Set([ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL, EACCES]);

/** struct sockaddr_in or sockaddr_in6. */
function socketAddress(address: Uint8Array, port: number): Buffer {
  const isV6 = address.length === 16;
  const bytes = Buffer.alloc(isV6 ? 28 : 16);
  bytes.writeUInt16LE(isV6 ? AF_INET6 : AF_INET, 0);
  bytes.writeUInt16BE(port, 2);
  bytes.set(address, isV6 ? 8 : 4);
  return bytes;
}

export function closeSocket(file: number): void {
  close(file);
}

/** Polls the sockets; returns which of them have events. */
export function pollSockets(files: readonly number[], milliseconds: number, protocol: 'udp' | 'tcp'): boolean[] {
  const entries = Buffer.alloc(8 * files.length);
  for (const [i, file] of files.entries()) {
    entries.writeInt32LE(file, i * 8);
    entries.writeInt16LE(protocol === 'tcp' ? POLLOUT : 0, i * 8 + 4);
  }
  poll(entries, files.length, Math.max(1, Math.ceil(milliseconds)));
  return files.map((_, i) => entries.readInt16LE(i * 8 + 6) !== 0);
}

export interface IcmpError {
  readonly from: Uint8Array;
  readonly type: number;
  /** Kernel timestamp of its arrival, in milliseconds of the system clock. */
  readonly arrivedAt: number | undefined;
}

/** Reads the ICMP error for a probe from the error queue, if there is one. */
export function readIcmpError(file: number): IcmpError | undefined {
  const control = Buffer.alloc(512);
  const message = {
    name: Buffer.alloc(64),
    nameLength: 64,
    vectors: { base: Buffer.alloc(256), length: 256 },
    vectorCount: 1,
    control,
    controlLength: control.length,
    flags: 0,
  };
  if (Number(recvmsg(file, message, MSG_ERRQUEUE_DONTWAIT)) < 0) return undefined;
  return parseControl(control.subarray(0, Number(message.controlLength)));
}

const CONTROL_HEADER = 16;
const FROM_ICMP = new Set([2, 3]);

/** Control messages: struct cmsghdr, then sock_extended_err with the offender's address, or a timespec. */
function parseControl(control: Buffer): IcmpError | undefined {
  let error: Omit<IcmpError, 'arrivedAt'> | undefined;
  let arrivedAt: number | undefined;
  for (let offset = 0; offset + CONTROL_HEADER <= control.length; ) {
    const length = Number(control.readBigUInt64LE(offset));
    if (length < CONTROL_HEADER) break;
    const level = control.readInt32LE(offset + 8);
    const type = control.readInt32LE(offset + 12);
    const data = offset + CONTROL_HEADER;
    const isError = (level === SOL_IP && type === IP_RECVERR) || (level === SOL_IPV6 && type === IPV6_RECVERR);
    if (isError && FROM_ICMP.has(control[data + 4] as number)) {
      const isV6 = control.readUInt16LE(data + 16) === AF_INET6;
      const from = isV6 ? control.subarray(data + 24, data + 40) : control.subarray(data + 20, data + 24);
      error = { from: Uint8Array.from(from), type: control[data + 5] as number };
    }
    if (level === SOL_SOCKET && type === SO_TIMESTAMPNS) arrivedAt = readTime(control, data);
    offset += (length + 7) & ~7;
  }
  return error && { ...error, arrivedAt };
}

/** State of a TCP connect: 0 if connected, else the errno. */
export function connectionError(file: number): number {
  const value = int32Bytes(0);
  getsockopt(file, SOL_SOCKET, SO_ERROR, value, int32Bytes(4));
  return value.readInt32LE();
}
