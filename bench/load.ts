/** Load generator for a server in another process. Measures the server's CPU time, which other processes affect far less than wall-clock time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface Target {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
  /** Milliseconds from spawn to the log line that reports readiness. */
  readonly readyMs: number;
}

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** Accept-Encoding. */
  readonly coding?: string;
}

/** Starts a server that logs the port it listens on. */
export function startServer(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Target> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      const port = /answers on http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve({ name, child, port: Number(port), readyMs: performance.now() - started });
    });
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}: ${output}`)));
  });
}

const CLOCK_TICKS_PER_SECOND = 100;

/** CPU time of a process with all threads, in microseconds. Reads /proc, so Linux only. */
function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / CLOCK_TICKS_PER_SECOND;
}

/** CPU time of a process and all its descendants, including exited ones, in microseconds. */
export function treeMicroseconds(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return [
          { pid: Number(name), parent: Number(fields[1]), ticks: [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) },
        ];
      } catch {
        // The process has exited since the directory was read.
        return [];
      }
    });
  const sumOf = (process: number): number =>
    (stats.find((stat) => stat.pid === process)?.ticks ?? 0) +
    stats.filter(({ parent }) => parent === process).reduce((sum, child) => sum + sumOf(child.pid), 0);
  return (sumOf(pid) * 1e6) / CLOCK_TICKS_PER_SECOND;
}

export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

const CONNECTIONS = 16;

/** Returns the next request. */
export type RequestSource = () => LoadRequest;

export function repeatInOrder(shots: readonly LoadRequest[]): RequestSource {
  let next = 0;
  return () => shots[next++ % shots.length] as LoadRequest;
}

/** Sends requests over keep-alive connections; returns the server's CPU microseconds per request. */
export async function measure({ child, port, name }: Target, shots: RequestSource, count: number): Promise<number> {
  const pid = child.pid as number;
  await sendRequests(port, shots, Math.ceil(count / 4), name);
  const before = cpuMicroseconds(pid);
  await sendRequests(port, shots, count, name);
  return (cpuMicroseconds(pid) - before) / count;
}

async function sendRequests(port: number, shots: RequestSource, count: number, name: string): Promise<void> {
  let sent = 0;
  const take = (): LoadRequest | undefined => (sent++ < count ? shots() : undefined);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => oneConnection(port, take, name)));
}

function oneConnection(port: number, take: () => LoadRequest | undefined, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let pending: Buffer = Buffer.alloc(0);
    const send = (): void => {
      const shot = take();
      if (!shot) {
        socket.end();
        resolve();
        return;
      }
      const { method = 'GET', path, body = '', coding } = shot;
      const accepted = coding ? `Accept-Encoding: ${coding}\r\n` : '';
      const extra = body
        ? `Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
        : '';
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${accepted}${extra}\r\n${body}`);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = pending.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (pending.length < end + 4 + length) return;
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(`${name} answered ${head.split('\r\n')[0]}`));
      pending = pending.subarray(end + 4 + length);
      send();
    });
  });
}
