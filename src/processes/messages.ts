/** IPC messages between the supervisor and the server processes. */
import type { Told } from '../metrics/summed.ts';
import type { AskMessage, VerdictMessage } from './allowance.ts';

/** A dataset was refreshed and must be reloaded from disk, or its refresh failed. */
type DatasetMessage = { readonly dataset: string } | { readonly dataset: string; readonly problem: string };

/** Requests the metrics of a process. */
export interface CountMessage {
  readonly count: true;
}

/** Metrics of a process. */
export interface FiguresMessage {
  readonly figures: Told;
}

/** Heartbeat. */
export interface HeartbeatMessage {
  readonly turned: true;
}

export type SupervisorMessage = VerdictMessage | DatasetMessage | CountMessage;
export type MemberMessage = AskMessage | FiguresMessage | HeartbeatMessage;

/** Environment variable with the secret shared by all processes. */
export const CLIENT_SECRET = 'POTLI_CLIENT_SECRET';
