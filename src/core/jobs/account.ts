/**
 * Charges the jobs of one call in units of the rate limit. The cost of the operation is charged before it begins; the estimated CPU time of its jobs
 * beyond it is charged before the work, and the measured CPU time while they run.
 */
import type { MaybePromise } from '../util/maybe-promise.ts';

/** CPU time of jobs per unit. With the overhead of the service it is 100 ms, so that the 600 units of a minute are one core. */
const CPU_MS_A_UNIT = 80;

export class Account {
  readonly #pay: (units: number) => MaybePromise<void>;
  #paid: number;
  #expectedMs = 0;
  #spentMs = 0;

  /**
   * @param paid units charged already
   * @param pay charges more; throws the rate limit error if the client has no more
   */
  constructor(paid: number, pay: (units: number) => MaybePromise<void>) {
    this.#paid = paid;
    this.#pay = pay;
  }

  /** Adds the estimated CPU time of a job that is about to begin. */
  expect(milliseconds: number): MaybePromise<void> {
    this.#expectedMs += milliseconds;
    return this.#settle();
  }

  /** Adds measured CPU time of a job. */
  spend(milliseconds: number): MaybePromise<void> {
    this.#spentMs += milliseconds;
    return this.#settle();
  }

  #settle(): MaybePromise<void> {
    const owed = Math.ceil(Math.max(this.#expectedMs, this.#spentMs) / CPU_MS_A_UNIT) - this.#paid;
    if (owed <= 0) return;
    // Counted before it is confirmed: the next measurement may come before a shared store has replied.
    this.#paid += owed;
    return this.#pay(owed);
  }
}
