/** Hand-typed facts about railway stations that supplement the published lists. */
import { LazyMap, lazy } from '../../src/core/util/lazy.ts';
import { list, optional, table, text } from '../table.ts';

const renames = table('station_renames.tsv', { former: text, current: text }, 'former');
/** Former code → current code. */
export const stationRenames: ReadonlyMap<string, string> = new LazyMap(() => renames().map(({ former, current }) => [former, current]));

const facts = table(
  'station_facts.tsv',
  { code: text, name: optional, map_name: optional, latitude: optional, longitude: optional, other_names: list('|') },
  'code',
);
/** By code: the popular name, the name on the map, a position. Only where the published value is wrong or missing. */
export const stationFacts = new LazyMap(() => facts().map((row) => [row.code, row]));

const words = table('station_words.tsv', { word: text, others: text }, 'word', 'others');
const byWord = lazy(() => words().map(({ word, others }) => [new RegExp(`\\b${word}\\b`, 'i'), others] as const));

/** Aliases of a station: whole names, and synonyms of single words. */
export function otherStationNames(code: string, name: string): { readonly names: readonly string[]; readonly words: readonly string[] } {
  return {
    names: stationFacts.get(code)?.other_names ?? [],
    words: byWord().flatMap(([word, others]) => (word.test(name) ? [others] : [])),
  };
}

const majorStations = table('great_stations.tsv', { code: text }, 'code');
/** Rank of the major stations from 0; undefined for all others. */
export const majorStationRanks: ReadonlyMap<string, number> = new LazyMap(() => majorStations().map(({ code }, index) => [code, index]));
