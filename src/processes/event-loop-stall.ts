/**
 * Detects a blocked event loop. Checks are counted rather than seconds: while the machine sleeps or the watcher is starved, no checks happen.
 * A blocked loop also consumes CPU time, which a stopped or starved process does not.
 */
import { cpuMs } from '../core/util/cpu-time.ts';

export interface StallLimits {
  readonly checkIntervalMs: number;
  /** Consecutive checks without progress that count as a stall. */
  readonly maxChecks: number;
  /** CPU time the loop thread must have used since its last progress, where the system reports it. */
  readonly cpuMs: number;
}

/** Five seconds. The CPU time is ten times what any request may block the event loop for. */
export const STALL_LIMITS: StallLimits = { checkIntervalMs: 1_000, maxChecks: 5, cpuMs: 500 };

export class StallDetector {
  readonly #limits: StallLimits;
  readonly #cpuMs: () => number | undefined;
  #progress: number | undefined;
  #checks = 0;
  #cpuAtProgress: number | undefined;

  constructor(limits: StallLimits, cpuMs: () => number | undefined) {
    this.#limits = limits;
    this.#cpuMs = cpuMs;
  }

  /**
   * Must be called every `checkIntervalMs`.
   * @param progress a counter that changes while the loop turns
   */
  isStalled(progress: number): boolean {
    if (progress !== this.#progress) {
      this.#progress = progress;
      this.#checks = 0;
      this.#cpuAtProgress = this.#cpuMs();
      return false;
    }
    if (++this.#checks < this.#limits.maxChecks) return false;
    const now = this.#cpuMs();
    return now === undefined || this.#cpuAtProgress === undefined || now - this.#cpuAtProgress >= this.#limits.cpuMs;
  }
}

/** CPU time of the main thread of a process; undefined where the system does not report it. */
export function loopCpuMs(pid: number): number | undefined {
  return cpuMs(pid, pid);
}
