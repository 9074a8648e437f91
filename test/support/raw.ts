import { connect, type Socket } from 'node:net';

export interface SendOptions {
  /** Hangs up its own side after the bytes. */
  readonly end?: boolean;
  /** A silence after which it gives up. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 6_000;

/** Sends bytes as they are and returns all that comes back until the other side closes. */
export function sendRaw(port: number, bytes: string | Buffer, { end = false, silenceMs = SILENCE_MS }: SendOptions = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    if (end) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** The ports at the clients' end of connections. */
export function clientPorts(sockets: readonly Socket[]): ReadonlySet<number> {
  return new Set(sockets.map(({ localPort }) => localPort ?? 0));
}

/** A connection to a port of loopback. What goes wrong with it later is nobody's concern. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.off('error', reject).on('error', () => undefined);
      resolve(socket);
    });
    socket.on('error', reject);
  });
}
