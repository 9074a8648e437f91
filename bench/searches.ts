/** Searches over whole datasets, with and without a filter: what people type, and words of the data itself. */
import type { Shot } from './load.ts';

type Searches = (readonly [title: string, shots: Shot[]])[];

const TYPED: Readonly<Record<string, readonly string[]>> = {
  airports: ['chennai', 'international', 'del', 'regional', 'airport mumbai', 'san', 'heli', 'nagar', 'new york', 'tokyo'],
  stations: ['chennai', 'junction', 'road', 'nagar', 'delhi', 'pur', 'ma', 'central', 'cantt', 'bengaluru'],
  pincode: ['anna nagar', 'salem', 'kot', 'gandhi', 'market', 'rampur', 'new', 'chennai', 'vill', 'camp'],
};
const FILTERS: Readonly<Record<string, string>> = { airports: 'country=IN', stations: 'state=TN', pincode: 'state=TN' };

export function typicalSearches(): Searches {
  return Object.entries(TYPED).flatMap(([name, queries]) => bothWays(name, queries));
}

/** All different, so that hardly a search finds what another has prepared. */
export async function variousSearches(port: number): Promise<Searches> {
  const searches: Searches = [];
  for (const name of Object.keys(TYPED)) searches.push(...bothWays(name, await queriesFrom(`http://127.0.0.1:${port}/v1/${name}`)));
  return searches;
}

function bothWays(name: string, queries: readonly string[]): Searches {
  const shots = (filter: string): Shot[] => queries.map((q) => ({ path: `/v1/${name}?q=${encodeURIComponent(q)}${filter}` }));
  return [
    [`all ${name}`, shots('')],
    [`${name} with ${FILTERS[name]}`, shots(`&${FILTERS[name]}`)],
  ];
}

const VARIOUS = 250;
const BEGINNINGS = 'ab am ar ba be bo ch da de fa ga gu ha ja ka ko la ma mo na pa po ra sa su ta th va wa'.split(' ');

/** Beginnings of words, words and pairs of words from the names of a list, in turn. */
async function queriesFrom(list: string): Promise<string[]> {
  const queries = new Set<string>();
  for (const beginning of BEGINNINGS) {
    const { data } = (await (await fetch(`${list}?q=${beginning}&limit=100`)).json()) as { data: { name: string }[] };
    for (const { name } of data) {
      const [first, second = ''] = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
      if (first !== undefined) queries.add([first.slice(0, 3), first, `${first} ${second}`.trim()][queries.size % 3] as string);
    }
  }
  // Spread over all of them: names that follow each other are often alike.
  const all = [...queries];
  return Array.from({ length: VARIOUS }, (_, at) => all[Math.floor((at * all.length) / VARIOUS)] as string);
}
