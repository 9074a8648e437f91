/** Gazetteer of personal names in Latin letters. Names in Indian scripts are in the lexicon of the tagger. */
import { cities } from '../../../../data/tables/address_words.ts';
import { nameRegions } from '../../../../data/tables/fake_names.ts';
import { namesByRegion } from '../../../../data/tables/names_by_region.ts';
import { everydayWords, moreNames, moreSurnames } from '../../../../data/tables/person_words.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';

/** `common`: a name that is also an ordinary word or a city. */
export type NameKind = 'name' | 'common' | undefined;

export const allNames = (): readonly string[] => [
  ...[...nameRegions.values()].flatMap(({ female, male, surnames }) => [...female, ...male, ...surnames]),
  ...moreNames,
  ...moreSurnames,
  ...namesByRegion(),
];

const kinds = lazyWarm((): ReadonlyMap<string, 'name' | 'common'> => {
  const rare = new Set(namesByRegion());
  // A city is mentioned far more often than the few families named after it.
  const isCommon = (key: string): boolean => everydayWords.has(key) || (rare.has(key) && cities.has(key));
  return new Map(allNames().map((name) => [name.toLowerCase(), isCommon(name.toLowerCase()) ? 'common' : 'name']));
});

/** @param key in lower case */
export const nameKind = (key: string): NameKind => kinds().get(key);
