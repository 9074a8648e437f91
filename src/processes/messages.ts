/** What a supervisor and its processes say to each other. */
import type { VerdictMessage } from './allowance.ts';

/** A dataset was refreshed and is to be served from disk; or its refresh failed. */
type DatasetMessage = { readonly dataset: string } | { readonly dataset: string; readonly problem: string };

export type SupervisorMessage = VerdictMessage | DatasetMessage;

/** The environment variable in which a process finds the secret that all of them share. */
export const CLIENT_SECRET = 'POTLI_CLIENT_SECRET';
