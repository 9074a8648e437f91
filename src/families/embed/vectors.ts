/** Computes embeddings. Runs in a worker process. */
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { loadTransformer } from '../../core/models/transformer.ts';
import { pool } from '../../core/models/vector.ts';

export interface EmbedTask {
  readonly model: EmbeddingModel;
  readonly type: 'query' | 'passage';
  readonly texts: readonly string[];
}

export interface Embedding {
  readonly vector: Float32Array;
  /** Including special tokens. */
  readonly tokens: number;
  readonly truncated: boolean;
}

/** Texts of equal token length are batched where the model allows it, so nothing is padded. */
export async function embed({ model, type, texts }: EmbedTask): Promise<Embedding[]> {
  const network = await loadTransformer(model);
  const read = texts.map((text, index) => ({ position: index, ...network.tokeniser.encode(model.prefix[type] + text, model.maxTokens) }));
  read.sort((a, b) => a.ids.length - b.ids.length);
  const results = new Array<Embedding>(texts.length);
  for (let start = 0; start < read.length; ) {
    const length = read[start]?.ids.length;
    let end = start + 1;
    while (end < read.length && end - start < model.batch && read[end]?.ids.length === length) end++;
    const group = read.slice(start, end);
    const outputs = await network.run(group);
    for (const [index, output] of outputs.entries()) {
      const { position, ids, truncated } = group[index] as (typeof group)[number];
      results[position] = { vector: pool(output, model.pooling), tokens: ids.length, truncated };
    }
    start = end;
  }
  return results;
}
