/** Scores documents with an operator-supplied cross-encoder. Runs in a worker process. */
import type { RerankerModel } from '../../core/models/manifest.ts';
import { loadTransformer } from '../../core/models/transformer.ts';
import type { DocumentScore } from './ranking.ts';
import { sigmoid } from './relevance-score.ts';

export interface CrossEncodeTask {
  readonly model: RerankerModel;
  readonly query: string;
  readonly documents: readonly string[];
}

/** The output is one logit, or two for "no" and "yes". */
export async function crossEncode({ model, query, documents }: CrossEncodeTask): Promise<DocumentScore[]> {
  const network = await loadTransformer(model);
  const results: DocumentScore[] = [];
  for (const document of documents) {
    const tokens = network.tokeniser.encodePair(query, document, model.maxTokens);
    const [output] = await network.run([tokens]);
    const [first = 0, second] = output?.values ?? [];
    results.push({ score: sigmoid(second === undefined ? first : second - first), parts: null, truncated: tokens.truncated });
  }
  return results;
}
