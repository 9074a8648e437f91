/** Notes in the response on limitations of the built-in models. */
import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';

const models = lazyWarm(builtInModels);

const indicNote = (id: string): string =>
  `Texts in Indian languages were embedded by ${id}, in the same vector space as English: a text and its translation are close, with a cosine similarity ` +
  'of 0.5 to 0.8. It is best at Hindi and Marathi; Bengali, Urdu, Tamil and romanised text are weaker; Assamese, Gujarati, Odia, Punjabi and ' +
  'Kannada could not be evaluated on general texts. It is weak at rare names and facts.';

const UNSUPPORTED_SCRIPTS = /[\p{Script=Olck}\p{Script=Mtei}]/u;
const UNSUPPORTED_NOTE =
  'No built-in model supports Ol Chiki or Meetei Mayek: vectors and scores of texts in these scripts are meaningless.';

/** @param modelOfText the model used for each text */
export function modelNote(texts: readonly string[], modelOfText: readonly EmbeddingModel[]): string | undefined {
  const { indic, general } = models();
  const hasUnsupportedScript = texts.some((text, index) => modelOfText[index]?.id === general.id && UNSUPPORTED_SCRIPTS.test(text));
  const notes = [modelOfText.some(({ id }) => id === indic.id) && indicNote(indic.id), hasUnsupportedScript && UNSUPPORTED_NOTE];
  return notes.filter((note) => note !== false).join(' ') || undefined;
}
