/** How jobs ended, and why some never began, counted since the process began. */

/** `failed`: the engine refused the input. `left`: its client has gone. `unpaid`: its client had no units left for it. */
export type JobEnd = 'done' | 'failed' | 'timeout' | 'memory' | 'died' | 'left' | 'unpaid';
/** `queue`: too much was waiting. `memory`: all of it was in use. `waited`: its turn did not come in time. */
export type JobRefusal = 'queue' | 'memory' | 'waited';

export interface JobFigures {
  readonly waiting: number;
  readonly running: number;
  /** Memory of all child processes. */
  readonly residentMb: number;
  readonly ends: Readonly<Record<JobEnd, number>>;
  readonly refusals: Readonly<Record<JobRefusal, number>>;
}

export class JobMetrics {
  readonly ends: Record<JobEnd, number> = { done: 0, failed: 0, timeout: 0, memory: 0, died: 0, left: 0, unpaid: 0 };
  readonly refusals: Record<JobRefusal, number> = { queue: 0, memory: 0, waited: 0 };

  ended(how: JobEnd): void {
    this.ends[how]++;
  }

  refused(why: JobRefusal): void {
    this.refusals[why]++;
  }
}
