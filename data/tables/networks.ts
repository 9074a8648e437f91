/** Hand-typed facts about networks and countries, for the geolocation of IP addresses. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

/** Anycast networks: announced from several locations, so they have no single one. */
export const anycastNetworks = table('anycast.tsv', { network: text, operator: text }, 'network');

const continents = table('continents.tsv', { country: text, continent: text }, 'country');
/** Country code → continent code. */
export const continentOf: ReadonlyMap<string, string> = new LazyMap(() =>
  continents().map(({ country, continent }) => [country, continent]),
);
