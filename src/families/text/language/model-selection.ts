/** Selects the embedding model for each text, where that depends on its language. */
import type { EmbeddingModel } from '../../../core/models/manifest.ts';
import { type EmbeddingModels, modelForLatin, modelForScript } from '../../../core/models/model-selection.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { yieldBetween } from '../../../core/util/yield-between.ts';
import { languageEngine } from './engine.ts';
import { mayBeRomanised } from './latin.ts';

/** The first characters are enough to detect the language. */
const SAMPLE_LENGTH = 500;
/** Texts examined per turn of the event loop. */
const BATCH_SIZE = 32;
const TIMEOUT_MS = 15_000;

export interface SelectedModel {
  readonly model: EmbeddingModel;
  /** Language of a text in a romanised Indian language. */
  readonly romanised: string | undefined;
}

/** Language detection runs only for texts with function words of an Indian language: English texts never start the worker. */
export async function selectEmbeddingModels(
  texts: readonly string[],
  models: EmbeddingModels,
  jobs: Context['jobs'],
): Promise<SelectedModel[]> {
  const byScript = texts.map((text) => modelForScript(models, text));
  const samples = new Map<number, string>();
  const addSample = (index: number): void => {
    const sample = texts[index]?.slice(0, SAMPLE_LENGTH) ?? '';
    if (byScript[index] === undefined && mayBeRomanised(sample)) samples.set(index, sample);
  };
  if (models.some(({ romanised }) => romanised)) {
    const starts = Array.from({ length: Math.ceil(texts.length / BATCH_SIZE) }, (_, turn) => turn * BATCH_SIZE);
    await yieldBetween(starts, (start) => {
      for (let index = start; index < Math.min(texts.length, start + BATCH_SIZE); index++) addSample(index);
    });
  }
  const romanised = new Map<number, string>();
  if (samples.size > 0) {
    const languages = await jobs.run(languageEngine, 'romanised', { texts: [...samples.values()] }, { timeoutMs: TIMEOUT_MS });
    for (const [i, index] of [...samples.keys()].entries()) if (languages[i]) romanised.set(index, languages[i]);
  }
  return byScript.map((model, index) => ({
    model: model ?? modelForLatin(models, romanised.has(index)),
    romanised: romanised.get(index),
  }));
}
