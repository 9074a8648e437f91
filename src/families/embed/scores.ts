/** From what question and document have in common to one score. It depends on nothing else, least of all on the other documents. */
import type { Reranked } from './records.ts';

/** Likeness of the vectors of question and document, likeness of their tokens, and how much of the question's words the document has. */
export type Parts = NonNullable<Reranked['results'][number]['parts']>;

interface Calibration extends Parts {
  readonly base: number;
}

/**
 * Fitted once by logistic regression on questions with their own paragraph, nine others that word search confuses with it, and
 * ten at random; both classes weigh the same, so that 0.5 parts them.
 */
const CALIBRATIONS: Readonly<Record<'latin' | 'indic', Calibration>> = {
  latin: { cosine: 3, late: 13.7, lexical: 6, base: -10.7 },
  indic: { cosine: 3.9, late: 8.7, lexical: 7.9, base: -9.1 },
};

/** @param indic whether the question is in a script that the network cannot read */
export function score({ cosine, late, lexical }: Parts, indic: boolean): number {
  const weights = CALIBRATIONS[indic ? 'indic' : 'latin'];
  return sigmoid(weights.cosine * cosine + weights.late * late + weights.lexical * lexical + weights.base);
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
