/** Words of requests in Indian languages and their English synonyms, by which phrases in one language are recognised in all. */
import { canonical, words } from '../../src/core/text/fold.ts';
import { singularWord } from '../../src/core/text/singular.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

/** Translations by their English words. */
export const translationRows = table('word_translations.tsv', { word: text, translations: list(' ') }, 'word');

/** English words in the singular, mostly one, by their folded translations. */
export const wordTranslations = lazy(
  () =>
    new Map(
      translationRows().flatMap(({ word, translations }) => {
        const english = words(word).map(singularWord);
        return translations.map((one) => [canonical(withoutJoiners(one)), english] as const);
      }),
    ),
);

export function translationsOf(english: ReadonlySet<string>): string[] {
  return translationRows().flatMap(({ word, translations }) => (english.has(word) ? translations : []));
}

/** Translations in Indian scripts: in Latin letters many are names too. */
export function nativeWordsOf(english: ReadonlySet<string>): string[] {
  return translationsOf(english).filter((word) => !/[a-z]/.test(word));
}

/** Without the joiners within words, which people type or omit. */
export function withoutJoiners(text: string): string {
  return text.replace(/[\u200c\u200d]/g, '');
}
