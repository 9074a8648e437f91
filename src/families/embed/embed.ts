/** Embeds texts, each with the model for its script and language. */
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import type { Context } from '../../core/operation/operation.ts';
import { selectEmbeddingModels } from '../text/language/model-selection.ts';
import { BatchRunner } from './batch-runner.ts';
import { toNativeScript } from './native-script.ts';
import type { Embedding, EmbedTask } from './vectors.ts';

export interface EmbeddedTexts {
  readonly results: readonly Embedding[];
  /** The model used for each text. */
  readonly models: readonly EmbeddingModel[];
}

export async function embedTexts(
  texts: readonly string[],
  type: EmbedTask['type'],
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<EmbeddedTexts> {
  const work = new BatchRunner(context);
  const indexesOf = new Map<EmbeddingModel, number[]>();
  const selected = await selectEmbeddingModels(texts, context.models.embeddingModels, context.jobs);
  const readable = await toNativeScript(texts, selected, context);
  for (const [index, { model }] of selected.entries()) {
    const indexes = indexesOf.get(model);
    if (indexes) indexes.push(index);
    else indexesOf.set(model, [index]);
  }
  const results = new Array<Embedding>(texts.length);
  for (const [model, indexes] of indexesOf) {
    const batch = indexes.map((index) => readable[index] as string);
    const embedded = await work.run('embed', model, batch, (slice) => ({ model, type, texts: slice }));
    for (const [i, index] of indexes.entries()) results[index] = embedded[i] as Embedding;
  }
  return { results, models: selected.map(({ model }) => model) };
}

/** Seven decimals keep the full precision of a quantised network, in half the bytes. */
const DECIMALS = 1e7;

export function toNumbers(vector: Float32Array): number[] {
  return Array.from(vector, (value) => Math.round(value * DECIMALS) / DECIMALS);
}

/** Little-endian float32 in base64, as other embedding APIs send vectors. */
export function toBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes.toString('base64');
}
