/** Reranker: scores documents against a query by vector similarity, late interaction and lexical overlap. Runs in a worker process. */

import { spelledWords } from '../../core/indic/spelling.ts';
import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { type Network, networkOf } from '../../core/models/network.ts';
import { Tokeniser } from '../../core/models/tokeniser.ts';
import { dot, pool } from '../../core/models/vector.ts';
import { coverage, type Features, featuresOf, type WordWeight } from './features.ts';
import { lateInteraction, tokenRows, windows } from './late.ts';
import { type Reading, readWords } from './reading.ts';
import { type Pairing, type Parts, score } from './scores.ts';
import { type Sounds, soundCoverage, soundsOf } from './sounds.ts';
import { wordWeights } from './weights.ts';

export interface RankTask {
  /** The built-in models for the query, and for all of these documents. */
  readonly readers: { readonly query: EmbeddingModel; readonly documents: EmbeddingModel };
  readonly query: string;
  readonly documents: readonly string[];
}

export interface Ranked {
  readonly score: number;
  /** Components of the score; `null` for a cross-encoder. */
  readonly parts: Parts | null;
  readonly truncated: boolean;
}

/** Tokens of the query where a pair exceeds the limit; shorter pairs are read in full. */
const QUERY_TOKENS = 192;
/** Tokens of a document that are encoded at once, as the networks were trained on no longer texts. The best window counts. */
const WINDOW_TOKENS = 254;
/** Minimum weight of a query word that helps to locate the answer in a document. */
const TELLING = 0.3;

interface Side {
  readonly rows: readonly Float32Array[];
  readonly vector: Float32Array;
}

interface Words {
  readonly features: Features;
  /** Omitted where both texts are English, which has one spelling. */
  readonly sounds: Sounds | undefined;
}

interface Question extends Side, Words {
  readonly telling: ReadonlySet<number>;
}

/** Tokeniser whose vocabulary order gives the frequency of English words. */
let english: Tokeniser | undefined;

export async function rank({ readers, query, documents }: RankTask): Promise<Ranked[]> {
  const { general } = builtInModels();
  const isEnglish = readers.query.id === general.id && readers.documents.id === general.id;
  const isIndian = readers.query.id === readers.documents.id && !isEnglish;
  const pairingOf = (document: string): Pairing => {
    if (isEnglish) return 'english';
    return isIndian && mayShareWords(scriptOf(query), scriptOf(document)) ? 'indian' : 'across';
  };
  english ??= new Tokeniser(general);
  const weightOf = wordWeights(english, readers.query.id !== general.id);
  const [asking, reading] = [await networkOf(readers.query), await networkOf(readers.documents)];

  const wordsOf = (text: string): Words => ({
    features: featuresOf(text, weightOf),
    sounds: isEnglish ? undefined : soundsOf(text, (word) => Math.max(0, ...spelledWords(word).map(weightOf))),
  });

  const ask = async ({ text, tokens }: Reading): Promise<Question> => ({
    ...(await sideOf(asking, tokens, readers.query)),
    ...wordsOf(text),
    telling: tellingTokens(text, weightOf, (word) => reading.tokeniser.bare(word)),
  });

  const best = async (question: Question, { text, tokens }: Reading): Promise<Omit<Ranked, 'truncated'>> => {
    const lexical = shared(question, wordsOf(text));
    const pairing = pairingOf(text);
    const scored: Omit<Ranked, 'truncated'>[] = [];
    for (const run of windows(tokens, question.telling, WINDOW_TOKENS)) {
      const { rows, vector } = await sideOf(reading, run, readers.documents);
      const parts = { cosine: dot(question.vector, vector), late: lateInteraction(question.rows, rows), lexical };
      scored.push({ score: score(parts, pairing), parts });
    }
    return scored.reduce((one, other) => (other.score > one.score ? other : one));
  };

  const room = readers.documents.maxTokens - reading.tokeniser.signs - 1;
  const whole = readWords(query, asking.tokeniser, room);
  const short = whole.tokens.length > QUERY_TOKENS ? readWords(query, asking.tokeniser, QUERY_TOKENS) : whole;
  const questions = new Map<Reading, Question>();
  const results: Ranked[] = [];
  for (const document of documents) {
    const fitting = readWords(document, reading.tokeniser, room - whole.tokens.length);
    const asked = whole.truncated || fitting.truncated ? short : whole;
    const read = asked === whole ? fitting : readWords(document, reading.tokeniser, room - asked.tokens.length);
    const question = questions.get(asked) ?? (await ask(asked));
    questions.set(asked, question);
    results.push({ ...(await best(question, read)), truncated: asked.truncated || read.truncated });
  }
  return results;
}

const INDIAN_LETTER = /[\u0600-\u06ff\u0900-\u0d7f]/;
const FIRST_BLOCK = 0x900;
const [LATIN, ARABIC] = [0, 1];
/** The blocks of Brahmic scripts have 128 code points each. */
const BLOCK_BITS = 7;

/** Texts in the same script are mostly in one language, and so are an Indian script and its romanisation: their words can be compared by sound. */
function mayShareWords(script: number, other: number): boolean {
  return script === other || script === LATIN || other === LATIN;
}

/** Number of the script of the first Indian letter of a text. */
function scriptOf(text: string): number {
  const letter = INDIAN_LETTER.exec(text)?.[0].charCodeAt(0);
  if (letter === undefined) return LATIN;
  return letter < FIRST_BLOCK ? ARABIC : letter >> BLOCK_BITS;
}

async function sideOf(network: Network, tokens: readonly number[], { pooling }: EmbeddingModel): Promise<Side> {
  const [output] = await network.run([{ ids: network.tokeniser.dress(tokens), types: [] }]);
  if (!output) throw new Error('the network answered nothing');
  return { rows: tokenRows(output), vector: pool(output, pooling) };
}

/** Lexical overlap: by spelling or by sound, whichever is higher. */
function shared(question: Words, document: Words): number {
  const spelt = coverage(question.features, document.features);
  return question.sounds && document.sounds ? Math.max(spelt, soundCoverage(question.sounds, document.sounds)) : spelt;
}

function tellingTokens(text: string, weightOf: WordWeight, tokensOf: (word: string) => readonly number[]): Set<number> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => spelledWords(word).some((spelled) => weightOf(spelled) >= TELLING)).flatMap(tokensOf));
}
