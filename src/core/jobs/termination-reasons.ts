/** Errors returned to callers of jobs that were terminated. */
import { ApiError } from '../request/api-error.ts';
import type { JobEnd } from './job-metrics.ts';

export const RETRY_AFTER_SECONDS = 2;

export const JOB_TIMEOUT = new ApiError('timeout', 'The job exceeded its time limit. Try a smaller input.');
export const MEMORY_LIMIT_EXCEEDED = new ApiError('unavailable', 'The job exceeded its memory limit. Try a smaller input.');
export const ENGINE_CRASHED = new ApiError('unavailable', 'The job failed inside its engine. Try another input.');
export const CLIENT_DISCONNECTED = new ApiError('request_timeout', 'The client disconnected.');
export const QUEUE_TIMEOUT = new ApiError('busy', 'Too many heavy jobs were waiting. Try again shortly.', {
  'retry-after': String(RETRY_AFTER_SECONDS),
});
/** Labels for the metrics; a job that timed out in the queue never began. */
export const TERMINATION_REASONS: ReadonlyMap<ApiError, JobEnd> = new Map([
  [JOB_TIMEOUT, 'timeout'],
  [MEMORY_LIMIT_EXCEEDED, 'memory'],
  [ENGINE_CRASHED, 'died'],
  [CLIENT_DISCONNECTED, 'left'],
]);
