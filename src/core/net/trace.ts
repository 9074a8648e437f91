/**
 * Traceroute. The probes are sent by a child process, because it calls the C library directly: a mistake there would end the process
 * it happens in. The child needs no privilege: Linux hands the ICMP errors of an ordinary socket to whoever opened it (IP_RECVERR).
 */
import { fork } from 'node:child_process';
import { ApiError } from '../request/api-error.ts';

export interface TraceRequest {
  /** Checked by the guard already: this very address is probed, no name is resolved again. */
  readonly address: string;
  readonly protocol: 'udp' | 'tcp';
  /** The port of TCP probes. UDP probes go to ports nobody listens on. */
  readonly port: number;
  /** Probes for each hop. */
  readonly count: number;
  readonly maxHops: number;
}

export interface Probe {
  readonly ttl: number;
  /** Who answered, or null where nobody did in time. */
  readonly from: string | null;
  readonly milliseconds: number | null;
  /** The path ends here: at the target, or at a router that says it cannot be reached. */
  readonly end: 'reached' | 'unreachable' | null;
}

/** What the child says: the probes of a round, or why it cannot work. */
export type TraceMessage = { readonly probes: readonly Probe[] } | { readonly problem: 'platform' | 'route' };

const PROBLEMS = {
  platform: 'Traceroute needs a Linux server with the GNU or musl C library; this one cannot do it.',
  route: 'This server has no way to the network of the target.',
};

/** The time in which all probing must be done; what has come back until then is the answer. */
const LONGEST_MS = 14_000;

const WORKER = new URL('./trace-child.js', import.meta.url);

export function trace(request: TraceRequest, signal: AbortSignal, worker: URL = WORKER, longestMs: number = LONGEST_MS): Promise<Probe[]> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(gone());
    const probes: Probe[] = [];
    let failure: ApiError | undefined;
    const child = fork(worker, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, longestMs);
    const leave = (): void => {
      failure = gone();
      child.kill('SIGKILL');
    };
    signal.addEventListener('abort', leave, { once: true });
    child.on('message', (message: TraceMessage) => {
      if ('problem' in message) failure = new ApiError('unavailable', PROBLEMS[message.problem]);
      else probes.push(...message.probes);
    });
    child.once('error', () => {
      failure ??= new ApiError('unavailable', PROBLEMS.platform);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      if (failure) reject(failure);
      else if (code === 0 || (timedOut && probes.length > 0)) resolve(probes);
      else reject(new ApiError('unavailable', 'The traceroute failed inside its engine.'));
    });
    child.send(request);
  });
}

function gone(): ApiError {
  return new ApiError('request_timeout', 'The client has gone.');
}
