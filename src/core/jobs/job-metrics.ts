/** Counters of how jobs ended and why some were rejected, since the start of the process. */

/** `failed`: the engine rejected the input. `left`: the client disconnected. `unpaid`: the client had no units left. */
export type JobEnd = 'done' | 'failed' | 'timeout' | 'memory' | 'died' | 'left' | 'unpaid';
/** `queue`: the queue was full. `memory`: the memory limit was reached. `waited`: it timed out in the queue. */
export type JobRejection = 'queue' | 'memory' | 'waited';

export interface JobMetricsSnapshot {
  readonly waiting: number;
  readonly running: number;
  /** RSS of all child processes. */
  readonly residentMb: number;
  readonly terminations: Readonly<Record<JobEnd, number>>;
  readonly rejections: Readonly<Record<JobRejection, number>>;
}

export class JobMetrics {
  readonly terminations: Record<JobEnd, number> = { done: 0, failed: 0, timeout: 0, memory: 0, died: 0, left: 0, unpaid: 0 };
  readonly rejections: Record<JobRejection, number> = { queue: 0, memory: 0, waited: 0 };

  countEnd(end: JobEnd): void {
    this.terminations[end]++;
  }

  countRejection(reason: JobRejection): void {
    this.rejections[reason]++;
  }
}
