import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { charactersRead, costBySize } from '../../core/request/cost.ts';
import { choice, flag, integer, list, nonBlankText } from '../../core/request/params.ts';
import { embedTexts, toBase64, toNumbers } from './embed.ts';
import { modelNote } from './notes.ts';
import type { DocumentScore } from './ranking.ts';
import { Embeddings, Reranked } from './records.ts';
import { MAX_SCORED_DOCUMENTS, rerankDocuments } from './rerank.ts';

const MAX_DOCUMENTS = 1_000;
/** Maximum total characters where the documents exceed `MAX_SCORED_DOCUMENTS`. */
const MAX_TOTAL_CHARACTERS = 200_000;

/** Rate-limit units: a minimum for all heavy work, and more by the number of characters. */
const MIN_COST = 10;
const CHARACTERS_PER_UNIT = 35;

const embed = operation({
  id: 'embed',
  path: '/v1/embed',
  title: 'Text to vectors',
  keywords: 'embed, embedding, embeddings, vector, vectors, semantic search, text embedding',
  summary: 'Embed texts as vectors, for semantic search',
  details:
    'English and other texts: all-MiniLM-L6-v2, exactly as published (int8 weights). Indian languages, in their scripts (as, bn, gu, hi, kn, ml, mr, ne, or, pa, ta, ' +
    'te, ur) or romanised (texts of up to 200 characters are transliterated first): potli-indic-minilm-384, in the same vector space, so that a query in Hindi finds passages in English and ' +
    'vice versa. The vector of a text does not depend on the rest of the batch. An operator can install other models: data.model is the one that was used.',
  cost: ({ text }) => Math.max(MIN_COST, costBySize(charactersRead(text), CHARACTERS_PER_UNIT)),
  input: {
    text: list(nonBlankText({ description: 'A text', max: 100_000 }), {
      description: 'A text; may be repeated. In JSON: texts',
      min: 1,
      max: 64,
      aliases: ['texts'],
    }),
    type: choice(['query', 'passage'], { description: 'query for search queries, passage for documents' }).default('query'),
    encoding: choice(['float', 'base64'], { description: 'Vectors as numbers, or as little-endian float32 in base64' }).default('float'),
  },
  textBody: 'text',
  output: Embeddings,
  example: { text: ['wheat farming in Punjab'] },
  async run({ text: texts, type, encoding }, context) {
    const { results, models } = await embedTexts(texts, type, context);
    const note = modelNote(texts, models);
    const write = encoding === 'base64' ? toBase64 : toNumbers;
    return {
      data: {
        model: [...new Set(models.map(({ id }) => id))].join(','),
        type,
        dimensions: context.models.general.dimensions,
        embeddings: results.map(({ vector }) => write(vector)),
        tokens: results.map(({ tokens }) => tokens),
        truncated: results.flatMap(({ truncated }, index) => (truncated ? [index] : [])),
      },
      meta: { total: texts.length, ...(note && { note }) },
    };
  },
});

const rerank = operation({
  id: 'rerank',
  path: '/v1/rerank',
  title: 'Sort texts by meaning',
  keywords: 'similarity, rerank, reranking, rank documents, relevance, sort by relevance',
  summary: 'Rank documents by relevance to a query',
  details:
    'Each document is scored independently: by late interaction of its tokens with those of the query, by shared words, in any script, and by vector similarity. Query and ' +
    'documents may be in different languages, English or Indian. The score, from 0 to 1, does not depend on the other documents: unrelated ones are mostly below 0.2, ' +
    'relevant ones above 0.6. Of more than 100 documents (at most 200,000 characters in total) the 100 with the nearest vectors are scored. Query and document are limited to 512 tokens together; ' +
    'for a document of more than 254 tokens the best passage counts. Longer pairs are truncated, the query to 192 tokens, and listed in `truncated`. An operator can install a cross-encoder instead: data.model is the model that was used.',
  cost: ({ document }) => Math.max(MIN_COST, rerankCost(document)),
  tool: 'rerank',
  toolHides: ['explain'],
  input: {
    query: nonBlankText({ description: 'Search query', max: 2000 }),
    document: list(nonBlankText({ description: 'A document', max: 8000 }), {
      description: 'Documents; repeat it in a query string',
      min: 1,
      max: MAX_DOCUMENTS,
      aliases: ['documents'],
    }),
    top: integer({ min: 1, max: MAX_SCORED_DOCUMENTS, description: 'Maximum number of results' }).optional(),
    explain: flag({ description: 'Return the components of each score' }).default(false),
  },
  textBody: 'query',
  output: Reranked,
  example: { query: 'capital of India', document: ['Mumbai is a port.', 'New Delhi is the capital of India.'] },
  async run({ query, document: documents, top = MAX_SCORED_DOCUMENTS, explain }, context) {
    const characters = documents.reduce((sum, document) => sum + document.length, 0);
    if (documents.length > MAX_SCORED_DOCUMENTS && characters > MAX_TOTAL_CHARACTERS) {
      invalid(
        'document',
        `must have at most ${MAX_TOTAL_CHARACTERS} characters in total if there are more than ${MAX_SCORED_DOCUMENTS} documents`,
      );
    }
    const { model, ranked, models } = await rerankDocuments(query, documents, context);
    const results = ranked.map(({ index, score, parts }) => ({
      index,
      score: round(score),
      document: documents[index] as string,
      ...(explain && { parts: rounded(parts) }),
    }));
    const note = [documents.length > MAX_SCORED_DOCUMENTS && CANDIDATES_NOTE, modelNote([query, ...documents], models)]
      .filter(Boolean)
      .join(' ');
    return {
      data: {
        model,
        query,
        results: results.slice(0, top),
        truncated: ranked.flatMap(({ truncated, index }) => (truncated ? [index] : [])).sort((a, b) => a - b),
      },
      meta: { total: documents.length, ...(note && { note }) },
    };
  },
});

const CANDIDATES_NOTE = `Only the ${MAX_SCORED_DOCUMENTS} documents with the nearest vectors to the query were scored.`;

/** Cost of many documents: all are embedded, and a hundred are scored. */
function rerankCost(documents: readonly string[]): number {
  const characters = charactersRead(documents);
  if (documents.length <= MAX_SCORED_DOCUMENTS) return costBySize(characters, CHARACTERS_PER_UNIT);
  return (
    costBySize(characters, CHARACTERS_PER_UNIT) + costBySize((characters * MAX_SCORED_DOCUMENTS) / documents.length, CHARACTERS_PER_UNIT)
  );
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function rounded(parts: DocumentScore['parts']): DocumentScore['parts'] {
  return parts && { cosine: round(parts.cosine), late: round(parts.late), lexical: round(parts.lexical) };
}

export const embedFamily: Family = {
  id: 'embed',
  name: 'Embeddings and reranking',
  group: 'Documents and media',
  about: 'Text embeddings for semantic search, and reranking of documents by relevance to a query.',
  operations: [embed, rerank],
};
