/** Selects the embedding model for a text, by script and by whether it is an Indian language in Latin script. */
import type { EmbeddingModel } from './manifest.ts';
import { scriptLetters } from './scripts.ts';

/** Models in order of preference; the last one reads every script. Plain data, also sent to child processes. */
export type EmbeddingModels = readonly EmbeddingModel[];

/** The first model for a script of the text, if any. A few letters suffice: models for Indian scripts also read embedded English words. */
export function modelForScript(models: EmbeddingModels, text: string): EmbeddingModel | undefined {
  return models.find(({ scripts }) => scripts !== 'all' && scriptLetters(scripts).test(text));
}

/** The model for a text whose scripts have no model of their own. */
export function modelForLatin(models: EmbeddingModels, isRomanised: boolean): EmbeddingModel {
  const match = models.find(({ scripts, romanised }) => scripts === 'all' || (isRomanised && romanised));
  if (!match) throw new Error('no model supports every script');
  return match;
}
