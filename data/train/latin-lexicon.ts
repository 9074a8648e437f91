/** Lexicon of the name tagger in Latin letters, from the tables of names, words and places. */

import { phoneticFold } from '../../src/core/text/phonetic-key.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { readTable } from '../../src/core/util/table.ts';
import { LEXICON_FLAGS } from '../../src/families/text/redact/tagger/lexicon.ts';
import { LATIN } from '../../src/families/text/redact/tagger/script-normalisation.ts';
import { bundled } from '../bundled.ts';
import { cities } from '../tables/address_words.ts';
import { companyAliases } from '../tables/companies.ts';
import { everydayWords as everydayGoods } from '../tables/everyday_goods.ts';
import { nameRegions } from '../tables/fake_names.ts';
import { functionWords } from '../tables/function_words.ts';
import { identifierLabels } from '../tables/identifier_labels.ts';
import { namesByRegion } from '../tables/names_by_region.ts';
import {
  additionalGivenNames,
  additionalSurnames,
  ambiguousNames,
  honorifics,
  kinshipTerms,
  negativeCues,
  roles,
  titles,
} from '../tables/person_words.ts';
import { otherPlaceNames, renamedCities } from '../tables/place_names.ts';
import { states } from '../tables/states.ts';
import { romanisedStopWords } from '../tables/stop_words.ts';
import { brandWords, indianWords, otherCapitals } from '../tables/words_like_names.ts';
import { LANGUAGES, SECTIONS, wordsBySection } from './annotated-words.ts';

/** Localities with fewer bank branches are seldom mentioned. */
const MIN_BANK_BRANCHES = 3;

/** Distinct single words in Latin letters, in lower case. */
const latinWords = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].map((word) => word.toLowerCase().normalize('NFC')).filter((word) => /^[a-z]{2,}$/.test(word)));
const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !others.has(word)));

export const latinNames = lazy(() =>
  latinWords([
    ...[...nameRegions.values()].flatMap(({ female, male, surnames }) => [...female, ...male, ...surnames]),
    ...additionalGivenNames,
    ...additionalSurnames,
    ...namesByRegion(),
  ]),
);

/** Frequent words of many languages. */
const vocabulary = lazy(() =>
  latinWords([
    ...[...readTable<'word'>(bundled('tokens_words'))].map(({ word }) => word),
    ...functionWords().map(({ word }) => word),
    ...Object.values(romanisedStopWords()).flat(),
    ...identifierLabels().map(({ word }) => word),
    ...[titles, honorifics, negativeCues, kinshipTerms, roles].flatMap((list) => [...list]),
  ]),
);

const places = lazy(() =>
  latinWords([
    ...cities,
    ...[...readTable<'name' | 'village'>(bundled('place_scripts'))].filter(({ village }) => village === '').map(({ name }) => name),
    ...[...readTable<'name' | 'banks'>(bundled('localities'))]
      .filter(({ banks }) => Number(banks) >= MIN_BANK_BRANCHES)
      .map(({ name }) => name),
    ...[...otherPlaceNames(), ...renamedCities()].flatMap(({ names }) => names),
    ...states.flatMap(({ name, aliases }) => [name, ...aliases]),
  ]),
);

export const brands = lazy(() => latinWords([...brandWords, ...otherCapitals, ...indianWords]));

const otherProperNouns = lazy(() =>
  latinWords([...places(), ...brands(), ...[...companyAliases.values(), ...everydayGoods.values()].flat()]),
);

/** Names that are rather cities, brands, festivals or languages. */
export const isRarelyName = (name: string): boolean => cities.has(name) || brandWords.has(name) || otherCapitals.has(name);
export const isAmbiguousName = (name: string): boolean => ambiguousNames.has(name) || vocabulary().has(name) || isRarelyName(name);

export const commonWords = lazy(() => without(vocabulary(), latinNames()));
export const properNouns = lazy(() => without(otherProperNouns(), latinNames()));
/** Places, unless the word is rather a person's name. */
export const placeNames = lazy(() => new Set([...places()].filter((word) => cities.has(word) || !latinNames().has(word))));

/** Flags by word, prefixed by the script; and by sound, also of the words in Indian scripts. */
export function latinLexiconFlags(): Map<string, number> {
  const flagsByKey = new Map<string, number>();
  const add = (key: string, flags: number): void => {
    flagsByKey.set(key, (flagsByKey.get(key) ?? 0) | flags);
  };
  const addWithSound = (word: string, flags: number): void => {
    add(LATIN + word, flags);
    add(phoneticFold(word), flags);
  };
  const { name: nameOnly, both, word: common, other } = LEXICON_FLAGS;
  for (const name of latinNames()) addWithSound(name, (isAmbiguousName(name) ? both : nameOnly) | (isRarelyName(name) ? other : 0));
  for (const word of commonWords()) add(LATIN + word, common);
  for (const word of properNouns()) addWithSound(word, other);
  for (const language of LANGUAGES)
    for (const [section, words] of wordsBySection(language)) for (const word of words) add(phoneticFold(word), SECTIONS[section]);
  return flagsByKey;
}
