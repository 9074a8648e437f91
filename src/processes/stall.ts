/**
 * Tells an event loop that is held from one that had no chance to turn. Looks are counted, not seconds: while the machine sleeps or the watcher
 * itself has no processor, there are none. And a loop that is held uses CPU time, which a process that is stopped or starved does not.
 */
import { cpuMs } from '../core/util/cpu-time.ts';

export interface StallLimits {
  readonly lookMs: number;
  /** So many looks in a row without progress are a stall. */
  readonly looks: number;
  /** CPU time that the thread of the loop must have used since its last progress, where the system tells it. */
  readonly cpuMs: number;
}

/** Five seconds. The CPU time is ten times what any request may hold the loop for. */
export const STALL_LIMITS: StallLimits = { lookMs: 1_000, looks: 5, cpuMs: 500 };

export class StallDetector {
  readonly #limits: StallLimits;
  readonly #cpuMs: () => number | undefined;
  #progress: number | undefined;
  #looks = 0;
  #cpuAtProgress: number | undefined;

  constructor(limits: StallLimits, cpuMs: () => number | undefined) {
    this.#limits = limits;
    this.#cpuMs = cpuMs;
  }

  /** To be called every `lookMs`. @param progress a number that changes while the loop turns */
  isStalled(progress: number): boolean {
    if (progress !== this.#progress) {
      this.#progress = progress;
      this.#looks = 0;
      this.#cpuAtProgress = this.#cpuMs();
      return false;
    }
    if (++this.#looks < this.#limits.looks) return false;
    const now = this.#cpuMs();
    return now === undefined || this.#cpuAtProgress === undefined || now - this.#cpuAtProgress >= this.#limits.cpuMs;
  }
}

/** CPU time of the thread that runs the event loop of a process, its first; undefined where the system does not tell. */
export function loopCpuMs(pid: number): number | undefined {
  return cpuMs(pid, pid);
}
