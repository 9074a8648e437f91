/**
 * Charges the jobs of one call in units of the rate limit. The cost of the operation is charged before it begins; the estimated CPU time of its jobs
 * beyond it is charged before the work, and the measured CPU time while they run.
 */
import type { MaybePromise } from '../util/maybe-promise.ts';

/** CPU time of jobs per unit. With the overhead of the service it is 100 ms, so that the 600 units of a minute are one core. */
const CPU_MS_PER_UNIT = 80;

export class Account {
  readonly #charge: (units: number) => MaybePromise<void>;
  #chargedUnits: number;
  #estimatedMs = 0;
  #measuredMs = 0;

  /**
   * @param prepaidUnits units charged already
   * @param charge charges more; throws the rate limit error if the client has no more
   */
  constructor(prepaidUnits: number, charge: (units: number) => MaybePromise<void>) {
    this.#chargedUnits = prepaidUnits;
    this.#charge = charge;
  }

  /** Adds the estimated CPU time of a job that is about to begin. */
  chargeEstimate(milliseconds: number): MaybePromise<void> {
    this.#estimatedMs += milliseconds;
    return this.#settle();
  }

  /** Adds measured CPU time of a job. */
  chargeMeasured(milliseconds: number): MaybePromise<void> {
    this.#measuredMs += milliseconds;
    return this.#settle();
  }

  #settle(): MaybePromise<void> {
    const uncharged = Math.ceil(Math.max(this.#estimatedMs, this.#measuredMs) / CPU_MS_PER_UNIT) - this.#chargedUnits;
    if (uncharged <= 0) return;
    // Counted before it is confirmed: the next measurement may come before a shared store has replied.
    this.#chargedUnits += uncharged;
    return this.#charge(uncharged);
  }
}
