import type { Caller } from '../core/operation/call.ts';

const LOOPBACK = '127.0.0.1';

/** Caller of a local process (CLI, stdio): the loopback address. */
export function localCaller(signal: AbortSignal): Caller {
  return { clientAddress: LOOPBACK, client: LOOPBACK, signal };
}
