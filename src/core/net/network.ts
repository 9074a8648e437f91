/** Network access of handlers. Tests inject their own resolvers and a fake path. */
import type { Resolver } from './dns-client.ts';
import type { Probe, TraceRequest } from './trace.ts';

export interface Network {
  readonly resolvers: readonly Resolver[];
  /** Sends probes towards a public address and returns the results, one per probe. */
  trace(request: TraceRequest, signal: AbortSignal): Promise<readonly Probe[]>;
}
