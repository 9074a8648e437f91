/** Words of requests in Indian languages and their English synonyms, by which phrases in one language are recognised in all. */
import { canonical } from '../../src/core/text/fold.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('word_translations.tsv', { word: text, translations: list(' ') }, 'word');

/** English words by their folded translations. */
export const wordTranslations = lazy(
  () => new Map(rows().flatMap(({ word, translations }) => translations.map((one) => [canonical(withoutJoiners(one)), word] as const))),
);

/** Without the joiners within words, which people type or omit. */
export function withoutJoiners(text: string): string {
  return text.replace(/[\u200c\u200d]/g, '');
}
