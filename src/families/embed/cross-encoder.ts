/** Documents scored by an operator's network that reads question and document together. Runs in a child process. */
import type { RerankerModel } from '../../core/models/manifest.ts';
import { networkOf } from '../../core/models/network.ts';
import type { Ranked } from './ranking.ts';
import { sigmoid } from './scores.ts';

export interface CrossEncodeTask {
  readonly model: RerankerModel;
  readonly query: string;
  readonly documents: readonly string[];
}

/** The network answers one number, or one for "no" and one for "yes". */
export async function crossEncode({ model, query, documents }: CrossEncodeTask): Promise<Ranked[]> {
  const network = await networkOf(model);
  const results: Ranked[] = [];
  for (const document of documents) {
    const tokens = network.tokeniser.encodePair(query, document, model.maxTokens);
    const [output] = await network.run([tokens]);
    const [first = 0, second] = output?.values ?? [];
    results.push({ score: sigmoid(second === undefined ? first : second - first), parts: null, truncated: tokens.truncated });
  }
  return results;
}
