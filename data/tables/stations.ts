/** What is typed of railway stations, beside the published lists. */
import { LazyMap, lazy } from '../../src/core/util/lazy.ts';
import { list, optional, table, text } from '../table.ts';

const renames = table('station_renames.tsv', { former: text, current: text }, 'former');
/** Former code → code of today. */
export const stationRenames: ReadonlyMap<string, string> = new LazyMap(() => renames().map(({ former, current }) => [former, current]));

const facts = table(
  'station_facts.tsv',
  { code: text, name: optional, map_name: optional, latitude: optional, longitude: optional, other_names: list('|') },
  'code',
);
/** By code: the name that people know, the one on the map, a position. Each only where the published one is wrong or missing. */
export const stationFacts = new LazyMap(() => facts().map((row) => [row.code, row]));

const words = table('station_words.tsv', { word: text, others: text }, 'word', 'others');
const byWord = lazy(() => words().map(({ word, others }) => [new RegExp(`\\b${word}\\b`, 'i'), others] as const));

/** Further names of a station: whole ones, and words that any of its words may be replaced by. */
export function otherStationNames(code: string, name: string): { readonly names: readonly string[]; readonly words: readonly string[] } {
  return {
    names: stationFacts.get(code)?.other_names ?? [],
    words: byWord().flatMap(([word, others]) => (word.test(name) ? [others] : [])),
  };
}

const great = table('great_stations.tsv', { code: text }, 'code');
/** From 0 for the first of the great stations; undefined for all others. */
export const greatStations: ReadonlyMap<string, number> = new LazyMap(() => great().map(({ code }, at) => [code, at]));
