/** Vocabulary of places, companies, brands and other proper nouns that are not people: an unknown capitalised word outside it may be a name. */
import { bundled } from '../../../../data/bundled.ts';
import { companyAliases } from '../../../../data/tables/companies.ts';
import { everydayWords } from '../../../../data/tables/everyday_goods.ts';
import { calledAfter, notPeople } from '../../../../data/tables/person_words.ts';
import { otherPlaceNames, renamedCities } from '../../../../data/tables/place_names.ts';
import { states } from '../../../../data/tables/states.ts';
import { brandWords, indianWords, otherCapitals } from '../../../../data/tables/words_like_names.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { readTable } from '../../../core/util/table.ts';

/** Towns with fewer bank branches are seldom mentioned. */
const MIN_BANK_BRANCHES = 3;

const entityNames = lazyWarm((): ReadonlySet<string> => {
  const places = [...readTable<'name' | 'village' | 'scripts'>(bundled('place_scripts'))].filter(({ village }) => village === '');
  const towns = [...readTable<'kind' | 'name' | 'banks'>(bundled('localities'))].filter(
    ({ kind, banks }) => kind === 'city' && Number(banks) >= MIN_BANK_BRANCHES,
  );
  const names = [
    ...places.flatMap(({ name, scripts }) => [name, ...scripts.split('|')]),
    ...towns.map(({ name }) => name),
    ...otherPlaceNames().flatMap((place) => place.names),
    ...renamedCities().flatMap((city) => city.names),
    ...states.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...[...companyAliases.values()].flat(),
    ...[...everydayWords.values()].flat(),
  ];
  // Only single-word names: those of several words are not identified by one of them.
  const single = names.filter((name) => !/[\s-]/.test(name)).map((name) => name.toLowerCase().normalize('NFC'));
  return new Set([...single, ...brandWords, ...otherCapitals, ...indianWords]);
});

/** Brands, regions, languages, festivals: not a person even where the same word is a name. */
export const isMiscEntity = (key: string): boolean => brandWords.has(key) || otherCapitals.has(key);

/** @param key in lower case, NFC */
export const isNonPersonEntity = (key: string): boolean => entityNames().has(key);

/** Whether a word after a name makes it that of a road, a college, a month or a shop. */
export const isNamedAfterPerson = (key: string): boolean => notPeople.has(key) || calledAfter().test(key);
