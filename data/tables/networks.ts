/** What is typed of networks and countries, for the places of IP addresses. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

/** Networks that are announced from many places at once, so that no single place is theirs. */
export const anycastNetworks = table('anycast.tsv', { network: text, operator: text }, 'network');

const continents = table('continents.tsv', { country: text, continent: text }, 'country');
/** Country code → continent code. */
export const continentOf: ReadonlyMap<string, string> = new LazyMap(() =>
  continents().map(({ country, continent }) => [country, continent]),
);
