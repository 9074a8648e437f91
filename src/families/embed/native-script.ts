/** Writes romanised Indian texts in their script, which the Indian model reads far better. */
import { builtInModels } from '../../core/models/built-in.ts';
import type { Context } from '../../core/operation/operation.ts';
import type { SelectedModel } from '../text/language/model-selection.ts';
import { isCasualLanguage, readCasualTexts } from '../transliterate/casual/read-texts.ts';

/** Queries and messages. Transliteration takes half a millisecond per letter, ten times as long as the embedding. */
const MAX_LENGTH = 200;

/** Each text as its model reads it best. Depends on nothing but the text and its language. */
export async function inNativeScript(
  texts: readonly string[],
  selected: readonly SelectedModel[],
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<string[]> {
  const { indic } = builtInModels();
  const romanised = texts.flatMap((text, at) => {
    const { model, romanised: language } = selected[at] as SelectedModel;
    const isShort = text.length <= MAX_LENGTH && model.id === indic.id;
    return isShort && language !== undefined && isCasualLanguage(language) ? [{ at, text, language }] : [];
  });
  const read = [...texts];
  for (const [place, text] of (await readCasualTexts(romanised, context)).entries()) read[romanised[place]?.at as number] = text;
  return read;
}
