/** Errors returned to callers of jobs that were terminated. */
import { ApiError } from '../request/api-error.ts';
import type { JobEnd } from './job-metrics.ts';

export const RETRY_SECONDS = 2;

export const TOO_SLOW = new ApiError('timeout', 'The work took longer than it may. Try a smaller input.');
export const TOO_MUCH_MEMORY = new ApiError('unavailable', 'The work needed more memory than it may use. Try a smaller input.');
export const DIED = new ApiError('unavailable', 'The work failed inside its engine. Try another input.');
export const GONE = new ApiError('request_timeout', 'The client has gone.');
export const WAITED_TOO_LONG = new ApiError('busy', 'Too much heavy work was waiting. Try again shortly.', {
  'retry-after': String(RETRY_SECONDS),
});
/** Labels for the metrics; a job that timed out in the queue never began. */
export const TERMINATION_REASONS: ReadonlyMap<ApiError, JobEnd> = new Map([
  [TOO_SLOW, 'timeout'],
  [TOO_MUCH_MEMORY, 'memory'],
  [DIED, 'died'],
  [GONE, 'left'],
]);
