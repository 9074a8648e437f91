/** Errors returned to callers of jobs that were terminated. */
import { ApiError } from '../request/api-error.ts';
import type { JobEnd } from './job-metrics.ts';

export const RETRY_AFTER_SECONDS = 2;

export const JOB_TIMEOUT = new ApiError('timeout', 'The work took longer than it may. Try a smaller input.');
export const MEMORY_LIMIT_EXCEEDED = new ApiError('unavailable', 'The work needed more memory than it may use. Try a smaller input.');
export const ENGINE_CRASHED = new ApiError('unavailable', 'The work failed inside its engine. Try another input.');
export const CLIENT_DISCONNECTED = new ApiError('request_timeout', 'The client has gone.');
export const QUEUE_TIMEOUT = new ApiError('busy', 'Too much heavy work was waiting. Try again shortly.', {
  'retry-after': String(RETRY_AFTER_SECONDS),
});
/** Labels for the metrics; a job that timed out in the queue never began. */
export const TERMINATION_REASONS: ReadonlyMap<ApiError, JobEnd> = new Map([
  [JOB_TIMEOUT, 'timeout'],
  [MEMORY_LIMIT_EXCEEDED, 'memory'],
  [ENGINE_CRASHED, 'died'],
  [CLIENT_DISCONNECTED, 'left'],
]);
