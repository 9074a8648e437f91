/** The outer world as handlers see it. Tests put resolvers of their own and a path that is not there in its place. */
import type { Resolver } from './dns-client.ts';
import type { Probe, TraceRequest } from './trace.ts';

export interface Network {
  readonly resolvers: readonly Resolver[];
  /** Sends probes towards a public address and answers what came back, probe by probe. */
  trace(request: TraceRequest, signal: AbortSignal): Promise<readonly Probe[]>;
}
