/** Aliases under which a city is indexed. */
import { renamedCities, sharedCityNames } from '../../../data/tables/place_names.ts';
import { canonical } from '../../core/text/fold.ts';
import { LazyMap } from '../../core/util/lazy.ts';

const cityOf = new LazyMap(() => renamedCities().flatMap((city) => city.names.map((name) => [canonical(name), city] as const)));
const sharedNames: ReadonlySet<string> = new Set(sharedCityNames.map(canonical));

/**
 * The published name of a city with its present and former names; empty if no name is published. Some branches are listed under a neighbouring state,
 * so the state only disambiguates names that several cities share.
 */
export function cityNames(state: string, published: string): readonly string[] {
  if (published === '') return [];
  const name = canonical(published);
  const city = cityOf.get(name);
  return city === undefined || (sharedNames.has(name) && city.state !== state) ? [published] : [published, ...city.names];
}
