/** Model registry: selects the model for a text, and reports the health of each. */

import { ApiError } from '../request/api-error.ts';
import { OperatorError } from '../util/operator-error.ts';
import { builtInModels, INDIC_OCR, INDIC_XLIT, SILUETA } from './built-in.ts';
import {
  type EmbeddingModel,
  type Model,
  type RerankerModel,
  readModels,
  type SegmentationModel,
  type TransliterationModel,
} from './manifest.ts';
import type { EmbeddingModels } from './model-selection.ts';

export class ModelRegistry {
  readonly #models: readonly Model[];
  readonly #problems = new Map<string, string | null>();
  readonly embeddingModels: EmbeddingModels;
  readonly reranker: RerankerModel | undefined;

  /** @param models operator-supplied ones before the built-in ones */
  constructor(models: readonly Model[]) {
    const embedding = models.filter((model): model is EmbeddingModel => model.kind === 'embedding');
    // A model for all scripts ends the list: later ones would never be selected.
    const selectable = embedding.slice(0, embedding.findIndex(({ scripts }) => scripts === 'all') + 1);
    this.reranker = models.find((model): model is RerankerModel => model.kind === 'reranker');
    this.#models = this.reranker ? [...selectable, this.reranker] : selectable;
    this.embeddingModels = selectable;
    const sizes = new Set(selectable.map(({ dimensions }) => dimensions));
    if (sizes.size > 1)
      throw new OperatorError(`MODEL_DIR: models for different scripts must have the same number of dimensions, not ${[...sizes]}`);
  }

  /** The fallback model for all other scripts; the public tokeniser name is its name. */
  get general(): EmbeddingModel {
    return this.embeddingModels.at(-1) as EmbeddingModel;
  }

  /** Background removal. */
  get segmentation(): SegmentationModel {
    return SILUETA;
  }

  /** Transliteration of casual spelling. */
  get transliteration(): TransliterationModel {
    return INDIC_XLIT;
  }

  /** Awaits a job with the model and records whether the model could be loaded. */
  async recordHealth<Result>({ id }: Pick<Model, 'id'>, job: Promise<Result>): Promise<Result> {
    try {
      const result = await job;
      this.#problems.set(id, null);
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'model_not_loaded') this.#problems.set(id, error.message);
      throw error;
    }
  }

  status(): ModelStatus[] {
    return [...this.#models, SILUETA, INDIC_XLIT, INDIC_OCR].map((model) => ({
      id: model.id,
      kind: model.kind,
      loaded: this.#problems.get(model.id) === null,
      version: model.network.sha256,
      dimensions: model.kind === 'embedding' ? model.dimensions : null,
      problem: this.#problems.get(model.id) ?? null,
    }));
  }
}

/** Operator-supplied models, then the built-in ones. */
export function openModelRegistry(directory: string): ModelRegistry {
  const supplied = readModels(directory);
  const scriptSpecific = supplied.filter((model) => model.kind === 'embedding' && model.scripts !== 'all');
  const general = supplied.filter((model) => !scriptSpecific.includes(model));
  const { indic, general: builtIn } = builtInModels();
  return new ModelRegistry([...scriptSpecific, ...general, indic, builtIn]);
}

/** Status of a model. */
export interface ModelStatus {
  readonly id: string;
  readonly kind: string;

  /** Whether it has been loaded, and its files verified, since the service started; models are loaded lazily. */
  readonly loaded: boolean;

  /** SHA-256 of its network. */
  readonly version: string;

  /** Dimensions of the output, if it is a vector. */
  readonly dimensions: number | null;

  /** Why it could not be loaded. */
  readonly problem: string | null;
}
