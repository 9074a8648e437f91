/** Combines the similarity features of query and document into one score, independent of the other documents. */
import type { Reranked } from './records.ts';

/** Cosine of the vectors, late interaction, and lexical coverage of the query. */
export type ScoreComponents = NonNullable<Reranked['results'][number]['parts']>;

/** Both English; both Indian languages in one script or its romanisation; or different languages. */
export type LanguagePairing = 'english' | 'indian' | 'across';

interface LogisticWeights extends ScoreComponents {
  readonly base: number;
}

/**
 * Logistic regression, fitted on questions with their paragraph and its answering sentence as positives, against hard negatives of word search and
 * unrelated texts, assumed to be 2.5 times as likely. `rerank-quality.test.ts` evaluates it on questions that it was not fitted on.
 */
const LOGISTIC_WEIGHTS: Readonly<Record<LanguagePairing, LogisticWeights>> = {
  english: { cosine: 6.9, late: 5.4, lexical: 1.8, base: -6.6 },
  indian: { cosine: 6.1, late: 8.8, lexical: 3.1, base: -7.7 },
  across: { cosine: 8.8, late: 8.2, lexical: 4.6, base: -6.3 },
};

export function relevanceScore({ cosine, late, lexical }: ScoreComponents, pairing: LanguagePairing): number {
  const weights = LOGISTIC_WEIGHTS[pairing];
  return sigmoid(weights.cosine * cosine + weights.late * late + weights.lexical * lexical + weights.base);
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
