/** IPC messages between the service and its child processes. */

import type { ErrorCode } from '../request/api-error.ts';
import type { Meta } from '../request/envelope.ts';
import type { Progress } from './progress.ts';

export interface JobMessage {
  /** URL of the worker file. */
  readonly worker: string;
  readonly task: string;
  readonly input: unknown;
  /** Whether the task returns an `Answer`, whose data is to be serialised to JSON. */
  readonly serialise: boolean;
  /** Whether progress reports are requested. */
  readonly reportProgress: boolean;
}

/** The reply to a `CostMessage`. */
export interface ChargeResultMessage {
  readonly accepted: boolean;
}

export type JobReply =
  | { readonly value: unknown }
  | { readonly json: Uint8Array; readonly meta: Meta | undefined }
  | { readonly error: { readonly code: ErrorCode; readonly message: string } }
  /** The task threw an unexpected error, which may contain input and is not passed on. */
  | { readonly failed: true };

/** Sent before the first job of a worker file begins: loading it takes longer than most jobs. */
export interface LoadedMessage {
  readonly loaded: true;
}

/** Sent before the work of a job whose cost depends on its input. The job waits for a `ChargeResultMessage`. */
export interface CostMessage {
  readonly expectedMs: number;
}

/** Sent while a job with `reportProgress` runs. */
export interface ProgressMessage {
  readonly progress: Progress;
}
