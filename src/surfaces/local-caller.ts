import type { Caller } from '../core/request/call.ts';

const LOOPBACK = '127.0.0.1';

/** Who started this process is on this machine, wherever that is. */
export function localCaller(signal: AbortSignal): Caller {
  return { clientAddress: LOOPBACK, client: LOOPBACK, signal };
}
