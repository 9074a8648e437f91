/** Two-stage reranking: candidate retrieval by vectors where there are many documents, then scoring of the best. */
import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { dot } from '../../core/models/vector.ts';
import type { Context } from '../../core/operation/operation.ts';
import { selectEmbeddingModels } from '../text/language/model-selection.ts';
import { BatchRunner } from './batch-runner.ts';
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
  const [asking = general, ...reading] = await selectEmbeddingModels([query, ...documents], [indic, general], context.jobs);
  const compared =
    documents.length > MAX_SCORED_DOCUMENTS ? await retrieveNearest(query, documents, asking, reading, work) : [...documents.keys()];
  const ranked: RankedDocument[] = [];
  const add = (places: readonly number[], results: readonly DocumentScore[]): void => {
    for (const [at, index] of places.entries()) ranked.push({ index, ...(results[at] as DocumentScore) });
  };
  const textsAt = (places: readonly number[]): string[] => places.map((place) => documents[place] as string);
  if (reranker) {
    add(compared, await work.run('crossEncode', reranker, textsAt(compared), (slice) => ({ model: reranker, query, documents: slice })));
  } else {
    for (const reader of new Set(compared.map((place) => reading[place] as EmbeddingModel))) {
      const places = compared.filter((place) => reading[place] === reader);
      const readers = { query: asking, documents: reader };
      add(places, await work.run('rank', reader, textsAt(places), (slice) => ({ readers, query, documents: slice })));
    }
  }
  ranked.sort((one, other) => other.score - one.score || one.index - other.index);
  const ran = new Set([asking, ...reading].map(({ id }) => `${id}+late-interaction`));
  return reranker ? { model: reranker.id, ranked, models: [] } : { model: [...ran].join(','), ranked, models: [asking, ...reading] };
}

/** Positions of the documents whose vectors are nearest to that of the query. */
async function retrieveNearest(
  query: string,
  documents: readonly string[],
  asking: EmbeddingModel,
  reading: readonly EmbeddingModel[],
  work: BatchRunner,
): Promise<number[]> {
  const embed = (model: EmbeddingModel, texts: readonly string[]): Promise<Embedding[]> =>
    work.run('embed', model, texts, (slice) => ({ model, type: 'passage', texts: slice }));
  const [question] = await embed(asking, [query]);
  const likeness = new Array<number>(documents.length).fill(0);
  for (const reader of new Set(reading)) {
    const places = [...documents.keys()].filter((place) => reading[place] === reader);
    const own = await embed(
      reader,
      places.map((place) => documents[place] as string),
    );
    for (const [at, place] of places.entries()) likeness[place] = dot(question?.vector as Float32Array, own[at]?.vector as Float32Array);
  }
  const order = [...documents.keys()].sort((a, b) => (likeness[b] as number) - (likeness[a] as number) || a - b);
  return order.slice(0, MAX_SCORED_DOCUMENTS);
}
