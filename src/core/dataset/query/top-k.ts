/** Top-k rows of several tiers, by boost of the tier plus importance of the row. */
import type { Tier } from './condition.ts';

export class TopK {
  readonly #k: number;
  readonly #importanceOf: (row: number) => number;
  readonly rows: number[] = [];
  /** The tier of each row. */
  readonly tiers: Tier[] = [];
  /** The score of each row: boost plus importance. */
  readonly scores: number[] = [];

  constructor(k: number, importanceOf: (row: number) => number) {
    this.#k = k;
    this.#importanceOf = importanceOf;
  }

  /** Lowest score in the current top-k; a row must exceed it to enter. */
  get minCompetitiveScore(): number {
    return this.rows.length < this.#k ? Number.NEGATIVE_INFINITY : (this.scores[this.#k - 1] as number);
  }

  /** Adds rows of a tier in descending importance. Of rows with equal scores, the earlier ones come first. */
  add(candidates: readonly number[], tier: Tier): void {
    const { boost = 0 } = tier;
    for (const row of candidates) {
      const score = boost + this.#importanceOf(row);
      if (score <= this.minCompetitiveScore) return;
      this.#insert(row, tier, score);
    }
  }

  #insert(row: number, tier: Tier, score: number): void {
    const { rows, tiers, scores } = this;
    let index = Math.min(rows.length, this.#k - 1);
    for (; index > 0 && (scores[index - 1] as number) < score; index--) {
      rows[index] = rows[index - 1] as number;
      tiers[index] = tiers[index - 1] as Tier;
      scores[index] = scores[index - 1] as number;
    }
    rows[index] = row;
    tiers[index] = tier;
    scores[index] = score;
  }
}
