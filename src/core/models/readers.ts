/** Which model reads a text: by its script, and by whether it is an Indian language in Latin letters. */
import type { EmbeddingModel } from './manifest.ts';
import { scriptLetters } from './scripts.ts';

/** The models of a server in the order in which they are asked; the last one reads every script. Plain data, which child processes get too. */
export type Readers = readonly EmbeddingModel[];

/** The first model for a script of the text, if there is one. A few letters decide: models for Indian scripts read English words among them too. */
export function readerOfScript(readers: Readers, text: string): EmbeddingModel | undefined {
  return readers.find(({ scripts }) => scripts !== 'all' && scriptLetters(scripts).test(text));
}

/** The model of a text in no script that has a model of its own. */
export function readerOfLatin(readers: Readers, isRomanised: boolean): EmbeddingModel {
  const found = readers.find(({ scripts, romanised }) => scripts === 'all' || (isRomanised && romanised));
  if (!found) throw new Error('no model reads every script');
  return found;
}
