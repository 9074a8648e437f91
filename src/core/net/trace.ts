/**
 * Traceroute. A child process sends the probes, because it calls the C library directly: a crash there would take down the service.
 * The child needs no privileges: Linux delivers the ICMP errors of an ordinary socket to its owner (IP_RECVERR).
 */
import { fork } from 'node:child_process';
import { ApiError } from '../request/api-error.ts';

export interface TraceRequest {
  /** Already checked by the guard: exactly this address is probed, no name is resolved again. */
  readonly address: string;
  readonly protocol: 'udp' | 'tcp';
  /** Port of TCP probes. UDP probes use ports that are normally closed. */
  readonly port: number;
  /** Probes per hop. */
  readonly count: number;
  readonly maxHops: number;
}

export interface Probe {
  readonly ttl: number;
  /** Address of the responder, or null on timeout. */
  readonly from: string | null;
  readonly milliseconds: number | null;
  /** The path ends here: at the target, or at a router that reports it unreachable. */
  readonly end: 'reached' | 'unreachable' | null;
}

/** Messages of the child: the probes of a round, or why it cannot work. */
export type TraceMessage = { readonly probes: readonly Probe[] } | { readonly problem: 'platform' | 'route' };

const PROBLEMS = {
  platform: 'Traceroute needs a Linux server with the GNU or musl C library; it is not available on this server.',
  route: 'This server has no route to the network of the target.',
};

/** Time limit for all probes; results until then are returned. */
const TIMEOUT_MS = 14_000;

const WORKER = new URL('./trace-child.js', import.meta.url);

export function trace(request: TraceRequest, signal: AbortSignal, worker: URL = WORKER, timeoutMs: number = TIMEOUT_MS): Promise<Probe[]> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(clientGone());
    const probes: Probe[] = [];
    let failure: ApiError | undefined;
    const child = fork(worker, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const onAbort = (): void => {
      failure = clientGone();
      child.kill('SIGKILL');
    };
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', (message: TraceMessage) => {
      if ('problem' in message) failure = new ApiError('unavailable', PROBLEMS[message.problem]);
      else probes.push(...message.probes);
    });
    child.once('error', () => {
      failure ??= new ApiError('unavailable', PROBLEMS.platform);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      if (failure) reject(failure);
      else if (code === 0 || (timedOut && probes.length > 0)) resolve(probes);
      else reject(new ApiError('unavailable', 'The traceroute failed inside its engine.'));
    });
    child.send(request);
  });
}

function clientGone(): ApiError {
  return new ApiError('request_timeout', 'The client disconnected.');
}
