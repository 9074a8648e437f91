/** IPC messages between the supervisor and the server processes. */
import type { MetricsSnapshot } from '../metrics/aggregated-metrics.ts';
import type { DecisionMessage, LimitRequestMessage } from './supervised-limiter.ts';

/** A dataset was refreshed and must be reloaded from disk, or its refresh failed. */
type DatasetMessage = { readonly dataset: string } | { readonly dataset: string; readonly problem: string };

/** Requests the metrics of a process. */
export interface MetricsRequestMessage {
  readonly requestMetrics: true;
}

/** Metrics of a process. */
export interface MetricsMessage {
  readonly metrics: MetricsSnapshot;
}

/** Heartbeat. */
export interface HeartbeatMessage {
  readonly heartbeat: true;
}

export type SupervisorMessage = DecisionMessage | DatasetMessage | MetricsRequestMessage;
export type WorkerMessage = LimitRequestMessage | MetricsMessage | HeartbeatMessage;

/** Environment variable with the secret shared by all processes. */
export const CLIENT_SECRET_VARIABLE = 'POTLI_CLIENT_SECRET';
