/** Names of airports besides those of the published list, and which are the busiest. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const busiest = table('busiest_airports.tsv', { code: text }, 'code');
const ranks = new LazyMap(() => busiest().map(({ code }, at) => [code, at]));

/** How busy an airport is, from 1 for the busiest of the world down to 0 for those that are not among the busiest. */
export function busyness(iata: string): number {
  const at = ranks.get(iata);
  return at === undefined ? 0 : 1 - at / (ranks.size * 2);
}

const rows = table('airport_names.tsv', { code: text, words: list(' '), names: list('|') }, 'code');
const byCode = new LazyMap(() => rows().map((row) => [row.code, row]));

/** What the large airports of the world are called by their city. */
export function airportNamesAbroad(iata: string): readonly string[] {
  return byCode.get(iata)?.names ?? [];
}

/** Of Indian airports. Each word by itself, and each with the one after it: which of them belong together only readers know. */
export function otherAirportNames(iata: string): readonly string[] {
  const words = byCode.get(iata)?.words ?? [];
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}
