/** Aliases of airports, and a ranking of the busiest. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const busiest = table('busiest_airports.tsv', { code: text }, 'code');
const ranks = new LazyMap(() => busiest().map(({ code }, index) => [code, index]));

/** Popularity from 1 for the busiest airport of the world; 0 for airports outside the ranking. */
export function airportPopularity(iata: string): number {
  const rank = ranks.get(iata);
  return rank === undefined ? 0 : 1 - rank / (ranks.size * 2);
}

const rows = table('airport_names.tsv', { code: text, words: list(' '), names: list('|') }, 'code');
const byCode = new LazyMap(() => rows().map((row) => [row.code, row]));

/** Common names of large foreign airports by their city. */
export function airportNamesAbroad(iata: string): readonly string[] {
  return byCode.get(iata)?.names ?? [];
}

/** Aliases of Indian airports: single words and adjacent pairs (bigrams), because the table does not mark which words form a name. */
export function otherAirportNames(iata: string): readonly string[] {
  const words = byCode.get(iata)?.words ?? [];
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}
