/** What a supervisor and its processes say to each other. */
import type { Told } from '../metrics/summed.ts';
import type { AskMessage, VerdictMessage } from './allowance.ts';

/** A dataset was refreshed and is to be served from disk; or its refresh failed. */
type DatasetMessage = { readonly dataset: string } | { readonly dataset: string; readonly problem: string };

/** What has been counted is to be told. */
export interface CountMessage {
  readonly count: true;
}

/** What a process has counted. */
export interface FiguresMessage {
  readonly figures: Told;
}

/** The event loop of a process has turned. */
export interface HeartbeatMessage {
  readonly turned: true;
}

export type SupervisorMessage = VerdictMessage | DatasetMessage | CountMessage;
export type MemberMessage = AskMessage | FiguresMessage | HeartbeatMessage;

/** The environment variable in which a process finds the secret that all of them share. */
export const CLIENT_SECRET = 'POTLI_CLIENT_SECRET';
