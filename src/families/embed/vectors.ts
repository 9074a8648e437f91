/** Texts as vectors. Runs in a child process. */
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { type Network, networkOf } from '../../core/models/network.ts';
import { scriptLetters } from '../../core/models/scripts.ts';
import { pool, unit } from '../../core/models/vector.ts';
import { featuresOf, hashed } from './features.ts';
import { readWords, shareOf } from './reading.ts';
import { wordWeights } from './weights.ts';

export interface EmbedTask {
  readonly model: EmbeddingModel;
  readonly type: 'query' | 'passage';
  readonly texts: readonly string[];
}

export interface Embedded {
  readonly vector: Float32Array;
  /** As the model counts them, its own signs included. */
  readonly tokens: number;
  readonly truncated: boolean;
}

export async function embed({ model, type, texts }: EmbedTask): Promise<Embedded[]> {
  const network = await networkOf(model);
  if (!model.lexical)
    return embedPlain(
      network,
      model,
      texts.map((text) => model.prefix[type] + text),
    );
  const results: Embedded[] = [];
  for (const text of texts) results.push(await embedMixed(network, model, text));
  return results;
}

/** Texts of one length run together where the model allows it; nothing is padded. */
async function embedPlain(network: Network, model: EmbeddingModel, texts: readonly string[]): Promise<Embedded[]> {
  const read = texts.map((text, at) => ({ at, ...network.tokeniser.encode(text, model.maxTokens) }));
  read.sort((a, b) => a.ids.length - b.ids.length);
  const results = new Array<Embedded>(texts.length);
  for (let start = 0; start < read.length; ) {
    const length = read[start]?.ids.length;
    let end = start + 1;
    while (end < read.length && end - start < model.batch && read[end]?.ids.length === length) end++;
    const group = read.slice(start, end);
    const outputs = await network.run(group);
    for (const [place, output] of outputs.entries()) {
      const { at, ids, truncated } = group[place] as (typeof group)[number];
      results[at] = { vector: pool(output, model.pooling), tokens: ids.length, truncated };
    }
    start = end;
  }
  return results;
}

async function embedMixed(network: Network, model: EmbeddingModel, text: string): Promise<Embedded> {
  const { tokeniser } = network;
  const reading = readWords(text, tokeniser, model.maxTokens - tokeniser.signs);
  const ids = tokeniser.dress(reading.tokens);
  const [output] = await network.run([{ ids, types: [] }]);
  if (!output) throw new Error('the network answered nothing');
  const words = hashed(featuresOf(reading.text, wordWeights(tokeniser)), model.dimensions);
  const vector = mix(words, pool(output, model.pooling), shareOf(reading.text, scriptLetters(model.scripts)));
  return { vector, tokens: ids.length, truncated: reading.truncated };
}

/** Beside the words themselves the network's reading of romanised text says little; more of it would drown them. */
const NETWORK_SHARE = 0.3;

/** @param share of letters that the network cannot read: the fewer they are, the more the vector is the network's */
export function mix(words: Float32Array, network: Float32Array, share: number): Float32Array {
  const ofNetwork = 1 - share * (1 - NETWORK_SHARE);
  return unit(network.map((value, at) => share * (words[at] as number) + ofNetwork * value));
}
