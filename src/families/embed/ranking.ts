/** Documents scored against a question. Runs in a child process. */

import { plainLatin } from '../../core/indic/romanise.ts';
import { spelledWords } from '../../core/indic/spelling.ts';
import type { EmbeddingModel, RerankerModel } from '../../core/models/manifest.ts';
import { networkOf } from '../../core/models/network.ts';
import { scriptLetters } from '../../core/models/scripts.ts';
import { dot, pool, unit } from '../../core/models/vector.ts';
import { coverage, type Features, featuresOf, hashed, type WordWeight } from './features.ts';
import { lateInteraction, tokenRows, windows } from './late.ts';
import { type Reading, readWords, shareOf } from './reading.ts';
import { type Parts, score, sigmoid } from './scores.ts';
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

export function rank(task: RankTask): Promise<Ranked[]> {
  return task.model.kind === 'reranker' ? crossEncode(task as RankTask<RerankerModel>) : compare(task as RankTask<EmbeddingModel>);
}

/** A network that reads question and document together, and answers one number, or one for "no" and one for "yes". */
async function crossEncode({ model, query, documents }: RankTask<RerankerModel>): Promise<Ranked[]> {
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

/** What a pair that is too long leaves to its question; a shorter pair is read whole. */
const QUERY_TOKENS = 192;
/** So much of a document the network reads at once, being trained on no longer texts. Of a longer one the best run counts. */
const WINDOW_TOKENS = 254;
/** Words that are so common say nothing of where in a document the question is answered. */
const TELLING = 0.3;

/** Scripts that the network was not trained on, and in which people write in India. */
const INDIAN_SCRIPTS = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Arab', 'Olck', 'Mtei'];

/** Beside the words themselves the network's reading of romanised text says little; more of it would drown them. */
const NETWORK_SHARE = 0.3;

/** @param share of letters that the network cannot read: the fewer they are, the more the vector is the network's */
function mix(words: Float32Array, network: Float32Array, share: number): Float32Array {
  const ofNetwork = 1 - share * (1 - NETWORK_SHARE);
  return unit(network.map((value, at) => share * (words[at] as number) + ofNetwork * value));
}

interface Side {
  readonly rows: readonly Float32Array[];
  readonly vector: Float32Array;
}

interface Question extends Side {
  readonly features: Features;
  readonly telling: ReadonlySet<number>;
}

async function compare({ model, query, documents }: RankTask<EmbeddingModel>): Promise<Ranked[]> {
  const network = await networkOf(model);
  const { tokeniser } = network;
  const weightOf = wordWeights(tokeniser);
  const letters = scriptLetters(INDIAN_SCRIPTS);
  const indic = letters.test(query);

  const side = async (tokens: readonly number[], words: Float32Array, share: number): Promise<Side> => {
    const [output] = await network.run([{ ids: tokeniser.dress(tokens), types: [] }]);
    if (!output) throw new Error('the network answered nothing');
    return { rows: tokenRows(output), vector: mix(words, pool(output, model.pooling), share) };
  };

  const ask = async ({ text, tokens }: Reading): Promise<Question> => {
    const features = featuresOf(text, weightOf);
    const own = await side(tokens, hashed(features, model.dimensions), shareOf(text, letters));
    return { ...own, features, telling: tellingTokens(text, weightOf, tokeniser.bare.bind(tokeniser)) };
  };

  const best = async (question: Question, { text, tokens }: Reading): Promise<Omit<Ranked, 'truncated'>> => {
    const features = featuresOf(text, weightOf);
    const words = hashed(features, model.dimensions);
    const share = shareOf(text, letters);
    const lexical = coverage(question.features, features);
    const scored: Omit<Ranked, 'truncated'>[] = [];
    for (const run of windows(tokens, question.telling, WINDOW_TOKENS)) {
      const { rows, vector } = await side(run, words, share);
      const parts = { cosine: dot(question.vector, vector), late: lateInteraction(question.rows, rows), lexical };
      scored.push({ score: score(parts, indic), parts });
    }
    return scored.reduce((one, other) => (other.score > one.score ? other : one));
  };

  const room = model.maxTokens - tokeniser.signs - 1;
  const whole = readWords(query, tokeniser, room);
  const short = whole.tokens.length > QUERY_TOKENS ? readWords(query, tokeniser, QUERY_TOKENS) : whole;
  const questions = new Map<Reading, Question>();
  const results: Ranked[] = [];
  for (const document of documents) {
    const fitting = readWords(document, tokeniser, room - whole.tokens.length);
    const asked = whole.truncated || fitting.truncated ? short : whole;
    const read = asked === whole ? fitting : readWords(document, tokeniser, room - asked.tokens.length);
    const question = questions.get(asked) ?? (await ask(asked));
    questions.set(asked, question);
    results.push({ ...(await best(question, read)), truncated: asked.truncated || read.truncated });
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
