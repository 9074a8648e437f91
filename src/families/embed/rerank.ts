/** Two-stage reranking: candidate retrieval by vectors where there are many documents, then scoring of the best. */
import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { dot } from '../../core/models/vector.ts';
import type { Context } from '../../core/operation/operation.ts';
import { type SelectedModel, selectEmbeddingModels } from '../text/language/model-selection.ts';
import { BatchRunner } from './batch-runner.ts';
import { toNativeScript } from './native-script.ts';
import type { DocumentScore } from './ranking.ts';
import type { Embedding } from './vectors.ts';

/** Maximum documents that are scored: with more, those with the nearest vectors. */
export const MAX_SCORED_DOCUMENTS = 100;

export interface RankedDocument extends DocumentScore {
  /** Position in the request. */
  readonly index: number;
}

export interface Reranking {
  readonly model: string;
  /** In descending order of score. */
  readonly ranked: readonly RankedDocument[];
  /** The built-in models used for the query and each document; empty with a cross-encoder. */
  readonly models: readonly EmbeddingModel[];
}

export async function rerankDocuments(
  query: string,
  documents: readonly string[],
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<Reranking> {
  const work = new BatchRunner(context);
  const { reranker } = context.models;
  // Without a cross-encoder the built-in models compare query and document: the scores are calibrated for them only.
  const { indic, general } = builtInModels();
  const selected = await selectEmbeddingModels([query, ...documents], [indic, general], context.jobs);
  const [queryModel = general, ...documentModels] = selected.map(({ model }) => model);
  const [readableQuery = query] = await toNativeScript([query], selected, context);
  const candidates =
    documents.length > MAX_SCORED_DOCUMENTS
      ? await retrieveNearest(readableQuery, documents, queryModel, documentModels, work)
      : [...documents.keys()];
  const ranked: RankedDocument[] = [];
  const add = (indexes: readonly number[], results: readonly DocumentScore[]): void => {
    for (const [i, index] of indexes.entries()) ranked.push({ index, ...(results[i] as DocumentScore) });
  };
  const textsAt = (indexes: readonly number[]): string[] => indexes.map((index) => documents[index] as string);
  if (reranker) {
    add(
      candidates,
      await work.run('crossEncode', reranker, textsAt(candidates), (slice) => ({ model: reranker, query, documents: slice })),
    );
  } else {
    const candidateTexts = await toNativeScript(
      textsAt(candidates),
      candidates.map((index) => selected[index + 1] as SelectedModel),
      context,
    );
    const textByIndex = new Map(candidates.map((index, i) => [index, candidateTexts[i] as string]));
    for (const documentModel of new Set(candidates.map((index) => documentModels[index] as EmbeddingModel))) {
      const indexes = candidates.filter((index) => documentModels[index] === documentModel);
      const models = { query: queryModel, documents: documentModel };
      const texts = indexes.map((index) => textByIndex.get(index) as string);
      add(indexes, await work.run('rank', documentModel, texts, (slice) => ({ models, query: readableQuery, documents: slice })));
    }
  }
  ranked.sort((a, b) => b.score - a.score || a.index - b.index);
  const modelNames = new Set([queryModel, ...documentModels].map(({ id }) => `${id}+late-interaction`));
  return reranker
    ? { model: reranker.id, ranked, models: [] }
    : { model: [...modelNames].join(','), ranked, models: [queryModel, ...documentModels] };
}

/** Positions of the documents whose vectors are nearest to that of the query. */
async function retrieveNearest(
  query: string,
  documents: readonly string[],
  queryModel: EmbeddingModel,
  documentModels: readonly EmbeddingModel[],
  work: BatchRunner,
): Promise<number[]> {
  const embed = (model: EmbeddingModel, texts: readonly string[]): Promise<Embedding[]> =>
    work.run('embed', model, texts, (slice) => ({ model, type: 'passage', texts: slice }));
  const [queryEmbedding] = await embed(queryModel, [query]);
  const similarity = new Array<number>(documents.length).fill(0);
  for (const documentModel of new Set(documentModels)) {
    const indexes = [...documents.keys()].filter((index) => documentModels[index] === documentModel);
    const embeddings = await embed(
      documentModel,
      indexes.map((index) => documents[index] as string),
    );
    for (const [i, index] of indexes.entries())
      similarity[index] = dot(queryEmbedding?.vector as Float32Array, embeddings[i]?.vector as Float32Array);
  }
  const order = [...documents.keys()].sort((a, b) => (similarity[b] as number) - (similarity[a] as number) || a - b);
  return order.slice(0, MAX_SCORED_DOCUMENTS);
}
