/** The best rows of several tiers, by the worth of the tier and their own importance together. */
import type { Tier } from './search.ts';

export class BestRows {
  readonly #most: number;
  readonly #importanceOf: (row: number) => number;
  rows: readonly number[] = [];
  /** The tier of each. */
  tiers: readonly Tier[] = [];
  /** The worth of its tier and its importance together. */
  scores: readonly number[] = [];

  constructor(most: number, importanceOf: (row: number) => number) {
    this.#most = most;
    this.#importanceOf = importanceOf;
  }

  /** What a row must be more than to come among them. */
  get least(): number {
    return this.rows.length < this.#most ? Number.NEGATIVE_INFINITY : (this.scores[this.#most - 1] as number);
  }

  /** Adds rows of a tier, which are in the order of importance. Of equals, those that were added earlier come first. */
  add(added: readonly number[], tier: Tier): void {
    if (added.length === 0) return;
    const { worth = 0 } = tier;
    const scoreOf = (at: number): number =>
      at < added.length ? worth + this.#importanceOf(added[at] as number) : Number.NEGATIVE_INFINITY;
    const count = Math.min(this.#most, this.rows.length + added.length);
    const rows: number[] = [];
    const tiers: Tier[] = [];
    const scores: number[] = [];
    let next = scoreOf(0);
    for (let old = 0, at = 0; rows.length < count; ) {
      if (old < this.rows.length && (this.scores[old] as number) >= next) {
        rows.push(this.rows[old] as number);
        tiers.push(this.tiers[old] as Tier);
        scores.push(this.scores[old++] as number);
      } else {
        rows.push(added[at] as number);
        tiers.push(tier);
        scores.push(next);
        next = scoreOf(++at);
      }
    }
    this.rows = rows;
    this.tiers = tiers;
    this.scores = scores;
  }
}
