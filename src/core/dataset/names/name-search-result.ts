/** Result of a name search. */
import type { Tier } from '../query/condition.ts';
import type { SearchResult } from '../query/search.ts';

export interface NameSearchResult {
  readonly total: number;
  readonly rows: readonly number[];
  /** The tier of each row; undefined for phonetic matches. */
  readonly tiers: readonly (Tier | undefined)[];
  /** Number of leading rows that are phonetic matches, ranked first because they are far better known than the literal ones. */
  readonly leadingPhoneticCount: number;
  /** Number of literal matches, ignoring spaces. */
  readonly literalCount: number;
  /** The text that was searched, if words of the query were dropped. */
  readonly rewrittenQuery: string | undefined;
  /** Words that were left out because no row has all of them. */
  readonly droppedWords?: readonly string[];
  /** The nearest existing word, if nothing was found. */
  readonly nearestWord: string | undefined;
  /** Whether the phonetic matches sound the same as the query. */
  readonly isHomophone: boolean;
}

export function literalResult({ total, rows, tiers = [] }: SearchResult): NameSearchResult {
  return {
    total,
    rows: Array.isArray(rows) ? rows : Array.from(rows),
    tiers,
    leadingPhoneticCount: 0,
    literalCount: total,
    rewrittenQuery: undefined,
    nearestWord: undefined,
    isHomophone: true,
  };
}

/** Deduplicated rows in insertion order. */
export class UniqueRows {
  readonly rows: number[] = [];
  readonly tiers: (Tier | undefined)[] = [];
  readonly #seen = new Set<number>();

  add(row: number, tier: Tier | undefined): void {
    if (this.#seen.has(row)) return;
    this.#seen.add(row);
    this.rows.push(row);
    this.tiers.push(tier);
  }

  addAll({ rows, tiers }: SearchResult): void {
    for (let index = 0; index < rows.length; index++) this.add(rows[index] as number, tiers?.[index]);
  }
}
