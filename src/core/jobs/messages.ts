/** What the service and its child processes say to each other. */

import type { ErrorCode } from '../request/api-error.ts';
import type { Meta } from '../request/envelope.ts';
import type { Progress } from './progress.ts';

export interface JobMessage {
  /** The address of the worker file. */
  readonly worker: string;
  readonly task: string;
  readonly input: unknown;
  /** Whether the task makes an `Answer`, whose data is to come back as JSON. */
  readonly answers: boolean;
  /** Whether somebody wants to hear how far it is. */
  readonly reports: boolean;
}

/** The answer to a `CostMessage`. */
export interface PaidMessage {
  readonly paid: boolean;
}

export type JobReply =
  | { readonly value: unknown }
  | { readonly json: Uint8Array; readonly meta: Meta | undefined }
  | { readonly fault: { readonly code: ErrorCode; readonly message: string } }
  /** The task threw by mistake: its error, which may hold input, stays where it is. */
  | { readonly failed: true };

/** Said before the first job of a worker file begins: to load it takes longer than most jobs. */
export interface LoadedMessage {
  readonly loaded: true;
}

/** Before the work of a job whose input decides how long it takes. The job waits for a `PaidMessage`. */
export interface CostMessage {
  readonly expectedMs: number;
}

/** While a job runs that `reports`. */
export interface ProgressMessage {
  readonly progress: Progress;
}
