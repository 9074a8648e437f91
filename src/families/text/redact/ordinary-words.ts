/** Vocabulary of frequent words of many languages: an unknown word outside it may be a rare name. */
import { bundled } from '../../../../data/bundled.ts';
import { functionWords } from '../../../../data/tables/function_words.ts';
import { romanisedWords } from '../../../../data/tables/little_words.ts';
import { notNamesAfter } from '../../../../data/tables/name_leads.ts';
import { nameStops, notPeople, sentenceStarts } from '../../../../data/tables/person_words.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { readTable } from '../../../core/util/table.ts';

export const ordinaryWords = lazyWarm(
  (): ReadonlySet<string> =>
    new Set([
      ...[...readTable<'word'>(bundled('tokens_words'))].map(({ word }) => word.normalize('NFC')),
      ...functionWords().map(({ word }) => word),
      ...Object.values(romanisedWords()).flat(),
      ...[notNamesAfter, nameStops, notPeople, sentenceStarts].flatMap((list) => [...list]),
    ]),
);

/** @param key in lower case, NFC */
export const isOrdinary = (key: string): boolean => ordinaryWords().has(key) || isPlural(key);

/** "Bags" is ordinary where "bag" is. */
const isPlural = (key: string): boolean => /^[a-z]{3,}s$/.test(key) && ordinaryWords().has(key.slice(0, -1));
