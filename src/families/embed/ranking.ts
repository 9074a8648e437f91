/** Documents scored against a question. Runs in a worker thread. */

import { plainLatin } from '../../core/indic/romanise.ts';
import type { EmbeddingModel, RerankerModel } from '../../core/models/manifest.ts';
import { networkOf } from '../../core/models/network.ts';
import { scriptLetters } from '../../core/models/scripts.ts';
import { dot, pool } from '../../core/models/vector.ts';
import { coverage, type Features, featuresOf, hashed, type WordWeight } from './features.ts';
import { densest, lateInteraction, tokenRows } from './late.ts';
import { readWords, shareOf } from './reading.ts';
import { type Parts, score, sigmoid } from './scores.ts';
import { spelledWords } from './spelling.ts';
import { mix } from './vectors.ts';
import { wordWeights } from './weights.ts';

export interface RankTask<M extends EmbeddingModel | RerankerModel = EmbeddingModel | RerankerModel> {
  readonly model: M;
  readonly query: string;
  readonly documents: readonly string[];
}

export interface Ranked {
  readonly score: number;
  /** What the score is made of; a cross-encoder says only the score. */
  readonly parts: Parts | null;
  readonly truncated: boolean;
}

/** @param wanted whether somebody still waits for the answer; a part of it is made otherwise */
export function rank(task: RankTask, wanted: () => boolean = () => true): Promise<Ranked[]> {
  return task.model.kind === 'reranker'
    ? crossEncode(task as RankTask<RerankerModel>, wanted)
    : compare(task as RankTask<EmbeddingModel>, wanted);
}

/** A network that reads question and document together, and answers one number, or one for "no" and one for "yes". */
async function crossEncode({ model, query, documents }: RankTask<RerankerModel>, wanted: () => boolean): Promise<Ranked[]> {
  const network = await networkOf(model);
  const results: Ranked[] = [];
  for (const document of documents) {
    if (!wanted()) break;
    const tokens = network.tokeniser.encodePair(query, document, model.maxTokens);
    const [output] = await network.run([tokens]);
    const [first = 0, second] = output?.values ?? [];
    results.push({ score: sigmoid(second === undefined ? first : second - first), parts: null, truncated: tokens.truncated });
  }
  return results;
}

/** The question may take so much of a pair's tokens, and the network reads so much of a document at once: it was trained on no longer texts. */
const QUERY_TOKENS = 192;
const WINDOW_TOKENS = 254;
/** Words that are so common say nothing of where in a document the question is answered. */
const TELLING = 0.3;

interface Side {
  readonly rows: readonly Float32Array[];
  readonly vector: Float32Array;
  readonly features: Features;
}

async function compare({ model, query, documents }: RankTask<EmbeddingModel>, wanted: () => boolean): Promise<Ranked[]> {
  const network = await networkOf(model);
  const { tokeniser } = network;
  const weightOf = wordWeights(tokeniser);
  const letters = scriptLetters(model.scripts);

  const side = async (text: string, tokens: readonly number[]): Promise<Side> => {
    const [output] = await network.run([{ ids: tokeniser.dress(tokens), types: [] }]);
    if (!output) throw new Error('the network answered nothing');
    const features = featuresOf(text, weightOf);
    const share = shareOf(text, letters);
    const vector = mix(hashed(features, model.dimensions), pool(output, model.pooling), share);
    return { rows: tokenRows(output), vector, features };
  };

  const asked = readWords(query, tokeniser, QUERY_TOKENS);
  const question = await side(asked.text, asked.tokens);
  const telling = tellingTokens(asked.text, weightOf, tokeniser.bare.bind(tokeniser));
  const indic = letters.test(query);
  const room = model.maxTokens - asked.tokens.length - tokeniser.signs - 1;

  const results: Ranked[] = [];
  for (const document of documents) {
    if (!wanted()) break;
    const { text, tokens, truncated } = readWords(document, tokeniser, room);
    const { rows, vector, features } = await side(text, densest(tokens, telling, WINDOW_TOKENS));
    const parts = {
      cosine: dot(question.vector, vector),
      late: lateInteraction(question.rows, rows),
      lexical: coverage(question.features, features),
    };
    results.push({ score: score(parts, indic), parts, truncated });
  }
  return results;
}

function tellingTokens(text: string, weightOf: WordWeight, tokensOf: (word: string) => readonly number[]): Set<number> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => spelledWords(word).some((spelled) => weightOf(spelled) >= TELLING))
      .flatMap((word) => tokensOf(plainLatin(word))),
  );
}
