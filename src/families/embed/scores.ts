/** From what question and document have in common to one score. It depends on nothing else, least of all on the other documents. */
import type { Reranked } from './records.ts';

/** Likeness of the vectors of question and document, likeness of their tokens, and how much of the question's words the document has. */
export type Parts = NonNullable<Reranked['results'][number]['parts']>;

/** Whether both texts are English, both of Indian languages in one script or in Latin letters beside it, or each of another. */
export type Pairing = 'english' | 'indian' | 'across';

interface Calibration extends Parts {
  readonly base: number;
}

/**
 * Fitted by logistic regression on questions with their paragraph and the sentence of it that answers, beside texts that word search confuses with them and
 * texts on other matters, which are thought to be two and a half times as likely. `rerank-quality.test.ts` holds it against questions that it was not fitted on.
 */
const CALIBRATIONS: Readonly<Record<Pairing, Calibration>> = {
  english: { cosine: 6.9, late: 5.4, lexical: 1.8, base: -6.6 },
  indian: { cosine: 6.1, late: 8.8, lexical: 3.1, base: -7.7 },
  across: { cosine: 8.8, late: 8.2, lexical: 4.6, base: -6.3 },
};

export function score({ cosine, late, lexical }: Parts, pairing: Pairing): number {
  const weights = CALIBRATIONS[pairing];
  return sigmoid(weights.cosine * cosine + weights.late * late + weights.lexical * lexical + weights.base);
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
