/** Reranker: scores documents against a query by vector similarity, late interaction and lexical overlap. Runs in a worker process. */

import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { Tokeniser } from '../../core/models/tokeniser.ts';
import { loadTransformer, type Transformer } from '../../core/models/transformer.ts';
import { dot, pool } from '../../core/models/vector.ts';
import { normalisedWords } from '../../core/text/spelling-normalisation.ts';
import { lateInteraction, slidingWindows, tokenVectors } from './late-interaction.ts';
import { type LexicalFeatures, lexicalCoverage, lexicalFeatures, type WordWeight } from './lexical-features.ts';
import { type PhoneticKeys, phoneticCoverage, phoneticKeysOf } from './phonetic-overlap.ts';
import { type LanguagePairing, relevanceScore, type ScoreComponents } from './relevance-score.ts';
import { type TruncatedText, truncateToTokens } from './truncate.ts';
import { wordWeights } from './word-weights.ts';

export interface RankTask {
  /** The built-in models for the query, and for all of these documents. */
  readonly models: { readonly query: EmbeddingModel; readonly documents: EmbeddingModel };
  readonly query: string;
  readonly documents: readonly string[];
}

export interface DocumentScore {
  readonly score: number;
  /** Components of the score; `null` for a cross-encoder. */
  readonly parts: ScoreComponents | null;
  readonly truncated: boolean;
}

/** Maximum query tokens of a pair that exceeds the token limit; shorter pairs are complete. */
const MAX_QUERY_TOKENS = 192;
/** Window size in tokens: the networks were trained on texts up to this length. A document has the score of its best window. */
const WINDOW_TOKENS = 254;
/** Minimum weight of a query word that helps to locate the answer in a document. */
const MIN_INFORMATIVE_WEIGHT = 0.3;

interface EncodedText {
  readonly tokenVectors: readonly Float32Array[];
  readonly vector: Float32Array;
}

interface LexicalText {
  readonly features: LexicalFeatures;
  /** Omitted where both texts are English, which has one spelling. */
  readonly phoneticKeys: PhoneticKeys | undefined;
}

interface EncodedQuery extends EncodedText, LexicalText {
  readonly informativeTokens: ReadonlySet<number>;
}

/** Tokeniser whose vocabulary order gives the frequency of English words. */
let englishTokeniser: Tokeniser | undefined;

export async function scoreDocuments({ models, query, documents }: RankTask): Promise<DocumentScore[]> {
  const { general } = builtInModels();
  const isEnglish = models.query.id === general.id && models.documents.id === general.id;
  const isIndian = models.query.id === models.documents.id && !isEnglish;
  const pairingOf = (document: string): LanguagePairing => {
    if (isEnglish) return 'english';
    return isIndian && arePhoneticallyComparable(scriptOf(query), scriptOf(document)) ? 'indian' : 'across';
  };
  englishTokeniser ??= new Tokeniser(general);
  const weightOf = wordWeights(englishTokeniser, models.query.id !== general.id);
  const [queryTransformer, documentTransformer] = [await loadTransformer(models.query), await loadTransformer(models.documents)];

  const wordsOf = (text: string): LexicalText => ({
    features: lexicalFeatures(text, weightOf),
    phoneticKeys: isEnglish ? undefined : phoneticKeysOf(text, (word) => Math.max(0, ...normalisedWords(word).map(weightOf))),
  });

  const encodeQuery = async ({ text, tokens }: TruncatedText): Promise<EncodedQuery> => ({
    ...(await encodeText(queryTransformer, tokens, models.query)),
    ...wordsOf(text),
    informativeTokens: findInformativeTokens(text, weightOf, (word) => documentTransformer.tokeniser.bare(word)),
  });

  const scoreBestWindow = async (
    encodedQuery: EncodedQuery,
    { text, tokens }: TruncatedText,
  ): Promise<Omit<DocumentScore, 'truncated'>> => {
    const lexical = lexicalOverlap(encodedQuery, wordsOf(text));
    const pairing = pairingOf(text);
    const windowScores: Omit<DocumentScore, 'truncated'>[] = [];
    for (const run of slidingWindows(tokens, encodedQuery.informativeTokens, WINDOW_TOKENS)) {
      const { tokenVectors, vector } = await encodeText(documentTransformer, run, models.documents);
      const parts = { cosine: dot(encodedQuery.vector, vector), late: lateInteraction(encodedQuery.tokenVectors, tokenVectors), lexical };
      windowScores.push({ score: relevanceScore(parts, pairing), parts });
    }
    return windowScores.reduce((a, b) => (b.score > a.score ? b : a));
  };

  const tokenBudget = models.documents.maxTokens - documentTransformer.tokeniser.specialTokenCount - 1;
  const fullQuery = truncateToTokens(query, queryTransformer.tokeniser, tokenBudget);
  const shortQuery =
    fullQuery.tokens.length > MAX_QUERY_TOKENS ? truncateToTokens(query, queryTransformer.tokeniser, MAX_QUERY_TOKENS) : fullQuery;
  const encodedQueries = new Map<TruncatedText, EncodedQuery>();
  const results: DocumentScore[] = [];
  for (const document of documents) {
    const truncatedDocument = truncateToTokens(document, documentTransformer.tokeniser, tokenBudget - fullQuery.tokens.length);
    const usedQuery = fullQuery.truncated || truncatedDocument.truncated ? shortQuery : fullQuery;
    const usedDocument =
      usedQuery === fullQuery
        ? truncatedDocument
        : truncateToTokens(document, documentTransformer.tokeniser, tokenBudget - usedQuery.tokens.length);
    const encodedQuery = encodedQueries.get(usedQuery) ?? (await encodeQuery(usedQuery));
    encodedQueries.set(usedQuery, encodedQuery);
    results.push({ ...(await scoreBestWindow(encodedQuery, usedDocument)), truncated: usedQuery.truncated || usedDocument.truncated });
  }
  return results;
}

const INDIAN_LETTER = /[\u0600-\u06ff\u0900-\u0d7f]/;
const FIRST_BLOCK = 0x900;
const [LATIN, ARABIC] = [0, 1];
/** The blocks of Brahmic scripts have 128 code points each. */
const BLOCK_BITS = 7;

/** Texts in the same script are mostly in one language, and so are an Indian script and its romanisation: their words can be compared by sound. */
function arePhoneticallyComparable(script: number, other: number): boolean {
  return script === other || script === LATIN || other === LATIN;
}

/** Number of the script of the first Indian letter of a text. */
function scriptOf(text: string): number {
  const letter = INDIAN_LETTER.exec(text)?.[0].charCodeAt(0);
  if (letter === undefined) return LATIN;
  return letter < FIRST_BLOCK ? ARABIC : letter >> BLOCK_BITS;
}

async function encodeText(network: Transformer, tokens: readonly number[], { pooling }: EmbeddingModel): Promise<EncodedText> {
  const [output] = await network.run([{ ids: network.tokeniser.withSpecialTokens(tokens), types: [] }]);
  if (!output) throw new Error('the model returned no output');
  return { tokenVectors: tokenVectors(output), vector: pool(output, pooling) };
}

/** Lexical overlap: by spelling or by sound, whichever is higher. */
function lexicalOverlap(query: LexicalText, document: LexicalText): number {
  const lexical = lexicalCoverage(query.features, document.features);
  return query.phoneticKeys && document.phoneticKeys
    ? Math.max(lexical, phoneticCoverage(query.phoneticKeys, document.phoneticKeys))
    : lexical;
}

function findInformativeTokens(text: string, weightOf: WordWeight, tokensOf: (word: string) => readonly number[]): Set<number> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => normalisedWords(word).some((spelled) => weightOf(spelled) >= MIN_INFORMATIVE_WEIGHT)).flatMap(tokensOf),
  );
}
