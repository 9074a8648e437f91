/**
 * What the jobs of one call cost in units of the rate limit. The units of its operation are paid before it begins; what its jobs expect
 * to take beyond them is paid before the work, and what they really take while it goes on.
 */
import type { MaybePromise } from '../util/maybe-promise.ts';

/** CPU time of jobs that a unit pays for. The service itself takes some for each of them: together 100 ms, so that the 600 units of a minute are one core. */
const CPU_MS_A_UNIT = 80;

export class Account {
  readonly #pay: (units: number) => MaybePromise<void>;
  #paid: number;
  #expectedMs = 0;
  #spentMs = 0;

  /**
   * @param paid units that were taken already
   * @param pay takes more; throws the refusal where the client has no more
   */
  constructor(paid: number, pay: (units: number) => MaybePromise<void>) {
    this.#paid = paid;
    this.#pay = pay;
  }

  /** Another job is about to begin, and expects to take so much. */
  expect(milliseconds: number): MaybePromise<void> {
    this.#expectedMs += milliseconds;
    return this.#settle();
  }

  /** A job was seen to have taken so much more. */
  spend(milliseconds: number): MaybePromise<void> {
    this.#spentMs += milliseconds;
    return this.#settle();
  }

  #settle(): MaybePromise<void> {
    const owed = Math.ceil(Math.max(this.#expectedMs, this.#spentMs) / CPU_MS_A_UNIT) - this.#paid;
    if (owed <= 0) return;
    // Counted at once: the next measurement may come before a shared store has answered.
    this.#paid += owed;
    return this.#pay(owed);
  }
}
