/** Places, firms, goods and what else looks like a name of somebody and is not: what is unknown and none of them may be one. */
import { bundled } from '../../../../data/bundled.ts';
import { companyAliases } from '../../../../data/tables/companies.ts';
import { everydayWords } from '../../../../data/tables/everyday_goods.ts';
import { calledAfter, notPeople } from '../../../../data/tables/person_words.ts';
import { otherPlaceNames, renamedCities } from '../../../../data/tables/place_names.ts';
import { states } from '../../../../data/tables/states.ts';
import { brandWords, indianWords, otherCapitals } from '../../../../data/tables/words_like_names.ts';
import { readTable } from '../../../core/dataset/table.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';

/** A town with fewer bank offices is hardly spoken of by those who do not live there. */
const FEWEST_BANKS = 3;

const words = lazyWarm((): ReadonlySet<string> => {
  const places = [...readTable<'name' | 'village' | 'scripts'>(bundled('place_scripts'))].filter(({ village }) => village === '');
  const towns = [...readTable<'kind' | 'name' | 'banks'>(bundled('localities'))].filter(
    ({ kind, banks }) => kind === 'city' && Number(banks) >= FEWEST_BANKS,
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
  // A name of several words is known by them together.
  const single = names.filter((name) => !/[\s-]/.test(name)).map((name) => name.toLowerCase().normalize('NFC'));
  return new Set([...single, ...brandWords, ...otherCapitals, ...indianWords]);
});

/** Brands, regions, languages, festivals: what is not somebody even where the same word is a name. */
export const isThing = (key: string): boolean => brandWords.has(key) || otherCapitals.has(key);

/** @param key in small letters, composed */
export const isPlaceOrThing = (key: string): boolean => words().has(key);

/** Whether a word, after a name, says that it is that of a road, a college, a month or a shop. */
export const isCalledAfterSomebody = (key: string): boolean => notPeople.has(key) || calledAfter().test(key);
