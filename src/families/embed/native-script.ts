/** Transliterates romanised Indic text to its native script, which the Indic model embeds far better. */
import { builtInModels } from '../../core/models/built-in.ts';
import type { Context } from '../../core/operation/operation.ts';
import type { SelectedModel } from '../text/language/model-selection.ts';
import { isRomanisedLanguage, transliterateRomanised } from '../transliterate/casual/read-texts.ts';

/** Maximum length: queries and messages, as transliteration takes half a millisecond per letter, ten times as long as the embedding. */
const MAX_LENGTH = 200;

/** A pure function of the texts and their languages. */
export async function toNativeScript(
  texts: readonly string[],
  selected: readonly SelectedModel[],
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<string[]> {
  const { indic } = builtInModels();
  const romanised = texts.flatMap((text, index) => {
    const { model, romanised: language } = selected[index] as SelectedModel;
    const isShort = text.length <= MAX_LENGTH && model.id === indic.id;
    return isShort && language !== undefined && isRomanisedLanguage(language) ? [{ position: index, text, language }] : [];
  });
  const result = [...texts];
  for (const [index, text] of (await transliterateRomanised(romanised, context)).entries())
    result[romanised[index]?.position as number] = text;
  return result;
}
