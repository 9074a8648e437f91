/** Notes in the response on limitations of the built-in models. */
import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';

const models = lazyWarm(builtInModels);

const indicNote = (id: string): string =>
  `Texts in Indian languages were read by ${id}, whose vectors lie in the space of the English ones: a text and its translation are near, with a cosine ` +
  'of 0.5 to 0.8. It is best at Hindi and Marathi; Bengali, Urdu and Tamil are weaker, and so is text in Latin letters; Assamese, Gujarati, Odia, Punjabi and ' +
  'Kannada could not be tested on general texts. Rare names and facts are its weak point.';

const UNSUPPORTED_SCRIPTS = /[\p{Script=Olck}\p{Script=Mtei}]/u;
const UNSUPPORTED_NOTE = 'No built-in model reads Ol Chiki or Meetei Mayek: what is said of texts in these letters means nothing.';

/** @param readers the model used for each text */
export function modelNote(texts: readonly string[], readers: readonly EmbeddingModel[]): string | undefined {
  const { indic, general } = models();
  const unread = texts.some((text, place) => readers[place]?.id === general.id && UNSUPPORTED_SCRIPTS.test(text));
  const notes = [readers.some(({ id }) => id === indic.id) && indicNote(indic.id), unread && UNSUPPORTED_NOTE];
  return notes.filter((note) => note !== false).join(' ') || undefined;
}
