import type { Condition, Tier } from '../query/condition.ts';

/** Whether any row has a value. */
export type ValueExists = (field: string, value: string) => boolean;

/** Configuration of the name search of a dataset. */
export interface NameSearchConfig {
  /** Every word of the text must be a prefix of a word of this field. */
  readonly field: string;

  /** Ranking tiers. `name` is the text in the normal form of exact values. Tiers for values that no row has can be left out. */
  tiers?(text: string, name: string, isKnown: ValueExists): readonly Tier[];

  /**
   * Alias rows, which only name other rows, as a locality names its post offices: all words of a text must match a single alias.
   * `field` holds the words of the alias alone, while `NameSearchConfig.field` also holds those of the surrounding places.
   * `boost` is the boost of a row whose alias has the words as whole words.
   */
  readonly aliases?: { readonly condition: Condition; readonly field: string; readonly boost: number };

  /** Transliterations of names in other scripts into the spelling of this dataset, by table; names not in a table are matched by sound. */
  transliterations?(words: readonly string[]): readonly (readonly string[])[];

  /** Matches with a lower score are obscure: a similar-sounding name that is far better known is ranked first. */
  readonly lowScoreThreshold?: number;

  /**
   * Whether words may be left out if no row has all of them: users often add words to place names that the data lacks.
   * `names`: only if the others are the complete name of a row.
   */
  readonly isRelaxed?: boolean | 'names';

  /** Restricts phonetic matches of short words: in a worldwide gazetteer any few letters sound like some place name. */
  readonly shortWordCondition?: Condition;

  /** Stop words, which name the kind of record: "station code of nagpur". Dropped if nothing matches all words. */
  readonly stopWords?: ReadonlySet<string>;
}
