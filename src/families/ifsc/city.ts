/** The names under which a city is found. */
import { renamedCities, sharedCityNames } from '../../../data/tables/place_names.ts';
import { canonical } from '../../core/text/fold.ts';
import { LazyMap } from '../../core/util/lazy.ts';

const cityOf = new LazyMap(() => renamedCities().flatMap((city) => city.names.map((name) => [canonical(name), city] as const)));
const shared: ReadonlySet<string> = new Set(sharedCityNames.map(canonical));

/**
 * A city as it is published, and its present and former names. Nothing for a city that is not known.
 * Some branches stand under a neighbouring state, so the state decides only where the name itself does not.
 */
export function cityNames(state: string, published: string): readonly string[] {
  if (published === '') return [];
  const name = canonical(published);
  const city = cityOf.get(name);
  return city === undefined || (shared.has(name) && city.state !== state) ? [published] : [published, ...city.names];
}
