/** What recognisers see and say: see `/v1/identify`, the one box that takes everything. */

/** A text that somebody typed, in the forms in which identifiers are compared. */
export interface Typed {
  /** Without blanks around it, with digits of all scripts as 0 to 9. */
  readonly text: string;
  /** In capitals, without spaces, hyphens and dots: TN 09 BC 1234 is TN09BC1234. */
  readonly compact: string;
  /** The folded words. */
  readonly words: readonly string[];
}

/** A parameter as a client may give it. */
export type Value = string | number | boolean | readonly string[];

export interface Recognition {
  /** One of the family's own operations, by its id. */
  readonly operation: string;
  readonly input: Readonly<Record<string, Value>>;
  /** How likely it is that this was meant, from 0 to 1, if what is looked up is there. */
  readonly confidence: number;
  readonly why: string;
  /**
   * How well the answer fits what was typed, from 0 to 1. Where it stands the operation is asked first: what has no answer is hardly meant.
   * It gets the data of the answer, parsed.
   */
  fit?(data: unknown): number;
}

/** Pure: it sees the text alone. */
export type Recogniser = (typed: Typed) => readonly Recognition[];

/** For a record that was asked for by its key: there it is. */
export const isThere = (): number => 1;
