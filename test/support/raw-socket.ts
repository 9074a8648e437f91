import { connect, type Socket } from 'node:net';

export interface SendOptions {
  /** Half-closes the connection after the bytes. */
  readonly end?: boolean;
  /** Inactivity timeout. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 6_000;

/** Sends raw bytes and returns everything received until the connection closes. */
export function sendRaw(port: number, bytes: string | Buffer, { end = false, silenceMs = SILENCE_MS }: SendOptions = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    if (end) socket.end(bytes);
    else socket.write(bytes);
  });
}

export function clientPorts(sockets: readonly Socket[]): ReadonlySet<number> {
  return new Set(sockets.map(({ localPort }) => localPort ?? 0));
}

/** Opens a loopback connection. Later errors are ignored. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.off('error', reject).on('error', () => undefined);
      resolve(socket);
    });
    socket.on('error', reject);
  });
}
