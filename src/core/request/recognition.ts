/** Input and output of recognisers of identifiers in free text: see `/v1/identify`. */

/** Text typed by a user, in the normal forms in which identifiers are compared. */
export interface TypedText {
  /** Trimmed, with digits of all scripts as 0 to 9. */
  readonly text: string;
  /** Upper case, without spaces, hyphens and dots: TN 09 BC 1234 is TN09BC1234. */
  readonly compact: string;
  /** The folded words. */
  readonly words: readonly string[];
}

/** The value of a parameter, as a client may send it. */
export type ParameterValue = string | number | boolean | readonly string[];

export interface Recognition {
  /** Id of one of the family's own operations. */
  readonly operation: string;
  readonly input: Readonly<Record<string, ParameterValue>>;
  /** Probability that the user meant this operation, from 0 to 1, provided that the looked-up record exists. */
  readonly confidence: number;
  readonly why: string;
  /** The folded words that name a day, such as a festival, for which other operations may also be recognised. */
  readonly dayMention?: string;
  /**
   * Relevance of the result to the text, from 0 to 1. If present, the operation is called first: a guess without a result is unlikely.
   * Receives the parsed data of the result.
   */
  relevance?(data: unknown): number;
}

/** A pure function of the text. */
export type Recogniser = (typed: TypedText) => readonly Recognition[];

/** Relevance of a lookup by key: any result is relevant. */
export const alwaysRelevant = (): number => 1;
