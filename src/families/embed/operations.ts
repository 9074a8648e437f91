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
/** Maximum total characters where the documents exceed `MOST_COMPARED`. */
const MAX_TOTAL_CHARACTERS = 200_000;

/** Rate-limit units: a minimum for all heavy work, and more by the number of characters. */
const MIN_COST = 10;
const CHARACTERS_PER_UNIT = 35;

const embed = operation({
  id: 'embed',
  path: '/v1/embed',
  title: 'Text to vectors',
  keywords: 'embedding, embeddings, vector, vectors, semantic search, text embedding',
  summary: 'Vectors of texts, for search by meaning',
  details:
    'English and other texts: all-MiniLM-L6-v2, exactly as published (int8 weights). Indian languages, in their scripts (as, bn, gu, hi, kn, ml, mr, ne, or, pa, ta, ' +
    'te, ur) or plainly in Latin letters: potli-indic-minilm-384, whose vectors lie in the same space, so that a question in Hindi finds passages in English and the ' +
    'other way round. The same text always has the same vector, whatever is sent with it. An operator can install other models: data.model says which one ran.',
  cost: ({ text }) => Math.max(MIN_COST, costBySize(charactersRead(text), CHARACTERS_PER_UNIT)),
  input: {
    text: list(nonBlankText({ description: 'A text', max: 100_000 }), {
      description: 'A text; repeat it for several. In JSON: texts',
      min: 1,
      max: 64,
      aliases: ['texts'],
    }),
    type: choice(['query', 'passage'], { description: 'query for questions, passage for the documents searched' }).default('query'),
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
        truncated: results.flatMap(({ truncated }, place) => (truncated ? [place] : [])),
      },
      meta: { total: texts.length, ...(note && { note }) },
    };
  },
});

const rerank = operation({
  id: 'rerank',
  path: '/v1/rerank',
  title: 'Sort texts by meaning',
  keywords: 'rerank, reranking, rank documents, relevance, sort by relevance',
  summary: 'Sorts documents by how well they answer a query',
  details:
    'Each document is scored by itself: by the likeness of its tokens to those of the query, by the words they share, in whatever script, and by their vectors. Query and ' +
    'documents may be in English and Indian languages, each in another. The score, from 0 to 1, does not depend on the other documents: what is unrelated is mostly below 0.2, ' +
    'an answer above 0.6. Of more than 100 documents (together 200,000 characters at the most) the 100 whose vectors are nearest are scored. Query and document are read up to 512 tokens together; ' +
    'of a document of more than 254 tokens the best part counts. Longer pairs are cut, the query to 192 tokens, and listed in `truncated`. An operator can install a cross-encoder instead: data.model says which one ran.',
  cost: ({ document }) => Math.max(MIN_COST, rerankCost(document)),
  tool: 'rerank',
  toolHides: ['explain'],
  input: {
    query: nonBlankText({ description: 'Question or search words', max: 2000 }),
    document: list(nonBlankText({ description: 'A document', max: 8000 }), {
      description: 'Candidates; in a query string repeated',
      min: 1,
      max: MAX_DOCUMENTS,
      aliases: ['documents'],
    }),
    top: integer({ min: 1, max: MAX_SCORED_DOCUMENTS, description: 'Only the best few' }).optional(),
    explain: flag({ description: 'Answer what each score is made of' }).default(false),
  },
  textBody: 'query',
  output: Reranked,
  example: { query: 'capital of India', document: ['Mumbai is a port.', 'New Delhi is the capital of India.'] },
  async run({ query, document: documents, top = MAX_SCORED_DOCUMENTS, explain }, context) {
    const characters = documents.reduce((sum, document) => sum + document.length, 0);
    if (documents.length > MAX_SCORED_DOCUMENTS && characters > MAX_TOTAL_CHARACTERS) {
      invalid(
        'document',
        `must have at most ${MAX_TOTAL_CHARACTERS} characters together when there are more than ${MAX_SCORED_DOCUMENTS} of them`,
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

const CANDIDATES_NOTE = `Of all documents the ${MAX_SCORED_DOCUMENTS} whose vectors are nearest to that of the query were scored.`;

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
  about: 'Texts as vectors for search by meaning, and documents sorted by how well they answer a question.',
  operations: [embed, rerank],
};
